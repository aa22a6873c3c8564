import type { FieldError } from '@callboard/contract/errors';
import type { Database } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { invalidFields } from '../../../platform/http/problem-error.ts';
import { requireProject } from '../project-access/index.ts';
import { findForeign, isKnownZone } from './check-fields.queries.ts';
import { findFaults, type GivenFields, type JobFieldName, type JobFields } from './job-fields.policy.ts';

interface Checked {
  readonly before: JobFields | undefined;
  readonly next: JobFields;
  readonly given: GivenFields;
  readonly changed: readonly JobFieldName[];
}

export function refuse(faults: readonly FieldError[]): void {
  const [first, ...rest] = faults;
  if (first) throw invalidFields([first, ...rest]);
}

/** One that is named by an id is one of the job as it was. */
const areOfJob = (
  sent: readonly { readonly id?: number | undefined }[],
  had: readonly { readonly id?: number | undefined }[],
) => {
  const ids = sent.flatMap(({ id }) => id ?? []);
  const known = new Set(had.map(({ id }) => id));
  return new Set(ids).size === ids.length && ids.every((id) => known.has(id));
};

/** Reports everything that is wrong with the job as it would be, at once. */
export async function checkFields(
  trx: Database,
  actor: Actor,
  { before, next, given, changed }: Checked,
  now: Date,
): Promise<void> {
  if (changed.includes('project_id') && next.project_id !== null)
    await requireProject(trx, actor, next.project_id, 'edit');
  const faults = findFaults(next, given, now);
  for (const field of ['media', 'questions'] as const)
    if (!areOfJob(next[field], before?.[field] ?? []))
      faults.push({ field, message: 'One of them is not of this job' });
  const foreign = await findForeign(trx, next);
  faults.push(
    ...foreign
      .filter((field) => changed.includes(field))
      .map((field) => ({
        field,
        message: field === 'charcter_ids' ? 'Choose characters of this project' : 'Choose from the list',
      })),
  );
  const { deadline } = next;
  if (deadline && changed.includes('deadline') && !(await isKnownZone(trx, deadline.zone)))
    faults.push({ field: 'deadline.zone', message: 'Choose a time zone' });
  refuse(faults);
}
