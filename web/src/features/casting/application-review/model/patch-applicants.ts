import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import {
  type Applicant,
  type ApplicantDetail,
  type ApplicantPage,
  countsKey,
  detailKey,
  pagesKey,
} from '../api.ts';

type Change = Partial<Pick<Applicant, 'jobApplyStatus' | 'rating' | 'clock' | 'changed_at'>>;

const moveCount = (counts: ApplicantPage['counts'], from: number, to: number): ApplicantPage['counts'] => {
  const known = counts.some(({ jobApplyStatus }) => jobApplyStatus === to)
    ? counts
    : [...counts, { jobApplyStatus: to, count: 0 }];
  return known.map(({ jobApplyStatus, count }) => ({
    jobApplyStatus,
    count: count + (jobApplyStatus === to ? 1 : 0) - (jobApplyStatus === from ? 1 : 0),
  }));
};

/** Of one applicant, wherever a page has them. They stay in their place. */
export function patchApplicant(client: QueryClient, jobId: number, id: number, change: Change): void {
  const found = new Set<number>();
  client.setQueriesData<InfiniteData<ApplicantPage>>({ queryKey: pagesKey(jobId) }, (data) => {
    if (!data) return data;
    const pages = data.pages.map((page) => {
      const before = page.results.find((one) => one.id === id);
      if (!before) return page;
      found.add(before.jobApplyStatus);
      return { ...page, results: page.results.map((one) => (one === before ? { ...one, ...change } : one)) };
    });
    return { ...data, pages };
  });
  const detail = client.getQueryData<ApplicantDetail>(detailKey(id));
  if (detail) found.add(detail.jobApplyStatus);
  client.setQueryData<ApplicantDetail>(detailKey(id), (known) => known && { ...known, ...change });
  const [from] = found;
  const to = change.jobApplyStatus;
  if (from === undefined || to === undefined || from === to) return;
  client.setQueriesData<ApplicantPage>(
    { queryKey: countsKey(jobId) },
    (page) => page && { ...page, counts: moveCount(page.counts, from, to) },
  );
}

/** As last known, from the open detail or from a page. */
export function knownApplicant(
  client: QueryClient,
  jobId: number,
  id: number,
): Applicant | ApplicantDetail | undefined {
  const pages = client.getQueriesData<InfiniteData<ApplicantPage>>({ queryKey: pagesKey(jobId) });
  return (
    client.getQueryData<ApplicantDetail>(detailKey(id)) ??
    pages
      .flatMap(([, data]) => data?.pages.flatMap(({ results }) => results) ?? [])
      .find((one) => one.id === id)
  );
}
