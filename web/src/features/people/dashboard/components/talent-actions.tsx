import type { SessionUser } from '@callboard/contract/accounts/sessions';
import { CalendarDays, Eye } from 'lucide-react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { isCompleteTalent } from '../../../../shared/lib/complete-talent.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { ButtonLink } from '../../../../shared/ui/button/button.tsx';
import classes from './talent-actions.module.css';

export function TalentActions({ user }: { user: SessionUser }) {
  const { t } = useTranslation('dashboard');
  return (
    <div className={classes.actions}>
      {isCompleteTalent(user) && (
        <ButtonLink
          to={`${paths.talent(user.userUniqueId)}?view=recruiter`}
          variant="outline"
          leftSection={<Eye size={16} aria-hidden />}
        >
          {t('seeAsRecruiter')}
        </ButtonLink>
      )}
      <ButtonLink
        to={paths.talentCalendar()}
        variant="outline"
        leftSection={<CalendarDays size={16} aria-hidden />}
      >
        {t('calendar')}
      </ButtonLink>
    </div>
  );
}
