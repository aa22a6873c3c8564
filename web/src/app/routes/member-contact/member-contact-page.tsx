import { ContactForm } from '../../../features/site/contact/index.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { PageTitle } from '../../../shared/ui/page-title/page-title.tsx';
import classes from './member-contact-page.module.css';

/** The same form as for everybody; it fills in who is signed in. */
export function Component() {
  const { t } = useTranslation('pages');
  return (
    <div className={classes.page}>
      <PageTitle>{t('talentContact.title')}</PageTitle>
      <p className={classes.lead}>{t('talentContact.purpose')}</p>
      <ContactForm />
    </div>
  );
}
