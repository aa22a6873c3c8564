import type { FieldError } from '@callboard/contract/errors';
import type { Database } from '../../../platform/db/database.ts';
import { invalidFields } from '../../../platform/http/problem-error.ts';
import {
  findFaults,
  type GivenFields,
  type ProjectFieldName,
  type ProjectFields,
} from './project-fields.policy.ts';
import { findUnknown } from './project-fields.queries.ts';

const listOf = { language_ids: 'language', city_ids: 'city', project_type: 'project_type' } as const;
const listFields = ['project_type', 'language_ids', 'city_ids'] as const;

async function findUnknownEntries(
  db: Database,
  next: ProjectFields,
  changed: readonly ProjectFieldName[],
): Promise<FieldError[]> {
  const faults: FieldError[] = [];
  for (const field of listFields.filter((name) => changed.includes(name))) {
    const unknown = await findUnknown(db, listOf[field], [next[field]].flat());
    if (unknown.length > 0) faults.push({ field, message: 'Choose from the list' });
  }
  return faults;
}

/** Reports everything that is wrong with the project as it would be, at once. */
export async function checkFields(
  db: Database,
  next: ProjectFields,
  given: GivenFields,
  changed: readonly ProjectFieldName[],
): Promise<void> {
  const [first, ...rest] = [...findFaults(next, given), ...(await findUnknownEntries(db, next, changed))];
  if (first) throw invalidFields([first, ...rest]);
}
