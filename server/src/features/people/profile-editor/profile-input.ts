import type { Database } from '../../../platform/db/database.ts';
import { ProblemError } from '../../../platform/http/problem-error.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import { findUnknown, type ReferenceList } from './chosen.queries.ts';

/** An emptied text becomes null; one that was not sent stays undefined. */
export const textOrNull = (text: string | null | undefined) => (text === '' ? null : text);

interface Entry {
  readonly field: string;
  readonly list: ReferenceList;
  readonly ids: readonly number[];
}

/** One entry; empty when it was not sent, is null, or was typed and gets its id when it is saved. */
export const entry = (field: string, list: ReferenceList, id: number | string | null | undefined): Entry => ({
  field,
  list,
  ids: typeof id === 'number' ? [id] : [],
});

export const entries = (
  field: string,
  list: ReferenceList,
  ids: readonly (number | string)[] = [],
): Entry => ({
  field,
  list,
  ids: ids.filter((id) => typeof id === 'number'),
});

/** Each text that is typed anew becomes an entry somebody has to check. */
const typedPerDay = { max: 100, seconds: 24 * 3600 };

export async function limitTyped(
  limits: Limits,
  talentId: number,
  chosen: readonly (readonly (number | string | null)[] | number | string | null | undefined)[],
): Promise<void> {
  const hasText = chosen.flat().some((one) => typeof one === 'string');
  if (hasText) await limits.take(`typed-entries:${talentId}`, typedPerDay);
}

/** Reports every error at once, each with its field. */
export async function assertKnownEntries(db: Database, wanted: readonly Entry[]): Promise<void> {
  const errors: { field: string; message: string }[] = [];
  for (const { field, list, ids } of wanted) {
    const unknown = await findUnknown(db, list, ids);
    if (unknown.length > 0) errors.push({ field, message: 'Choose from the list' });
  }
  const [first] = errors;
  if (!first) return;
  throw new ProblemError('VALIDATION_FAILED', { detail: `${first.field}: ${first.message}`, errors });
}
