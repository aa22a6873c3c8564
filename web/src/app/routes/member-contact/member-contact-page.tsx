import { ContactForm } from '../../../features/site/contact/index.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { PageTitle } from '../../../shared/ui/page-title/page-title.tsx';
import classes from './member-contact-page.module.css';

/** The public form, prefilled for the signed-in user. */
export function Component() {
  const { t } = useTranslation('pages');
  return (
    <div className={classes.page}>
      <PageTitle>{t('talentContact.title')}</PageTitle>
      <p className={classes.lead}>{t('talentContact.lead')}</p>
      <ContactForm />
    </div>
  );
}
