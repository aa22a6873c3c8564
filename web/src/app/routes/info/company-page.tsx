import { CompanyForm } from '../../../features/site/contact/index.ts';
import { InfoColumns, InfoSection, InfoSheet } from '../../../features/site/content/index.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { usePageHead } from '../../../shared/lib/page-head.ts';
import './info-words.ts';

/** /about/company */
export function CompanyPage() {
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
