import type { UnlockedRow } from '@callboard/contract/casting/unlocking';
import { Users } from 'lucide-react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import lines from '../../../../shared/ui/contact-lines/contact-lines.module.css';
import { EmailLine, MobileLine } from '../../../../shared/ui/contact-lines/contact-lines.tsx';
import classes from './unlocked-row.module.css';

type Contact = NonNullable<UnlockedRow['contact']>;

/** Whoever speaks for them; a press calls or writes. */
function ManagerLine({ contact }: { contact: Contact }) {
  const { t } = useTranslation('unlockedProfiles');
  const { manager_name: name, mananger_mobile_number: mobile, mananger_email_address: email } = contact;
  const said = name ?? mobile ?? email;
  const way = () => {
    if (!said) return <span className={lines.main}>{t('row.noManager')}</span>;
    if (mobile) {
      return (
        <a className={lines.main} href={`tel:${mobile}`} aria-label={t('row.callManager', { name: said })}>
          {said}
        </a>
      );
    }
    if (email) {
      return (
        <a className={lines.main} href={`mailto:${email}`} aria-label={t('row.mailManager', { name: said })}>
          {said}
        </a>
      );
    }
    return <span className={lines.main}>{said}</span>;
  };
  return (
    <li className={lines.line}>
      <Users size={17} aria-hidden />
      {way()}
    </li>
  );
}

/** Phone, e-mail and manager, each a press away. */
export function RowContact({ row: { contact, name, is_open } }: { row: UnlockedRow }) {
  const { t } = useTranslation('unlockedProfiles');
  if (!is_open || !contact) return <p className={classes.closed}>{t('row.closed')}</p>;
  const { mobile_number: mobile, email, is_managed_by_manager: isManaged } = contact;
  return (
    <>
      <p className={classes.label}>{t('row.contact')}</p>
      {!mobile && !email && !isManaged ? (
        <p className={classes.closed}>{t('row.nothing')}</p>
      ) : (
        <ul className={lines.lines}>
          {mobile && <MobileLine mobile={mobile} name={name} />}
          {email && <EmailLine email={email} />}
          <ManagerLine contact={contact} />
        </ul>
      )}
    </>
  );
}
