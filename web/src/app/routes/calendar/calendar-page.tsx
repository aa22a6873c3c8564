import { AvailabilityCalendar } from '../../../features/people/availability/index.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useSession } from '../../../shared/lib/session/index.ts';
import { PageTitle } from '../../../shared/ui/page-title/page-title.tsx';
import classes from './calendar-page.module.css';

export function Component() {
  const { t } = useTranslation('availability');
  const { user } = useSession();
  if (!user) return null;
  return (
    <div className={classes.page}>
      <PageTitle>{t('title')}</PageTitle>
      <p className={classes.lead}>{t('lead')}</p>
      <AvailabilityCalendar userId={user.user_id} />
    </div>
  );
}
