import type { OwnJobRow } from '@callboard/contract/casting/job-postings';

/** What a step has to know of a job: a row and a page both have it. */
export type SteppedJob = Pick<
  OwnJobRow,
  'id' | 'jobUniqueId' | 'title' | 'status' | 'steps' | 'can_edit' | 'reopen_until'
>;
