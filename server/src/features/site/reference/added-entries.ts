import type { Database } from '../../../platform/db/database.ts';
import { invalidField } from '../../../platform/http/problem-error.ts';
import { findByName, insertEntry, type OpenList } from './added-entries.queries.ts';

async function idOfText(trx: Database, list: OpenList, text: string): Promise<number> {
  const name = text.trim().replace(/\s+/g, ' ');
  const known = await findByName(trx, list, name);
  const entry = known ?? (await insertEntry(trx, list, name)) ?? (await findByName(trx, list, name));
  if (!entry) throw invalidField(list, 'Choose from the list');
  return entry.id;
}

/**
 * The ids of chosen entries. What was typed is found by its name, or becomes an entry that is shown where it
 * was typed and offered to others once it has been checked.
 */
export async function toEntryIds(
  trx: Database,
  list: OpenList,
  chosen: readonly (number | string)[],
): Promise<number[]> {
  const ids: number[] = [];
  for (const one of chosen) ids.push(typeof one === 'number' ? one : await idOfText(trx, list, one));
  return [...new Set(ids)];
}

/** One entry, if there is one. */
export async function toEntryId<None extends null | undefined>(
  trx: Database,
  list: OpenList,
  chosen: number | string | None,
): Promise<number | None> {
  if (typeof chosen !== 'string') return chosen;
  return idOfText(trx, list, chosen);
}
