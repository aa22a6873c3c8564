import type { ApplyObstacle } from '@callboard/contract/casting/job-values';
import { adultDisclosures } from '@callboard/contract/casting/project-values';

export interface RoleToApplyFor {
  readonly isOpen: boolean;
  /** Of the job. */
  readonly status: string;
  /** Still casting. */
  readonly isCasting: boolean;
  readonly disclosures: readonly string[];
}

export interface Applicant {
  readonly isAdult: boolean;
  /** Under 18, with a profile that was taken down because no guardian consents. */
  readonly needsGuardian: boolean;
  readonly isComplete: boolean;
  readonly isFrozen: boolean;
}

const isForAdults = (disclosures: readonly string[]) =>
  adultDisclosures.some((kind) => disclosures.includes(kind));

/** What keeps a talent from applying for a role. Null: nothing does. An application that was withdrawn is none. */
export function obstacleToApply(
  { isOpen, status, isCasting, disclosures }: RoleToApplyFor,
  { isAdult, needsGuardian, isComplete, isFrozen }: Applicant,
  hasApplied: boolean,
): ApplyObstacle | null {
  if (hasApplied) return 'applied';
  if (!isOpen) return status === 'paused' ? 'paused' : 'closed';
  if (!isCasting) return 'closed';
  if (isFrozen) return 'frozen';
  if (!isAdult && isForAdults(disclosures)) return 'adults_only';
  if (needsGuardian) return 'guardian';
  return isComplete ? null : 'incomplete';
}
