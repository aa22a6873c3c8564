import { InfoColumns, InfoSection, InfoSheet, LinkList } from '../../../features/site/content/index.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { usePageHead } from '../../../shared/lib/page-head.ts';
import { paths } from '../../../shared/lib/paths.ts';
import classes from './about-page.module.css';
import './info-i18n.ts';

const rules = ['one', 'two', 'three', 'four', 'five'] as const;
const goOn = [
  { word: 'goOn.how', to: paths.howItWorks() },
  { word: 'goOn.company', to: paths.company() },
  { word: 'goOn.support', to: paths.support() },
  { word: 'goOn.contact', to: paths.contactUs() },
] as const;

export function Component() {
  const { t } = useTranslation('info');
  usePageHead({ title: t('about.title'), description: t('about.description') });
  return (
    <InfoSheet title={t('about.title')} lead={t('about.lead')}>
      <InfoColumns>
        <div>
          <InfoSection title={t('about.why')}>
            <p>{t('about.whyText')}</p>
          </InfoSection>
          <InfoSection title={t('about.what')}>
            <p>{t('about.whatText')}</p>
          </InfoSection>
          <InfoSection title={t('about.name')}>
            <p>{t('about.nameText')}</p>
          </InfoSection>
        </div>
        <div>
          <InfoSection title={t('about.how')}>
            <ol className={classes.rules}>
              {rules.map((rule) => (
                <li key={rule}>{t(`about.rules.${rule}`)}</li>
              ))}
            </ol>
          </InfoSection>
          <InfoSection title={t('about.more')}>
            <LinkList label={t('about.more')} links={goOn.map(({ word, to }) => ({ to, label: t(word) }))} />
          </InfoSection>
        </div>
      </InfoColumns>
    </InfoSheet>
  );
}
