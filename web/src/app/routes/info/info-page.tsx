import './info-i18n.ts';
import { useParams } from 'react-router';
import { CompanyForm } from '../../../features/site/contact/index.ts';
import { InfoColumns, InfoSection, InfoSheet, MissingPage } from '../../../features/site/content/index.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { usePageHead } from '../../../shared/lib/page-head.ts';
import { paths } from '../../../shared/lib/paths.ts';
import { Component as ContactPage } from './contact-page.tsx';

/** /about/company */
function CompanyPage() {
  const { t } = useTranslation('info');
  usePageHead({ title: t('company.title'), description: t('company.description') });
  return (
    <InfoSheet title={t('company.title')} lead={t('company.lead')}>
      <InfoColumns>
        <div>
          <InfoSection title={t('company.earn')}>
            <p>{t('company.earnText')}</p>
          </InfoSection>
          <InfoSection title={t('company.stand')}>
            <p>{t('company.standText')}</p>
          </InfoSection>
          <InfoSection title={t('company.work')}>
            <p>{t('company.workText')}</p>
          </InfoSection>
        </div>
        <InfoSection title={t('company.formTitle')}>
          <CompanyForm />
        </InfoSection>
      </InfoColumns>
    </InfoSheet>
  );
}

const closeBy = [
  { word: 'goOn.about', to: paths.about() },
  { word: 'goOn.company', to: paths.company() },
  { word: 'goOn.contact', to: paths.contactUs() },
  { word: 'goOn.how', to: paths.howItWorks() },
  { word: 'goOn.support', to: paths.support() },
] as const;

/** /about/{id}: two known pages, any other id is not found. */
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
