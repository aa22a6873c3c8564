import '../i18n.ts';
import { type SessionUser, userTypes } from '@callboard/contract/accounts/sessions';
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

const day = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Kolkata',
  weekday: 'long',
  day: '2-digit',
  month: 'short',
  year: 'numeric',
});

/** Saturday 14 Nov 2026 */
const formatDay = (moment: Date): string => day.format(moment).replace(',', '');

/** Requests from recruiters that need a reply, shown by another feature. */
interface OpenRequests {
  /** Nothing else renders until this is known, or the page would jump. */
  readonly isPending: boolean;
  readonly count: number;
  readonly content: ReactNode;
}

interface DashboardProps {
  user: SessionUser;
  onAddIcon: () => void;
  requests?: OpenRequests;
  /** After everything else, from another feature. */
  foot?: ReactNode;
}

/** Only recruiters have one. */
const useOwnVerification = ({ user_id, user_type }: SessionUser) =>
  useVerification(user_id, user_type === userTypes.recruiter);

function Content({ user, onAddIcon, requests }: Omit<DashboardProps, 'foot'>) {
  const { t } = useTranslation('dashboard');
  const record = useUserRecord(user.user_id);
  const verification = useOwnVerification(user);
  const isPending = requests?.isPending || verification.isLoading;
  return (
    <QueryState
      query={isPending ? { ...record, data: undefined, error: null } : record}
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
          {requests?.content}
          {/* The session gets every change, so its icon and names are newer. */}
          <NextSteps record={{ ...data, ...user }} verification={verification.data} onAddIcon={onAddIcon} />
        </>
      )}
    </QueryState>
  );
}

function TodoCount({ user, requests }: Pick<DashboardProps, 'user' | 'requests'>) {
  const { t } = useTranslation('dashboard');
  const { data } = useUserRecord(user.user_id);
  const verification = useOwnVerification(user);
  if (!data || requests?.isPending || verification.isLoading) return null;
  const count =
    nextSteps({ ...data, ...user }, verification.data?.status).todos.length + (requests?.count ?? 0);
  return <span>{count > 0 ? t('waiting', { count }) : t('nothingWaits')}</span>;
}

export function Dashboard({ user, onAddIcon, requests, foot }: DashboardProps) {
  const { t } = useTranslation('dashboard');
  usePageTitle(t('title'));
  const now = new Date();
  const isTalent = user.user_type === 1;
  return (
    <Page>
      <div className={classes.head}>
        <div>
          <h1 className={classes.greeting}>{t(partOfDay(now), { name: user.first_name })}</h1>
          <p className={classes.today}>
            <time dateTime={now.toISOString()}>{formatDay(now)}</time>
            <TodoCount user={user} {...(requests && { requests })} />
          </p>
        </div>
        {isTalent && <TalentActions user={user} />}
      </div>
      {isTalent && <StrengthStrip userId={user.user_id} />}
      <div className={classes.columns} data-two={isTalent || undefined}>
        <Stack gap={6} className={classes.content}>
          <Content user={user} onAddIcon={onAddIcon} {...(requests && { requests })} />
          {foot}
        </Stack>
        {isTalent && <TalentAside userId={user.user_id} />}
      </div>
    </Page>
  );
}
