import type { OwnJob } from '@callboard/contract/casting/job-postings';

/** What a review has to know of its job. */
export interface ReviewedJob {
  readonly id: number;
  readonly jobUniqueId: string;
  readonly title: string;
  readonly isOpen: boolean;
  readonly projectId: number | null;
  readonly projectTitle: string | null;
  readonly canEdit: boolean;
}

export const reviewedJobOf = (job: OwnJob): ReviewedJob => ({
  id: job.id,
  jobUniqueId: job.jobUniqueId,
  title: job.title,
  isOpen: job.is_open,
  projectId: job.project_id,
  projectTitle: job.project?.title ?? job.production_title,
  canEdit: job.can_edit,
});
