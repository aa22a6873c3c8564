import { type removeFromShortlists, restoreWithinMinutes } from '@callboard/contract/casting/shortlists';
import type { Parsed } from '@callboard/contract/endpoint';
import type { Database } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { fullList } from '../../../platform/http/list.ts';
import { memberOf } from '../../../platform/http/member.ts';
import { ProblemError } from '../../../platform/http/problem-error.ts';
import { requireCharacters } from '../project-access/index.ts';
import { lockCharacters } from '../projects/index.ts';
import { changesPerHour, type ShortlistOptions } from './adding.service.ts';
import { listEntriesOf, listOrder } from './entries.queries.ts';
import { closeGaps, sortEntries } from './entry-writes.queries.ts';
import { placeAgain } from './place-again.policy.ts';
import * as removed from './removed.queries.ts';
import { lockEntries } from './require-entries.ts';
import { recordEntries } from './shortlist-activity.ts';
import { toShortlistEntry } from './shortlists.mapper.ts';

type Clearing = Parsed<typeof removeFromShortlists>['body'];

/** Somebody removed, added and removed again is there several times: the latest goes first, the others join it. */
const onceEach = (gone: readonly removed.RemovedRow[]): readonly (readonly number[])[] => {
  const rounds: number[][] = [];
  const seen = new Map<string, number>();
  for (const { id, character_id, talent_id } of gone) {
    const place = `${character_id}:${talent_id}`;
    const round = seen.get(place) ?? 0;
    seen.set(place, round + 1);
    rounds[round] = [...(rounds[round] ?? []), id];
  }
  return rounds;
};

const putBackInPlace = async (trx: Database, characterIds: readonly number[], ids: readonly number[]) => {
  const gone = await removed.listRemoved(trx, ids);
  const orders = new Map<number, number[]>();
  for (const characterId of characterIds) {
    const order = await listOrder(trx, characterId);
    const own = gone.filter(({ character_id }) => character_id === characterId);
    orders.set(characterId, placeAgain(order, own));
  }
  for (const round of onceEach(gone)) await removed.putBack(trx, round);
  for (const [characterId, order] of orders) await sortEntries(trx, characterId, order);
  return gone;
};

export function createRemoving({ db, limits }: Omit<ShortlistOptions, 'findVisibleTalent'>) {
  const within = async <Answer>(actor: Actor, run: (trx: Database, actorId: number) => Promise<Answer>) => {
    const { accountId } = memberOf(actor);
    await limits.take(`shortlists:${accountId}`, changesPerHour);
    return db.transaction().execute((trx) => run(trx, accountId));
  };

  return {
    /** All or none: a character of someone else is treated as missing. */
    clear: (actor: Actor, { charcter_id, user_id }: Clearing): Promise<void> =>
      within(actor, async (trx, actorId) => {
        const characterIds = [...new Set(charcter_id)];
        const accesses = await requireCharacters(trx, actor, characterIds, 'edit');
        await lockCharacters(trx, characterIds);
        const gone = await removed.removeFromLists(trx, characterIds, user_id);
        await closeGaps(trx, characterIds);
        await recordEntries(trx, { kind: 'shortlist_removed', actorId }, accesses, gone);
      }),

    remove: (actor: Actor, ids: readonly number[]): Promise<void> =>
      within(actor, async (trx, actorId) => {
        const { accesses, entries } = await lockEntries(trx, actor, ids);
        await removed.removeEntries(
          trx,
          entries.map(({ id }) => id),
        );
        await closeGaps(trx, [...accesses.keys()]);
        await recordEntries(trx, { kind: 'shortlist_removed', actorId }, accesses, entries);
      }),

    /** Sent twice, it is done once. */
    restore: (actor: Actor, wanted: readonly number[]) =>
      within(actor, async (trx, actorId) => {
        const ids = [...new Set(wanted)];
        const places = await removed.findRestorable(trx, ids, restoreWithinMinutes);
        if (places.length < ids.length) throw new ProblemError('NOT_FOUND');
        const characterIds = [...new Set(places.map(({ character_id }) => character_id))];
        const accesses = await requireCharacters(trx, actor, characterIds, 'edit');
        await lockCharacters(trx, characterIds);
        const back = await putBackInPlace(trx, characterIds, ids);
        await recordEntries(trx, { kind: 'shortlist_restored', actorId }, accesses, back);
        const talentIds = places.map(({ talent_id }) => talent_id);
        const listed = await listEntriesOf(trx, characterIds, talentIds);
        const isWanted = ({ character_id, talent_id }: (typeof listed)[number]) =>
          places.some((place) => place.character_id === character_id && place.talent_id === talent_id);
        return fullList(listed.filter(isWanted).map(toShortlistEntry));
      }),
  };
}
export type ShortlistRemoving = ReturnType<typeof createRemoving>;
