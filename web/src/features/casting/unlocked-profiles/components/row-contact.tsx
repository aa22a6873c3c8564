import type { UnlockedRow } from '@callboard/contract/casting/unlocking';
import { CalendarClock, MessageSquare, Users } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import type { WalkState } from '../../../../shared/lib/talent-walk.ts';
import { Button, ButtonLink } from '../../../../shared/ui/button/button.tsx';
import lines from '../../../../shared/ui/contact-lines/contact-lines.module.css';
import { EmailLine, MobileLine } from '../../../../shared/ui/contact-lines/contact-lines.tsx';
import { openMessages } from '../../../messaging/messages/index.ts';
import { ShortlistDialog } from '../../shortlists/index.ts';
import { openAvailabilityCheck, openEmailDialog } from '../../unlocking/index.ts';
import classes from './unlocked-row.module.css';

interface RowActionsProps {
  row: UnlockedRow;
  state: WalkState;
}

export function RowActions({ row, state }: RowActionsProps) {
  const { name, user_id: talentId, userUniqueId, gallary } = row;
  const { t } = useTranslation('unlockedProfiles');
  const [isOpen, setIsOpen] = useState(false);
  const image = gallary[0]?.file_url ?? null;
  const talents = useMemo(() => [{ user_id: talentId, name, image }], [talentId, name, image]);
  return (
    <div className={classes.actions}>
      <Button
        variant="outline"
        leftSection={<MessageSquare size={17} aria-hidden />}
        aria-label={t('row.messageTo', { name })}
        onClick={() => openMessages({ userId: talentId })}
      >
        {t('row.message')}
      </Button>
      <Button
        variant="outline"
        leftSection={<CalendarClock size={17} aria-hidden />}
        aria-label={t('row.askWhom', { name })}
        onClick={() => openAvailabilityCheck({ talentId, name })}
      >
        {t('row.ask')}
      </Button>
      <Button
        variant="ghost"
        aria-label={t('row.mailTo', { name })}
        onClick={() => openEmailDialog({ talentId, name })}
      >
        {t('row.mail')}
      </Button>
      <Button variant="ghost" aria-label={t('row.shortlistWhom', { name })} onClick={() => setIsOpen(true)}>
        {t('row.shortlist')}
      </Button>
      <ButtonLink
        variant="ghost"
        to={paths.talent(userUniqueId)}
        state={state}
        aria-label={t('row.profileOf', { name })}
      >
        {t('row.profile')}
      </ButtonLink>
      {isOpen && <ShortlistDialog talents={talents} onClose={() => setIsOpen(false)} />}
    </div>
  );
}

type Contact = NonNullable<UnlockedRow['contact']>;

/** Calls the manager, or emails them when there is no number. */
function ManagerLine({ contact }: { contact: Contact }) {
  const { t } = useTranslation('unlockedProfiles');
  const { manager_name: name, mananger_mobile_number: mobile, mananger_email_address: email } = contact;
  const label = name ?? mobile ?? email;
  const content = () => {
    if (!label) return <span className={lines.main}>{t('row.noManager')}</span>;
    if (mobile) {
      return (
        <a className={lines.main} href={`tel:${mobile}`} aria-label={t('row.callManager', { name: label })}>
          {label}
        </a>
      );
    }
    if (email) {
      return (
        <a className={lines.main} href={`mailto:${email}`} aria-label={t('row.mailManager', { name: label })}>
          {label}
        </a>
      );
    }
    return <span className={lines.main}>{label}</span>;
  };
  return (
    <li className={lines.line}>
      <Users size={17} aria-hidden />
      {content()}
    </li>
  );
}

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
