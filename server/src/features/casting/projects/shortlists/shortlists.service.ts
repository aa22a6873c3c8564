import type { addToShortlist, removeFromShortlists } from '@callboard/contract/casting/shortlists';
import type { Parsed } from '@callboard/contract/endpoint';
import type { Database } from '../../../../platform/db/database.ts';
import type { Actor } from '../../../../platform/http/actor.ts';
import { fullList } from '../../../../platform/http/list.ts';
import { memberOf } from '../../../../platform/http/member.ts';
import { ProblemError } from '../../../../platform/http/problem-error.ts';
import type { Limits } from '../../../../platform/limits/limits.ts';
import { fullNameOf } from '../../../people/person-summaries/index.ts';
import { type ProjectAccess, recordActivity, requireCharacters } from '../../project-access/index.ts';
import * as queries from './shortlists.queries.ts';

const changesPerHour = { max: 1200, seconds: 60 * 60 };

type AddInput = Parsed<typeof addToShortlist>['body'];
type RemoveInput = Parsed<typeof removeFromShortlists>['body'];

export interface ShortlistOptions {
  readonly db: Database;
  readonly limits: Limits;
  /** Throws when the actor may not see this talent. */
  readonly findVisibleTalent: (trx: Database, talentId: number, actor: Actor) => Promise<unknown>;
}

const toShortlistEntry = (row: queries.ShortlistRow) => ({
  id: row.id,
  charcter_id: row.character_id,
  user_id: row.talent_id,
  note: row.note,
  created_at: row.created_at.toISOString(),
});

/** Who it is about, where it is about one person. */
const describe = async (trx: Database, talentIds: readonly number[]) => {
  const [talentId, ...others] = talentIds;
  const person = talentId !== undefined && others.length === 0 && (await queries.findName(trx, talentId));
  const count = talentIds.length;
  return person ? { personId: talentId, values: { count, name: fullNameOf(person) } } : { values: { count } };
};

/** One line a project. */
async function recordRemoval(
  trx: Database,
  accesses: ReadonlyMap<number, ProjectAccess>,
  removed: Awaited<ReturnType<typeof queries.removeEntries>>,
): Promise<void> {
  const projects = new Map([...accesses.values()].map((access) => [access.projectId, access.accountId]));
  for (const [projectId, actorId] of projects) {
    const entries = removed.filter(({ character_id }) => accesses.get(character_id)?.projectId === projectId);
    if (entries.length === 0) continue;
    const [characterId, ...others] = new Set(entries.map(({ character_id }) => character_id));
    await recordActivity(trx, {
      projectId,
      actorId,
      kind: 'shortlist_removed',
      characterId: others.length === 0 ? characterId : undefined,
      ...(await describe(trx, [...new Set(entries.map(({ talent_id }) => talent_id))])),
    });
  }
}

export function createShortlists({ db, limits, findVisibleTalent }: ShortlistOptions) {
  return {
    /** All or none: a talent out of sight is treated as missing. */
    async add(actor: Actor, { charcter_id, user_id, note }: AddInput) {
      const { accountId } = memberOf(actor);
      await limits.take(`shortlists:${accountId}`, changesPerHour);
      const talentIds = [...new Set(user_id)];
      const entries = await db.transaction().execute(async (trx) => {
        const access = (await requireCharacters(trx, actor, [charcter_id], 'edit')).get(charcter_id);
        if (!access || !(await queries.lockCastable(trx, charcter_id))) throw new ProblemError('NOT_FOUND');
        for (const talentId of talentIds) await findVisibleTalent(trx, talentId, actor);
        const added = await queries.addEntries(trx, charcter_id, talentIds, note ?? null);
        if (added.length > 0) {
          await recordActivity(trx, {
            projectId: access.projectId,
            actorId: accountId,
            kind: 'shortlist_added',
            characterId: charcter_id,
            ...(await describe(trx, added)),
          });
        }
        return queries.listEntries(trx, charcter_id, talentIds);
      });
      return fullList(entries.map(toShortlistEntry));
    },

    /** All or none: a character of someone else is treated as missing. */
    async remove(actor: Actor, { charcter_id, user_id }: RemoveInput): Promise<void> {
      await limits.take(`shortlists:${memberOf(actor).accountId}`, changesPerHour);
      const characterIds = [...new Set(charcter_id)];
      await db.transaction().execute(async (trx) => {
        const accesses = await requireCharacters(trx, actor, characterIds, 'edit');
        await recordRemoval(trx, accesses, await queries.removeEntries(trx, characterIds, user_id));
      });
    },
  };
}
export type Shortlists = ReturnType<typeof createShortlists>;
