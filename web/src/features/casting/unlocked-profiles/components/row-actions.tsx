import type { UnlockedRow } from '@callboard/contract/casting/unlocking';
import { CalendarClock, MessageSquare } from 'lucide-react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { Button, ButtonLink } from '../../../../shared/ui/button/button.tsx';
import { openMessages } from '../../../messaging/messages/index.ts';
import { openAvailabilityCheck, openEmailDialog } from '../../unlocking/index.ts';
import classes from './unlocked-row.module.css';

/** What one does with somebody unlocked. */
export function RowActions({ row: { name, user_id: talentId, userUniqueId } }: { row: UnlockedRow }) {
  const { t } = useTranslation('unlockedProfiles');
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
        className={classes.quiet}
        aria-label={t('row.mailTo', { name })}
        onClick={() => openEmailDialog({ talentId, name })}
      >
        {t('row.mail')}
      </Button>
      <ButtonLink variant="ghost" to={paths.talent(userUniqueId)} aria-label={t('row.profileOf', { name })}>
        {t('row.profile')}
      </ButtonLink>
    </div>
  );
}
