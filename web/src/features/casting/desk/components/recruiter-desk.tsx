import '../i18n.ts';
import type { SessionUser } from '@callboard/contract/accounts/sessions';
import type { UserRecord } from '@callboard/contract/accounts/settings';
import { creditsWhenVerified } from '@callboard/contract/billing/credits';
import type { RecruiterDesk as DeskAnswer } from '@callboard/contract/casting/desk';
import { MessageSquare, Plus, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatCount } from '../../../../shared/lib/format/count.ts';
import { formatLongDate } from '../../../../shared/lib/format/dates.ts';
import { usePageTitle } from '../../../../shared/lib/page-title.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { Alert } from '../../../../shared/ui/alert/alert.tsx';
import { ButtonLink } from '../../../../shared/ui/button/button.tsx';
import { Page, Stack } from '../../../../shared/ui/layout/layout.tsx';
import { QueryState } from '../../../../shared/ui/query-state/query-state.tsx';
import { SectionTitle } from '../../../../shared/ui/section-title/section-title.tsx';
import { Skeleton, SkeletonText } from '../../../../shared/ui/skeleton/skeleton.tsx';
import { useMediaQuery } from '../../../../shared/ui/theme/use-media-query.ts';
import { useUserRecord } from '../../../accounts/settings/index.ts';
import { partOfDay } from '../../../people/dashboard/index.ts';
import { useVerification } from '../../../people/recruiter-verification/index.ts';
import { useLiveProjects, useOwnProjects } from '../../projects/index.ts';
import { useDesk, useLiveDesk } from '../api.ts';
import { openSteps, type RecruiterStep } from '../model/recruiter-steps.ts';
import { AuditionsToday, CreditsPanel, NewsPanel } from './desk-aside.tsx';
import { DeskProjects } from './desk-projects.tsx';
import { DeskSteps } from './desk-steps.tsx';
import needsClasses from './needs-you.module.css';
import { TaskList } from './needs-you.tsx';
import classes from './recruiter-desk.module.css';

interface RecruiterDeskProps {
  user: SessionUser;
  onAddIcon: () => void;
  /** Below the credits, from another feature. */
  foot?: ReactNode;
}

type Projects = NonNullable<ReturnType<typeof useOwnProjects>['data']>;

/** All that the desk shows: it opens as a whole, so that nothing jumps. */
interface Loaded {
  readonly desk: DeskAnswer;
  readonly projects: Projects;
  readonly record: UserRecord;
  readonly reason: string;
  readonly steps: readonly RecruiterStep[];
}

function useDeskPage(user: SessionUser) {
  const desk = useDesk(user.user_id);
  const projects = useOwnProjects();
  const record = useUserRecord(user.user_id);
  const verification = useVerification(user.user_id);
  useLiveDesk(user.user_id);
  useLiveProjects(user.user_id);
  const queries = [desk, projects, record];
  const isComplete = desk.data && projects.data && record.data && !verification.isLoading;
  const loaded: Loaded | undefined = isComplete
    ? {
        desk: desk.data,
        projects: projects.data,
        record: record.data,
        reason: verification.data?.refused_reason ?? '',
        steps: openSteps({
          // The session gets every change, so its icon and names are newer.
          record: { ...record.data, ...user },
          verification: desk.data.verification,
          hasProjects: projects.data.counts.all > 0,
        }),
      }
    : undefined;
  return {
    data: loaded,
    error: queries.find(({ isError }) => isError)?.error ?? null,
    refetch: () => Promise.all(queries.filter(({ isError }) => isError).map(({ refetch }) => refetch())),
  };
}

function UnreadMessages({ count }: { count: number }) {
  const { t } = useTranslation('desk');
  if (count === 0) return null;
  return (
    <p className={classes.unread}>
      <MessageSquare size={18} aria-hidden />
      <span>{t('unread', { count })}</span>
      <ButtonLink to={paths.messages()} variant="outline" size="sm">
        {t('read')}
      </ButtonLink>
    </p>
  );
}

/** Fewer on phones, where the projects come below. */
const mostTasks = { wide: 5, narrow: 3 };

interface DeskTodayProps extends Loaded {
  onAddIcon: () => void;
}

/** What needs them today. The steps of somebody new have the page to themselves. */
function DeskToday({ desk, projects, steps, record, reason, onAddIcon }: DeskTodayProps) {
  const { t } = useTranslation('desk');
  const isNarrow = useMediaQuery('(max-width: 44rem)');
  const isNew = projects.counts.all === 0;
  const { tasks, unread_messages: unread } = desk;
  const hasTasks = tasks.length > 0 || unread > 0;
  const stepCards = <DeskSteps steps={steps} record={record} reason={reason} onAddIcon={onAddIcon} hasRed />;
  return (
    <Stack gap={5}>
      {desk.verification === 'requested' && (
        <Alert family="wait">{t('inReview', { credits: creditsWhenVerified })}</Alert>
      )}
      {(hasTasks || !isNew) && (
        <section aria-labelledby="desk-tasks">
          <SectionTitle
            id="desk-tasks"
            aside={tasks.length > 0 ? t('tasks.count', { shown: formatCount(tasks.length) }) : undefined}
          >
            {t('tasks.title')}
          </SectionTitle>
          <UnreadMessages count={unread} />
          <TaskList tasks={tasks} most={isNarrow ? mostTasks.narrow : mostTasks.wide} />
          {!hasTasks && <p className={needsClasses.none}>{t('tasks.none')}</p>}
        </section>
      )}
      {steps.length > 0 && (
        <section aria-labelledby="desk-steps">
          <SectionTitle id="desk-steps">{t(isNew ? 'steps.firstTitle' : 'steps.title')}</SectionTitle>
          {stepCards}
        </section>
      )}
    </Stack>
  );
}

function Actions({ isFrozen, hasRed }: { isFrozen: boolean; hasRed: boolean }) {
  const { t } = useTranslation('desk');
  return (
    <div className={classes.actions}>
      <ButtonLink to={paths.findTalents()} variant="outline" leftSection={<Search size={16} aria-hidden />}>
        {t('findTalents')}
      </ButtonLink>
      {!isFrozen && (
        <ButtonLink
          to={paths.newProject()}
          variant={hasRed ? 'filled' : 'outline'}
          leftSection={<Plus size={16} aria-hidden />}
        >
          {t('newProject')}
        </ButtonLink>
      )}
    </div>
  );
}

const skeletonRows = [1, 2, 3].map((row) => (
  <div key={row} className={classes.project}>
    <Skeleton width="4rem" aspectRatio="4 / 5" />
    <SkeletonText lines={3} />
  </div>
));

const skeleton = (
  <div className={classes.columns} aria-hidden>
    <div>
      <Skeleton width="11rem" height="1.75rem" />
      {skeletonRows}
    </div>
    <div>
      <Skeleton width="9rem" height="1.75rem" />
      {skeletonRows}
    </div>
    <div className={classes.panel}>
      <SkeletonText lines={5} />
    </div>
  </div>
);

/** The dashboard of a recruiter: what needs them, their projects, and what is new. */
export function RecruiterDesk({ user, onAddIcon, foot }: RecruiterDeskProps) {
  const { t } = useTranslation('desk');
  usePageTitle(t('title'));
  const now = new Date();
  const query = useDeskPage(user);
  const { data } = query;
  const count = data && data.desk.tasks.length + data.steps.length;
  const isNew = data?.projects.counts.all === 0;
  return (
    <Page>
      <div className={classes.head}>
        <div>
          <h1 className={classes.greeting}>{t(partOfDay(now), { name: user.first_name })}</h1>
          <p className={classes.today}>
            <time dateTime={now.toISOString()}>{formatLongDate(now)}</time>
            {count !== undefined && <span>{t('waiting', { count })}</span>}
          </p>
        </div>
        {data && !isNew && <Actions isFrozen={user.isFreezed} hasRed={data.steps.length === 0} />}
      </div>
      <QueryState query={query} thing={t('thing')} waiting={skeleton}>
        {(loaded) => (
          <div className={classes.columns} data-new={isNew || undefined}>
            <DeskToday {...loaded} onAddIcon={onAddIcon} />
            {!isNew && (
              <Stack gap={5}>
                <AuditionsToday auditions={loaded.desk.auditions} />
                <DeskProjects projects={loaded.projects.results} total={loaded.projects.totalResults} />
              </Stack>
            )}
            <Stack gap={4} className={classes.aside}>
              <NewsPanel news={loaded.desk.news} />
              <CreditsPanel credits={loaded.desk.credits} />
              {foot}
            </Stack>
          </div>
        )}
      </QueryState>
    </Page>
  );
}
