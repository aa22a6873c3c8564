import { ContactForm } from '../../../features/site/contact/index.ts';
import { InfoColumns, InfoSection, InfoSheet, LinkList } from '../../../features/site/content/index.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { usePageHead } from '../../../shared/lib/page-head.ts';
import { paths } from '../../../shared/lib/paths.ts';
import './info-i18n.ts';

/** /Contact and /about/contact-us. */
export function Component() {
  const { t } = useTranslation('info');
  usePageHead({ title: t('contact.title'), description: t('contact.description') });
  return (
    <InfoSheet title={t('contact.title')} lead={t('contact.lead')}>
      <InfoColumns>
        <div>
          <InfoSection title={t('contact.otherWays')}>
            <LinkList
              label={t('contact.otherWays')}
              links={[
                { to: paths.support(), note: t('contact.support'), label: t('contact.supportLink') },
                {
                  to: paths.contentPage('safety'),
                  note: t('contact.safety'),
                  label: t('contact.safetyLink'),
                },
                { to: paths.company(), note: t('contact.company'), label: t('contact.companyLink') },
              ]}
            />
          </InfoSection>
          <InfoSection title={t('contact.frozenTitle')}>
            <p>{t('contact.frozen')}</p>
          </InfoSection>
        </div>
        <ContactForm />
      </InfoColumns>
    </InfoSheet>
  );
}
