import type { JobRole } from '@callboard/contract/casting/job-fields';
import type { JobPageForTalent } from '@callboard/contract/casting/job-page';
import type { ReadJob } from '../api.ts';

/** How one talent stands to one role. */
export type ForRole = JobPageForTalent['for_roles'][number];

export const forTalent = (job: ReadJob): JobPageForTalent | undefined =>
  'for_roles' in job ? job : undefined;

export const forRole = (job: ReadJob, role: JobRole): ForRole | undefined =>
  forTalent(job)?.for_roles.find((one) => one.charcter_id === role.id);

type Own = NonNullable<ForRole['application']>;

/** Where one stands: of a job that takes no applications any more, also one that was withdrawn. */
export const shownApplication = (job: ReadJob, own: ForRole | undefined): Own | undefined =>
  own?.application && (own.obstacle === 'applied' || !job.is_open) ? own.application : undefined;

/** A team does not apply for its own job. */
export const openTo = (job: ReadJob): boolean => job.is_open && !('steps' in job);

const well = 75;
const partly = 45;

export const fitWord = (percent: number): 'well' | 'partly' | 'little' => {
  if (percent >= well) return 'well';
  return percent >= partly ? 'partly' : 'little';
};
