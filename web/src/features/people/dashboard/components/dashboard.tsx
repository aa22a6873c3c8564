import { formatLongDate } from '../../../../shared/lib/format/dates.ts';
import '../i18n.ts';
import type { SessionUser } from '@callboard/contract/accounts/sessions';
import { CalendarDays, Eye } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { isCompleteTalent } from '../../../../shared/lib/complete-talent.ts';
import { usePageTitle } from '../../../../shared/lib/page-title.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { ButtonLink } from '../../../../shared/ui/button/button.tsx';
import { Page, Stack } from '../../../../shared/ui/layout/layout.tsx';
import { QueryState } from '../../../../shared/ui/query-state/query-state.tsx';
import { Skeleton } from '../../../../shared/ui/skeleton/skeleton.tsx';
import { useUserRecord } from '../../../accounts/settings/index.ts';
import { useLiveDashboard, useTalentDashboard } from '../api.ts';
import { partOfDay } from '../model/greeting.ts';
import { nextSteps } from '../model/next-steps.ts';
import classes from './dashboard.module.css';
import { NextSteps } from './next-steps.tsx';
import { StrengthStrip, TalentAside } from './talent-aside.tsx';

function TalentActions({ user }: { user: SessionUser }) {
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

interface DashboardProps {
  user: SessionUser;
  onAddIcon: () => void;
  /** What recruiters want to know, from another feature. */
  requests?: ReactNode;
}

/** How much there is to do, once all of it is known: a number that grows would make the page jump. */
function useTodoCounts(user: SessionUser) {
  const record = useUserRecord(user.user_id);
  const dashboard = useTalentDashboard(user.user_id);
  useLiveDashboard(user.user_id);
  return {
    record,
    isReady: record.isError || (record.data !== undefined && !dashboard.isLoading),
    // The session gets every change, so its icon and names are newer.
    steps: record.data && nextSteps({ ...record.data, ...user }).todos.length,
    questions: dashboard.data?.questions.filter(({ status }) => status === 'asked').length,
  };
}

type TodoCounts = ReturnType<typeof useTodoCounts>;

interface ContentProps extends DashboardProps {
  counts: TodoCounts;
}

function Content({ user, onAddIcon, requests, counts }: ContentProps) {
  const { t } = useTranslation('dashboard');
  const { record, isReady, questions = 0 } = counts;
  return (
    <QueryState
      query={isReady ? record : { ...record, data: undefined }}
      thing={t('thing')}
      waiting={
        <Stack gap={4}>
          <Skeleton width="9rem" height="1.75rem" />
          <Skeleton height="6.5rem" />
          <Skeleton height="4.5rem" />
        </Stack>
      }
    >
      {(data) => (
        <>
          {requests}
          <NextSteps record={{ ...data, ...user }} hasQuestions={questions > 0} onAddIcon={onAddIcon} />
        </>
      )}
    </QueryState>
  );
}

function TodoCount({ count }: { count: number | undefined }) {
  const { t } = useTranslation('dashboard');
  if (count === undefined) return null;
  return <span>{count > 0 ? t('waiting', { count }) : t('nothingWaits')}</span>;
}

/** Of a talent. That of a recruiter is features/casting/desk. */
export function Dashboard({ user, onAddIcon, requests }: DashboardProps) {
  const { t } = useTranslation('dashboard');
  usePageTitle(t('title'));
  const now = new Date();
  const counts = useTodoCounts(user);
  const { steps, questions } = counts;
  const count = steps === undefined || questions === undefined ? undefined : steps + questions;
  return (
    <Page>
      <div className={classes.head}>
        <div>
          <h1 className={classes.greeting}>{t(partOfDay(now), { name: user.first_name })}</h1>
          <p className={classes.today}>
            <time dateTime={now.toISOString()}>{formatLongDate(now)}</time>
            <TodoCount count={count} />
          </p>
        </div>
        <TalentActions user={user} />
      </div>
      <StrengthStrip userId={user.user_id} />
      <div className={classes.columns}>
        <Stack gap={6} className={classes.content}>
          <Content user={user} onAddIcon={onAddIcon} requests={requests} counts={counts} />
        </Stack>
        <TalentAside userId={user.user_id} isPrimary={count === 0} />
      </div>
    </Page>
  );
}
