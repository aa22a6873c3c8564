import type { Database } from '../../../platform/db/database.ts';
import { ProblemError } from '../../../platform/http/problem-error.ts';
import { findUnknown, type ReferenceList } from './chosen.queries.ts';

/** An emptied text becomes null; one that was not sent stays undefined. */
export const textOrNull = (text: string | null | undefined) => (text === '' ? null : text);

interface Entry {
  readonly field: string;
  readonly list: ReferenceList;
  readonly ids: readonly number[];
}

/** One entry; empty when it was not sent or is null. */
export const entry = (field: string, list: ReferenceList, id: number | null | undefined): Entry => ({
  field,
  list,
  ids: typeof id === 'number' ? [id] : [],
});

export const entries = (field: string, list: ReferenceList, ids: readonly number[] = []): Entry => ({
  field,
  list,
  ids,
});

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
