import type { OwnJob } from '@callboard/contract/casting/job-postings';
import type { JobFieldName, JobValues } from '../editor/job-values.ts';

/** In the order of the form. */
export const missable = ['description', 'where', 'auditionKinds'] as const;
export type MissingPart = (typeof missable)[number];

type Known = Pick<JobValues, 'description' | 'cities' | 'isRemote' | 'auditionKinds'>;

/** What a job must say before anyone else reads it, and does not say yet. */
export function missingParts(values: Known): readonly MissingPart[] {
  const { description, cities, isRemote, auditionKinds } = values;
  const checks: Record<MissingPart, boolean> = {
    description: description.trim() === '',
    where: cities.length === 0 && !isRemote,
    auditionKinds: auditionKinds.length === 0,
  };
  return missable.filter((part) => checks[part]);
}

/** The field to mend it in. */
export const fieldOfPart: Record<MissingPart, JobFieldName> = {
  description: 'description',
  where: 'cities',
  auditionKinds: 'auditionKinds',
};

/** Why nothing can be changed, if so. */
export function readOnlyReason(
  { can_edit, status }: Pick<OwnJob, 'can_edit' | 'status'>,
  isFrozen: boolean,
): 'frozen' | 'closed' | 'viewer' | undefined {
  if (isFrozen) return 'frozen';
  if (!can_edit) return 'viewer';
  return status === 'closed' || status === 'expired' ? 'closed' : undefined;
}
