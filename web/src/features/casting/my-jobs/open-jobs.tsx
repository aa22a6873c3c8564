import './i18n.ts';
import type { SessionUser } from '@callboard/contract/accounts/sessions';
import type { MyJob, MyJobs } from '@callboard/contract/casting/my-jobs';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Alert } from '../../../shared/ui/alert/alert.tsx';
import { Button } from '../../../shared/ui/button/button.tsx';
import { QueryState } from '../../../shared/ui/query-state/query-state.tsx';
import { SectionTitle } from '../../../shared/ui/section-title/section-title.tsx';
import { Skeleton } from '../../../shared/ui/skeleton/skeleton.tsx';
import { useLiveJobs, useMyJobs } from './api.ts';
import { JobRow } from './components/job-row.tsx';
import { JobsAside } from './components/jobs-aside.tsx';
import { JobsFrame } from './components/jobs-frame.tsx';
import { NothingYet } from './components/nothing-yet.tsx';
import { TurnCard } from './components/turn-card.tsx';
import { dueDay, shortDay } from './model/job-dates.ts';
import { type Fold, useFold } from './model/use-fold.ts';
import classes from './open-jobs.module.css';

interface SectionProps {
  jobs: readonly MyJob[];
  now: number;
}

interface FoldButtonProps {
  fold: Fold;
  count: number;
  title: string;
}

function FoldButton({ fold: { isFolded, toggle }, count, title }: FoldButtonProps) {
  const { t } = useTranslation('myJobs');
  if (!toggle) return null;
  return (
    <Button
      variant="outline"
      className={classes.fold}
      aria-expanded={!isFolded}
      aria-label={t(isFolded ? 'fold.allOf' : 'fold.fewerOf', { count, title })}
      onClick={toggle}
    >
      {t(isFolded ? 'fold.all' : 'fold.fewer', { count })}
    </Button>
  );
}

function YourTurn({ jobs, now }: SectionProps) {
  const { t } = useTranslation('myJobs');
  const fold = useFold('yourTurn', jobs.length);
  return (
    <section>
      <SectionTitle aside={jobs.length > 0 ? t('yourTurn.aside', { count: jobs.length }) : undefined}>
        {t('yourTurn.title')}
      </SectionTitle>
      {jobs.length === 0 ? (
        <p className={classes.quiet}>{t('noTurn')}</p>
      ) : (
        <ul className={classes.cards} aria-label={t('yourTurn.title')}>
          {jobs.slice(0, fold.shown).map((job, place) => (
            <TurnCard key={`${job.kind} ${job.id}`} job={job} isFirst={place === 0} now={now} />
          ))}
        </ul>
      )}
      <FoldButton fold={fold} count={jobs.length} title={t('yourTurn.title')} />
    </section>
  );
}

function Rows({ jobs, now, part }: SectionProps & { part: 'theirTurn' | 'datesSet' }) {
  const { t } = useTranslation('myJobs');
  const fold = useFold(part, jobs.length);
  if (jobs.length === 0) return null;
  return (
    <section>
      <SectionTitle aside={t(`${part}.aside`, { count: jobs.length })}>{t(`${part}.title`)}</SectionTitle>
      <ul className={classes.rows} aria-label={t(`${part}.title`)}>
        {jobs.slice(0, fold.shown).map((job) => (
          <JobRow key={`${job.kind} ${job.id}`} job={job} now={now} />
        ))}
      </ul>
      <FoldButton fold={fold} count={jobs.length} title={t(`${part}.title`)} />
    </section>
  );
}

const waiting = (
  <div className={classes.waiting} aria-hidden>
    {['first', 'second', 'third'].map((key) => (
      <Skeleton key={key} height="9rem" />
    ))}
  </div>
);

function useLead(jobs: MyJobs | undefined): string {
  const { t } = useTranslation('myJobs');
  if (!jobs) return '';
  const { your_turn: count } = jobs.counts;
  if (count === 0) return t('lead.none');
  const next = jobs.open.find(({ turn, by }) => turn === 'you' && by !== null);
  const day = next && dueDay(next);
  return [t('lead.waiting', { count }), day && t('lead.next', { date: shortDay(day) })]
    .filter(Boolean)
    .join(' ');
}

/** Open Projects: your turn, their turn, dates set. */
export function OpenJobs({ user }: { user: Pick<SessionUser, 'user_id' | 'userUniqueId'> }) {
  const { t } = useTranslation('myJobs');
  const query = useMyJobs(user.user_id);
  useLiveJobs(user.user_id);
  const lead = useLead(query.data);
  const now = Date.now();
  return (
    <JobsFrame tab="open" lead={lead} counts={query.data?.counts}>
      {query.fetchStatus === 'paused' && query.data && <Alert family="wait">{t('offline')}</Alert>}
      <QueryState
        query={query}
        thing={t('thing')}
        kept={t('kept')}
        waiting={waiting}
        isEmpty={({ counts }) => counts.open === 0 && counts.closed === 0 && counts.applications === 0}
        empty={<NothingYet userUniqueId={user.userUniqueId} />}
      >
        {({ open }) => (
          <div className={classes.columns}>
            <div className={classes.sections}>
              <YourTurn jobs={open.filter(({ turn }) => turn === 'you')} now={now} />
              <Rows part="theirTurn" jobs={open.filter(({ turn }) => turn === 'they')} now={now} />
              <Rows part="datesSet" jobs={open.filter(({ turn }) => turn === 'set')} now={now} />
            </div>
            <JobsAside jobs={open} now={now} userId={user.user_id} />
          </div>
        )}
      </QueryState>
    </JobsFrame>
  );
}
