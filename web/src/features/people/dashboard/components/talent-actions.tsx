import type { SessionUser } from '@callboard/contract/accounts/sessions';
import { Button } from '@mantine/core';
import { CalendarDays, Eye } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { isCompleteTalent } from '../../../../shared/lib/complete-talent.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import classes from './talent-actions.module.css';

export function TalentActions({ user }: { user: SessionUser }) {
  const { t } = useTranslation('dashboard');
  return (
    <div className={classes.actions}>
      {isCompleteTalent(user) && (
        <Button
          component={Link}
          to={`${paths.talent(user.userUniqueId)}?view=recruiter`}
          variant="default"
          leftSection={<Eye size={16} aria-hidden />}
        >
          {t('seeAsRecruiter')}
        </Button>
      )}
      <Button
        component={Link}
        to={paths.talentCalendar()}
        variant="default"
        leftSection={<CalendarDays size={16} aria-hidden />}
      >
        {t('calendar')}
      </Button>
    </div>
  );
}
