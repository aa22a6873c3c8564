import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatCount } from '../../../../shared/lib/format/count.ts';
import { usePageKeys } from '../../../../shared/lib/page-keys.ts';
import { Alert } from '../../../../shared/ui/alert/alert.tsx';
import { QueryState } from '../../../../shared/ui/query-state/query-state.tsx';
import { Skeleton } from '../../../../shared/ui/skeleton/skeleton.tsx';
import { VisuallyHidden } from '../../../../shared/ui/visually-hidden/visually-hidden.tsx';
import type { useApplicantCounts, useApplicantPages } from '../api.ts';
import { type ReviewSearch, reviewLink } from '../model/review-search.ts';
import { ApplicantGrid, type GridPlace } from './applicant-grid.tsx';
import { BulkLayer } from './bulk-layer.tsx';
import classes from './everyone.module.css';
import { KeysDialog } from './keys-dialog.tsx';
import { NoApplicants } from './no-applicants.tsx';
import type { ReviewProps } from './one-by-one.tsx';
import { ReplyAllDialog } from './reply-all-dialog.tsx';
import { ReviewHead } from './review-head.tsx';
import { ReviewTools } from './review-tools.tsx';

const waiting = (
  <div className={classes.waiting} aria-hidden>
    {['first', 'second', 'third', 'fourth', 'fifth', 'sixth'].map((key) => (
      <Skeleton key={key} aspectRatio="4 / 5.6" />
    ))}
  </div>
);

const overdueOf = (role: number | undefined): ReviewSearch => ({
  role,
  overdue: true,
  sort: 'oldest',
  status: undefined,
  applicant: undefined,
});

interface EveryoneProps extends Omit<ReviewProps, 'moves'> {
  query: ReturnType<typeof useApplicantPages>;
  counts: ReturnType<typeof useApplicantCounts>['data'];
  change: (next: Partial<ReviewSearch>) => void;
  place: GridPlace;
}

/** All applicants of a job. */
export function Everyone(props: EveryoneProps) {
  const { job, search, change, applicants, total, canDecide, isFrozen, query, counts, place } = props;
  const { t } = useTranslation('applicationReview');
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<'keys' | 'overdue'>();
  const linkTo = useMemo(
    () => (id: number) => reviewLink(job.id, { ...search, applicant: id }),
    [job.id, search],
  );
  const first = applicants.find(({ id }) => id === place.lastOpen) ?? applicants[0];
  const firstLink = first && linkTo(first.id);
  const review = () => firstLink && void navigate(firstLink, { state: { fromGrid: true } });
  usePageKeys({ g: review, G: review, '?': () => setDialog('keys') });
  const all = counts?.counts.reduce((sum, { count }) => sum + count, 0);
  const isUnused = all === 0;
  const [only] = counts?.characters.length === 1 ? counts.characters : [];
  return (
    <div className={classes.page}>
      <ReviewHead
        job={job}
        role={search.role}
        canEdit={canDecide}
        people={all ? t('people', { count: all, shown: formatCount(all) }) : undefined}
        isUnused={isUnused}
      />
      {!isUnused && (
        <ReviewTools
          jobId={job.id}
          search={search}
          change={change}
          canDecide={canDecide}
          firstLink={firstLink}
          onReplyOverdue={() => setDialog('overdue')}
        />
      )}
      {!canDecide && <Alert family="wait">{t(isFrozen ? 'readOnly.frozen' : 'readOnly.viewer')}</Alert>}
      {query.fetchStatus === 'paused' && <Alert family="wait">{t('offline')}</Alert>}
      <VisuallyHidden role="status">{query.data && t('found', { count: total })}</VisuallyHidden>
      <div className={classes.body} aria-busy={query.isPlaceholderData}>
        <QueryState
          query={query}
          thing={t('thing')}
          kept={t('kept')}
          waiting={waiting}
          isEmpty={() => total === 0}
          empty={<NoApplicants job={job} isUnused={isUnused} />}
        >
          {() => (
            <ApplicantGrid
              applicants={applicants}
              total={total}
              hasMore={props.hasMore}
              isFetchingMore={query.isFetchingNextPage}
              onMore={props.onMore}
              linkTo={linkTo}
              canDecide={canDecide}
              namesRole={search.role === undefined && (counts?.characters.length ?? 0) > 1}
              place={place}
            />
          )}
        </QueryState>
      </div>
      {canDecide && (
        <BulkLayer
          job={job}
          search={search}
          applicants={applicants}
          character={search.role ?? only?.id}
          total={total}
        />
      )}
      {dialog === 'keys' && <KeysDialog canDecide={canDecide} onClose={() => setDialog(undefined)} />}
      {dialog === 'overdue' && (
        <ReplyAllDialog jobId={job.id} search={overdueOf(search.role)} onClose={() => setDialog(undefined)} />
      )}
    </div>
  );
}
