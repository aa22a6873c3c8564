import { type addToShortlist, maxShortlisted } from '@callboard/contract/casting/shortlists';
import type { Parsed } from '@callboard/contract/endpoint';
import type { Database } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { fullList } from '../../../platform/http/list.ts';
import { memberOf } from '../../../platform/http/member.ts';
import { invalidField, ProblemError } from '../../../platform/http/problem-error.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import { requireCharacters } from '../project-access/index.ts';
import { lockCharacters } from '../projects/index.ts';
import { type EntryPlace, listEntriesOf } from './entries.queries.ts';
import { addEntries, closeGaps, findFullLists, renewNotes } from './entry-writes.queries.ts';
import { recordEdit, recordEntries } from './shortlist-activity.ts';
import { toShortlistEntry } from './shortlists.mapper.ts';

export const changesPerHour = { max: 1200, seconds: 60 * 60 };
export const tooMany = () =>
  invalidField('user_id', `A shortlist holds up to ${maxShortlisted.toLocaleString('en-IN')} talents`);

export interface ShortlistOptions {
  readonly db: Database;
  readonly limits: Limits;
  /** Throws when the actor may not see this talent. */
  readonly findVisibleTalent: (trx: Database, talentId: number, actor: Actor) => Promise<unknown>;
}

type Body = Parsed<typeof addToShortlist>['body'];
const of = (entries: readonly EntryPlace[], id: number) =>
  entries.filter(({ character_id }) => character_id === id);

export function createAdding({ db, limits, findVisibleTalent }: ShortlistOptions) {
  const addWithin = async (trx: Database, actor: Actor, { charcter_id, user_id, note }: Body) => {
    const { accountId: actorId } = memberOf(actor);
    const characterIds = [...new Set([charcter_id].flat())];
    const talentIds = [...new Set(user_id)];
    const accesses = await requireCharacters(trx, actor, characterIds, 'edit');
    const castable = await lockCharacters(trx, characterIds);
    if (castable.size < characterIds.length) throw new ProblemError('NOT_FOUND');
    for (const talentId of talentIds) await findVisibleTalent(trx, talentId, actor);
    const addition = { characterIds, talentIds, note: note ?? null, actorId };
    const noted = note === undefined ? [] : await renewNotes(trx, addition);
    const added = await addEntries(trx, addition);
    if (await findFullLists(trx, characterIds, maxShortlisted)) throw tooMany();
    await closeGaps(trx, characterIds);
    for (const [characterId, access] of accesses) {
      if (of(noted, characterId).length > 0) await recordEdit(trx, 'shortlist_noted', characterId, access);
      await recordEntries(trx, { kind: 'shortlist_added', actorId }, accesses, of(added, characterId));
    }
    return listEntriesOf(trx, characterIds, talentIds);
  };

  return {
    /** All or none: a talent out of sight is treated as missing. */
    async add(actor: Actor, body: Body) {
      await limits.take(`shortlists:${memberOf(actor).accountId}`, changesPerHour);
      const entries = await db.transaction().execute((trx) => addWithin(trx, actor, body));
      return fullList(entries.map(toShortlistEntry));
    },
  };
}
export type ShortlistAdding = ReturnType<typeof createAdding>;
