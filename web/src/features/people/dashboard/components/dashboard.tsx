import { formatLongDate } from '../../../../shared/lib/format/dates.ts';
import '../i18n.ts';
import type { SessionUser } from '@callboard/contract/accounts/sessions';
import { userTypes } from '@callboard/contract/accounts/user-types';
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
import { useVerification } from '../../recruiter-verification/index.ts';
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
  /** After everything else, from another feature. */
  foot?: ReactNode;
}

/** How much there is to do, once all of it is known: a number that grows would make the page jump. */
function useTodoCounts(user: SessionUser) {
  const isTalent = user.user_type === userTypes.talent;
  const verification = useVerification(user.user_id, user.user_type === userTypes.recruiter);
  const record = useUserRecord(user.user_id);
  const dashboard = useTalentDashboard(user.user_id, isTalent);
  useLiveDashboard(user.user_id, isTalent);
  const questions = isTalent ? dashboard.data?.questions : [];
  return {
    record,
    verification: verification.data,
    isReady: record.isError || (record.data !== undefined && !dashboard.isLoading && !verification.isLoading),
    // The session gets every change, so its icon and names are newer.
    steps:
      record.data && !verification.isLoading
        ? nextSteps({ ...record.data, ...user }, verification.data?.status).todos.length
        : undefined,
    questions: questions?.filter(({ status }) => status === 'asked').length,
  };
}

type TodoCounts = ReturnType<typeof useTodoCounts>;

interface ContentProps extends Omit<DashboardProps, 'foot'> {
  counts: TodoCounts;
}

function Content({ user, onAddIcon, requests, counts }: ContentProps) {
  const { t } = useTranslation('dashboard');
  const { record, verification, isReady, questions = 0 } = counts;
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
          <NextSteps
            record={{ ...data, ...user }}
            verification={verification}
            hasQuestions={questions > 0}
            onAddIcon={onAddIcon}
          />
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

export function Dashboard({ user, onAddIcon, requests, foot }: DashboardProps) {
  const { t } = useTranslation('dashboard');
  usePageTitle(t('title'));
  const now = new Date();
  const isTalent = user.user_type === 1;
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
        {isTalent && <TalentActions user={user} />}
      </div>
      {isTalent && <StrengthStrip userId={user.user_id} />}
      <div className={classes.columns} data-two={isTalent || undefined}>
        <Stack gap={6} className={classes.content}>
          <Content user={user} onAddIcon={onAddIcon} requests={requests} counts={counts} />
          {foot}
        </Stack>
        {isTalent && <TalentAside userId={user.user_id} isPrimary={count === 0} />}
      </div>
    </Page>
  );
}
