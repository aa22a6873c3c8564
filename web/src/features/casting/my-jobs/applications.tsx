import './i18n.ts';
import type { MyApplication, MyJobs } from '@callboard/contract/casting/my-jobs';
import type { ApplicationStage } from '@callboard/contract/casting/project-share-values';
import { Link } from 'react-router';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { formatCount } from '../../../shared/lib/format/count.ts';
import { formatDate } from '../../../shared/lib/format/dates.ts';
import { paths } from '../../../shared/lib/paths.ts';
import { PagedResults } from '../../../shared/ui/paged-results/paged-results.tsx';
import { QueryState } from '../../../shared/ui/query-state/query-state.tsx';
import { Skeleton } from '../../../shared/ui/skeleton/skeleton.tsx';
import { Status } from '../../../shared/ui/status/status.tsx';
import { TurnLine } from '../../../shared/ui/turn-line/turn-line.tsx';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden/visually-hidden.tsx';
import { useLiveJobs, useMyJobs } from './api.ts';
import classes from './applications.module.css';
import { JobTitle } from './components/job-head.tsx';
import { JobsFrame } from './components/jobs-frame.tsx';
import { NothingHere } from './components/nothing-yet.tsx';
import { dueText, isLate } from './model/job-dates.ts';
import { applicationNext, applicationStatus, firstNameOf, recruiterName } from './model/job-kinds.ts';

const steps: readonly string[] = [
  'applied',
  'viewed',
  'shortlisted',
  'audition',
  'callback',
  'offered',
  'cast',
];

/** From 1. 0 once it ended without being cast. */
const stepOf = (status: string): number => steps.indexOf(status) + 1;

/** Seven segments in ink: how far it came. Ended ones are hatched after the last true step. */
function Progress({ status, label }: { status: string; label: string }) {
  const at = stepOf(status);
  return (
    <div className={classes.progress} role="img" aria-label={label} data-ended={at === 0 || undefined}>
      {steps.map((step, place) => (
        <i key={step} data-done={place < Math.max(at, 1) || undefined} />
      ))}
    </div>
  );
}

function ApplicationRow({ application, now }: { application: MyApplication; now: number }) {
  const { t } = useTranslation('myJobs');
  const { t: statusText } = useTranslation('status');
  const { status, by, words, applied_at, title, character } = application;
  const name = applicationStatus(status);
  const at = stepOf(status);
  const isOver = at === 0 || status === 'cast';
  const line = [
    character && title !== character.name ? title : undefined,
    application.project?.project_type.toLowerCase(),
    t('applications.applied', { date: formatDate(applied_at) }),
  ];
  const who = recruiterName(application, t);
  const next = applicationNext(status, t);
  const due = { by, turn: 'they' as const };
  return (
    <li className={classes.row}>
      <div className={classes.head}>
        <JobTitle job={{ ...application, detail: { job: title } }} />
        <Status name={name} />
      </div>
      <p className={classes.line}>{line.filter(Boolean).join(', ')}</p>
      <Progress
        status={status}
        label={
          at === 0
            ? t('applications.ended', { status: statusText(name) })
            : t('applications.progress', { at, of: steps.length, status: statusText(name) })
        }
      />
      {words && <blockquote className={classes.words}>{words}</blockquote>}
      {!isOver && (
        <TurnLine
          turn="they"
          who={who}
          shortWho={application.recruiter ? firstNameOf(who) : who}
          what={next.what}
          shortWhat={next.short}
          by={dueText(due, t, now)}
          isLate={isLate(due, now)}
        />
      )}
    </li>
  );
}

const waiting = (
  <div className={classes.waiting} aria-hidden>
    {['first', 'second', 'third'].map((key) => (
      <Skeleton key={key} height="6rem" />
    ))}
  </div>
);

const addressOf = (stage: ApplicationStage | undefined, page = 1): string => {
  const parts = [...(stage ? [`show=${stage}`] : []), ...(page > 1 ? [`page=${page}`] : [])];
  return parts.length === 0 ? paths.myApplications() : `${paths.myApplications()}?${parts.join('&')}`;
};

/** All, those that go on, those that ended. */
function Stages({ stage, counts }: { stage: ApplicationStage | undefined; counts: MyJobs['counts'] }) {
  const { t } = useTranslation('myJobs');
  const { applications: all, applications_moving: moving } = counts;
  const stages = [
    { key: 'all', value: undefined, count: all },
    { key: 'moving', value: 'moving', count: moving },
    { key: 'ended', value: 'ended', count: all - moving },
  ] as const;
  return (
    <nav className={classes.stages} aria-label={t('applications.show')}>
      {stages.map(({ key, value, count }) => (
        <Link key={key} to={addressOf(value)} aria-current={stage === value ? 'true' : undefined}>
          {t(`applications.stages.${key}`)} <span>{formatCount(count)}</span>
        </Link>
      ))}
    </nav>
  );
}

interface ApplicationsProps {
  userId: number;
  page: number;
  stage: ApplicationStage | undefined;
}

/** My Applications: the true status of each. */
export function Applications({ userId, page, stage }: ApplicationsProps) {
  const { t } = useTranslation('myJobs');
  const query = useMyJobs(userId, { closed: 1, applications: page, stage });
  useLiveJobs(userId);
  const now = Date.now();
  return (
    <JobsFrame tab="applications" lead={t('lead.applications')} counts={query.data?.counts}>
      <QueryState query={query} thing={t('thing')} kept={t('kept')} waiting={waiting}>
        {({ applications, counts }) => (
          <div className={classes.page}>
            {counts.applications > 0 && <Stages stage={stage} counts={counts} />}
            <VisuallyHidden as="h2">{t('applications.list')}</VisuallyHidden>
            <PagedResults
              data={applications}
              page={page}
              isStale={query.isPlaceholderData}
              linkTo={(next) => addressOf(stage, next)}
              label={t('applications.list')}
              empty={
                stage && counts.applications > 0 ? (
                  <p className={classes.none}>{t(`applications.none.${stage}`)}</p>
                ) : (
                  <NothingHere
                    title={t('applications.title')}
                    text={t('applications.text')}
                    action={t('closed.open')}
                  />
                )
              }
            >
              {applications.results.map((application) => (
                <ApplicationRow key={application.id} application={application} now={now} />
              ))}
            </PagedResults>
          </div>
        )}
      </QueryState>
    </JobsFrame>
  );
}
