import { useParams } from 'react-router';
import { MissingPage } from '../../../features/site/content/index.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { paths } from '../../../shared/lib/paths.ts';
import { CompanyPage } from './company-page.tsx';
import { Component as ContactPage } from './contact-page.tsx';
import './info-words.ts';

const closeBy = [
  { word: 'goOn.about', to: paths.about() },
  { word: 'goOn.company', to: paths.company() },
  { word: 'goOn.contact', to: paths.contactUs() },
  { word: 'goOn.how', to: paths.howItWorks() },
  { word: 'goOn.support', to: paths.support() },
] as const;

/** /about/{id}: two pages have names, any other id has nothing behind it. */
export function Component() {
  const { id } = useParams();
  const { t } = useTranslation('info');
  if (id === 'company') return <CompanyPage />;
  if (id === 'contact-us') return <ContactPage />;
  return (
    <MissingPage
      title={t('unknown.title')}
      description={t('unknown.description')}
      text={t('unknown.text')}
      label={t('about.more')}
      links={closeBy.map(({ word, to }) => ({ to, label: t(word) }))}
    />
  );
}
