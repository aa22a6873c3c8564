import type { ProjectRight } from '@callboard/contract/casting/project-values';
import type { Database } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { ProblemError } from '../../../platform/http/problem-error.ts';
import { type ProjectAccess, requireCharacters } from '../project-access/index.ts';
import { lockCharacters } from '../projects/index.ts';
import { type EntryPlace, findPlaces } from './entries.queries.ts';

export interface LockedEntries {
  /** By character. */
  readonly accesses: ReadonlyMap<number, ProjectAccess>;
  readonly castable: ReadonlySet<number>;
  readonly entries: readonly EntryPlace[];
}

/** All or none: one that is gone or on a stranger's list refuses them all. Their lists stay as they are meanwhile. */
export async function lockEntries(
  trx: Database,
  actor: Actor,
  wanted: readonly number[],
  { right = 'edit', also = [] }: { readonly right?: ProjectRight; readonly also?: readonly number[] } = {},
): Promise<LockedEntries> {
  const ids = [...new Set(wanted)];
  const before = await findPlaces(trx, ids);
  if (before.length < ids.length) throw new ProblemError('NOT_FOUND');
  const characterIds = [...new Set([...before.map(({ character_id }) => character_id), ...also])];
  const accesses = await requireCharacters(trx, actor, characterIds, right);
  const castable = await lockCharacters(trx, characterIds);
  const entries = await findPlaces(trx, ids);
  if (entries.length < ids.length || entries.some(({ character_id }) => !accesses.has(character_id)))
    throw new ProblemError('NOT_FOUND');
  return { accesses, castable, entries };
}
