import '../i18n.ts';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useRememberList } from '../../../../shared/lib/last-list.ts';
import { useApplicantCounts, useApplicantPages } from '../api.ts';
import { matches, type ReviewSearch, reviewLink, useReviewSearch } from '../model/review-search.ts';
import type { ReviewedJob } from '../model/reviewed-job.ts';
import { useMoves } from '../model/use-moves.ts';
import { useReviewLive } from '../model/use-review-live.ts';
import type { GridPlace } from './applicant-grid.tsx';
import { Everyone } from './everyone.tsx';
import { OneByOne } from './one-by-one.tsx';

const idOf = (one: { readonly id: number }) => one.id;

function useList(query: ReturnType<typeof useApplicantPages>, search: ReviewSearch) {
  const { data, hasNextPage, isFetching, fetchNextPage, refetch } = query;
  const applicants = useMemo(() => {
    const all = data?.pages.flatMap(({ results }) => results) ?? [];
    return [...new Map(all.map((one) => [idOf(one), one])).values()];
  }, [data]);
  const gone = useMemo(
    () => applicants.flatMap((one) => (matches(one, search) ? [] : [one.id])).join(),
    [applicants, search],
  );
  /** Read again for them already: where the server still lists them, that is not tried twice. */
  const readFor = useRef('');
  // Pages are counted from the first who matches: once some no longer do, the next page would leave out as many.
  const onMore = useCallback(() => {
    if (gone === readFor.current) return void fetchNextPage({ cancelRefetch: false });
    readFor.current = gone;
    void (gone === '' ? fetchNextPage({ cancelRefetch: false }) : refetch());
  }, [gone, refetch, fetchNextPage]);
  return {
    applicants,
    onMore,
    total: data?.pages.at(-1)?.totalResults ?? 0,
    isComplete: !hasNextPage,
    hasMore: hasNextPage && !isFetching,
  };
}

interface ApplicationReviewProps {
  job: ReviewedJob;
  isFrozen: boolean;
}

/** The applicants of a job: everyone, or one at a time. */
export function ApplicationReview({ job, isFrozen }: ApplicationReviewProps) {
  const { search, change } = useReviewSearch(job.id);
  const navigate = useNavigate();
  const location = useLocation();
  const query = useApplicantPages(job.id, search);
  const { data: counts } = useApplicantCounts(job.id, search.role);
  const place = useRef<GridPlace>({ scroll: 0, lastOpen: undefined }).current;
  const open = (applicant: number) =>
    void navigate(
      reviewLink(job.id, { ...search, applicant }),
      search.applicant === undefined
        ? { state: { fromGrid: true } }
        : { replace: true, state: location.state as unknown },
    );
  const moves = useMoves(job.id, open);
  useReviewLive(job.id, job.projectId);
  useRememberList('applicants');
  useEffect(() => {
    if (search.applicant !== undefined) place.lastOpen = search.applicant;
  }, [search.applicant, place]);

  const { applicants, onMore, isComplete, hasMore, total } = useList(query, search);
  const shared = {
    job,
    search,
    applicants,
    total,
    isComplete,
    hasMore,
    onMore,
    canDecide: job.canEdit && !isFrozen,
    isFrozen,
  };
  if (search.applicant === undefined) {
    return <Everyone {...shared} query={query} counts={counts} change={change} place={place} />;
  }
  return <OneByOne {...shared} moves={moves} openId={search.applicant} />;
}
