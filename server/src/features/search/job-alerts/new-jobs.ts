import type { JobAlertFilters } from '@callboard/contract/casting/job-alerts';

interface KeptSearch {
  readonly talentId: number;
  readonly filters: JobAlertFilters;
}

interface NewJobs {
  readonly count: number;
  /** The newest of them. */
  readonly first: { readonly publicId: string; readonly title: string } | undefined;
}

/** What alerts ask of the job search. Throws a ProblemError for a search that is no longer valid. */
export interface JobSearchForAlerts {
  countFor(search: KeptSearch): Promise<number>;
  findOpenedSince(search: KeptSearch & { readonly since: Date; readonly until?: Date }): Promise<NewJobs>;
}
