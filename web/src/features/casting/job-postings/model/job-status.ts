import type { JobStatus } from '@callboard/contract/casting/job-values';
import type { StatusName } from '../../../../shared/ui/status/status-table.ts';

/** How the chip of each status is called. */
export const statusNames = {
  draft: 'draft',
  in_review: 'inReview',
  open: 'open',
  paused: 'paused',
  closed: 'closed',
  expired: 'expired',
} as const satisfies Record<JobStatus, StatusName>;
