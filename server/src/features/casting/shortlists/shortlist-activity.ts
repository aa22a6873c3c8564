import type { Database } from '../../../platform/db/database.ts';
import { fullNameOf } from '../../people/person-summaries/index.ts';
import { type ProjectAccess, recordActivity } from '../project-access/index.ts';
import { type EntryPlace, findName } from './entries.queries.ts';

type Accesses = ReadonlyMap<number, ProjectAccess>;
type Kind = 'shortlist_added' | 'shortlist_removed' | 'shortlist_restored' | 'shortlist_moved';

/** Who it is about, where it is about one person. */
const describe = async (trx: Database, entries: readonly EntryPlace[]) => {
  const [talentId, ...others] = new Set(entries.map(({ talent_id }) => talent_id));
  const person = talentId !== undefined && others.length === 0 && (await findName(trx, talentId));
  const count = others.length + 1;
  return person ? { personId: talentId, values: { count, name: fullNameOf(person) } } : { values: { count } };
};

/** Project by project, everyone in the same order. */
const byProject = (accesses: Accesses, entries: readonly EntryPlace[]) =>
  [...new Set([...accesses.values()].map(({ projectId }) => projectId))]
    .toSorted((one, other) => one - other)
    .map((projectId) => ({
      projectId,
      own: entries.filter(({ character_id }) => accesses.get(character_id)?.projectId === projectId),
    }))
    .filter(({ own }) => own.length > 0);

/** One line a project, and of one character where it is one. */
export async function recordEntries(
  trx: Database,
  { kind, actorId }: { readonly kind: Kind; readonly actorId: number },
  accesses: Accesses,
  entries: readonly EntryPlace[],
): Promise<void> {
  for (const { projectId, own } of byProject(accesses, entries)) {
    const [characterId, ...others] = new Set(own.map(({ character_id }) => character_id));
    await recordActivity(trx, {
      projectId,
      actorId,
      kind,
      characterId: others.length === 0 ? characterId : undefined,
      ...(await describe(trx, own)),
    });
  }
}

/** Names nobody: several in a row by one person are one line. */
export async function recordEdit(
  trx: Database,
  kind: 'shortlist_noted' | 'shortlist_sorted',
  characterId: number,
  { projectId, accountId }: ProjectAccess,
): Promise<void> {
  await recordActivity(trx, { projectId, actorId: accountId, kind, characterId }, { join: true });
}
