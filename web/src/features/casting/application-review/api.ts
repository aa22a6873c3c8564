import { applicantsPerPage, maxMovedAtOnce } from '@callboard/contract/casting/application-values';
import type { ApplicantDetail } from '@callboard/contract/casting/application-views';
import {
  getApplication,
  getJob,
  listApplications,
  moveApplication,
  moveApplications,
} from '@callboard/contract/casting/calls';
import type { OwnJob } from '@callboard/contract/casting/job-postings';
import type { Arguments, Result } from '@callboard/contract/endpoint';
import { keepPreviousData, type QueryClient, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { api } from '../../../shared/lib/api/client.ts';
import { keyOf, queryOrNull, useCall, waitsForConnection } from '../../../shared/lib/api/queries.ts';
import type { ReviewSearch } from './model/review-search.ts';

type Listed = Result<typeof listApplications>;
type TeamView<View> = Extract<View, { readonly overdue: number }>;
export type ApplicantPage = TeamView<Listed>;
export type { Applicant, ApplicantDetail } from '@callboard/contract/casting/application-views';

const isOwn = (job: Result<typeof getJob>): job is OwnJob => 'can_edit' in job;

/** Null where it does not exist, or is not the reader’s. */
export const useReviewedJob = (id: number) =>
  useQuery({
    ...queryOrNull(getJob, { params: { id } }),
    select: (job) => (job && isOwn(job) ? job : null),
  });

const asTeam = (page: Listed): ApplicantPage => {
  if ('overdue' in page) return page;
  throw new Error('Expected the applicants of a job');
};

type ListQuery = Arguments<typeof listApplications>['query'];

const wireSearch = (jobId: number, { status, role, overdue, sort }: ReviewSearch): ListQuery => ({
  jobId,
  ...(status !== undefined && { jobApplyStatus: status }),
  ...(role !== undefined && { charcter_id: role }),
  ...(overdue && { overdue: 'true' }),
  sort,
});

const fetchPage = async (query: ListQuery, signal?: AbortSignal) =>
  asTeam(await api(listApplications, { query }, { ...(signal && { signal }) }));

/** Everything cached of this job: its pages and its counts. */
export const pagesKey = (jobId: number) => [...keyOf(listApplications), 'pages', jobId] as const;
export const countsKey = (jobId: number) => [...keyOf(listApplications), 'counts', jobId] as const;

/** A hundred at a time, as one scrolls. */
export const useApplicantPages = (jobId: number, search: ReviewSearch) =>
  useInfiniteQuery({
    queryKey: [...pagesKey(jobId), wireSearch(jobId, search)],
    queryFn: ({ pageParam, signal }) =>
      fetchPage({ ...wireSearch(jobId, search), limit: applicantsPerPage, page: pageParam }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ page, totalPages }) => (page < totalPages ? page + 1 : undefined),
    placeholderData: keepPreviousData,
    ...waitsForConnection,
  });

/** How many stand where, of one role or of all, whatever else is filtered. */
export const useApplicantCounts = (jobId: number, role: number | undefined) =>
  useQuery({
    queryKey: [...countsKey(jobId), role ?? 0],
    queryFn: ({ signal }) =>
      fetchPage(
        { jobId, limit: 1, sort: 'newest', ...(role !== undefined && { charcter_id: role }) },
        signal,
      ),
    placeholderData: keepPreviousData,
    select: ({ counts, overdue, characters }) => ({ counts, overdue, characters }),
  });

/** Everyone a search finds, loaded or not, as many as can be moved at once. */
export async function fetchEveryone(jobId: number, search: ReviewSearch) {
  const found: ApplicantPage['results'] = [];
  for (let page = 1; found.length < maxMovedAtOnce; page += 1) {
    const { results, totalPages } = await fetchPage({
      ...wireSearch(jobId, search),
      limit: applicantsPerPage,
      page,
    });
    found.push(...results);
    if (page >= totalPages) break;
  }
  return found.slice(0, maxMovedAtOnce);
}

const detailQuery = (id: number) => queryOrNull(getApplication, { params: { id } });

const isForTeam = (answer: Result<typeof getApplication>): answer is ApplicantDetail => 'fit' in answer;

export const detailKey = (id: number) => detailQuery(id).queryKey;

export const useApplicant = (id: number | undefined) =>
  useQuery({
    ...detailQuery(id ?? 0),
    enabled: id !== undefined,
    select: (answer) => (answer && isForTeam(answer) ? answer : null),
  });

/** Read again from the server: where they stand now, and who moved them. */
export async function fetchApplicant(client: QueryClient, id: number): Promise<ApplicantDetail | undefined> {
  const answer = await client.fetchQuery({ ...detailQuery(id), staleTime: 0 });
  return answer && isForTeam(answer) ? answer : undefined;
}

interface Move {
  readonly jobApplyStatus: number;
  readonly from: number;
  readonly words?: string | undefined;
}

/** With keepalive, so that it is sent also when the page is left. */
export const sendMove = (id: number, { words, ...move }: Move) =>
  api(moveApplication, { params: { id }, body: { ...move, ...(words && { words }) } }, { keepalive: true });

/** Nothing is decided yet. The clock starts again. */
export const sendStillDeciding = (id: number, from: number, words: string) =>
  api(moveApplication, { params: { id }, body: { still_deciding: true, from, words } }, { keepalive: true });

export const sendRating = (id: number, rating: number | null) =>
  api(moveApplication, { params: { id }, body: { rating } });

export type BulkOutcome = Result<typeof moveApplications>;

export const useMoveMany = () => useCall(moveApplications, { refresh: [listApplications, getApplication] });
