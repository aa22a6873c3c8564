import type { OwnJob } from '@callboard/contract/casting/job-postings';
import type { JobFieldName, JobValues } from '../editor/job-values.ts';

export type MissingPart = 'description' | 'where' | 'pay' | 'auditionKinds' | 'projectType';

type Known = Pick<
  JobValues,
  'description' | 'cities' | 'isRemote' | 'pay' | 'auditionKinds' | 'projectType' | 'roles'
>;

/** What talents need to decide and the job does not say yet. */
export function missingParts(values: Known): readonly MissingPart[] {
  const { description, cities, isRemote, pay, auditionKinds, projectType, roles } = values;
  const checks: Record<MissingPart, boolean> = {
    description: description.trim() === '',
    projectType: roles.project === null && projectType === null,
    pay: !pay.isUnpaid && pay.amount.trim() === '',
    where: cities.length === 0 && !isRemote,
    auditionKinds: auditionKinds.length === 0,
  };
  const order: readonly MissingPart[] = ['projectType', 'description', 'pay', 'where', 'auditionKinds'];
  return order.filter((part) => checks[part]);
}

/** The field to mend it in. */
export const fieldOfPart: Record<MissingPart, JobFieldName> = {
  description: 'description',
  where: 'cities',
  pay: 'pay',
  auditionKinds: 'auditionKinds',
  projectType: 'projectType',
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
