import { maxShortlisted, type moveShortlistEntries } from '@callboard/contract/casting/shortlists';
import type { Parsed } from '@callboard/contract/endpoint';
import type { Database } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { fullList } from '../../../platform/http/list.ts';
import { memberOf } from '../../../platform/http/member.ts';
import { ProblemError } from '../../../platform/http/problem-error.ts';
import { changesPerHour, type ShortlistOptions, tooMany } from './adding.service.ts';
import { type EntryPlace, listEntriesOf } from './entries.queries.ts';
import * as writes from './entry-writes.queries.ts';
import { removeEntries } from './removed.queries.ts';
import { type LockedEntries, lockEntries } from './require-entries.ts';
import { recordEntries } from './shortlist-activity.ts';
import { toShortlistEntry } from './shortlists.mapper.ts';

type Body = Parsed<typeof moveShortlistEntries>['body'];

/** A talent of several lists counts once: the first comes along, the others follow as if they were there already. */
const split = (entries: readonly EntryPlace[], present: ReadonlySet<number>) => {
  const seen = new Set(present);
  const arriving: EntryPlace[] = [];
  const following: EntryPlace[] = [];
  for (const entry of entries) {
    (seen.has(entry.talent_id) ? following : arriving).push(entry);
    seen.add(entry.talent_id);
  }
  return { arriving, following };
};

export function createMoving({ db, limits, findVisibleTalent }: ShortlistOptions) {
  /** Another team has not had them on its list: there it counts as adding. */
  const requireVisible = async (
    trx: Database,
    actor: Actor,
    { accesses }: LockedEntries,
    to: number,
    arriving: readonly EntryPlace[],
  ) => {
    const target = accesses.get(to)?.projectId;
    const strangers = arriving.filter(({ character_id }) => accesses.get(character_id)?.projectId !== target);
    for (const { talent_id } of strangers) await findVisibleTalent(trx, talent_id, actor);
  };

  const moveWithin = async (trx: Database, actor: Actor, { id, charcter_id: to, copy }: Body) => {
    const { accountId: actorId } = memberOf(actor);
    const locked = await lockEntries(trx, actor, id, { also: [to] });
    const { accesses, castable, entries } = locked;
    if (!castable.has(to)) throw new ProblemError('NOT_FOUND');
    const talentIds = [...new Set(entries.map(({ talent_id }) => talent_id))];
    const present = await listEntriesOf(trx, [to], talentIds);
    const elsewhere = entries.filter(({ character_id }) => character_id !== to);
    const { arriving, following } = split(elsewhere, new Set(present.map(({ talent_id }) => talent_id)));
    await requireVisible(trx, actor, locked, to, arriving);
    const arrivingIds = arriving.map(({ id: one }) => one);
    if (copy) await writes.copyToList(trx, arrivingIds, to, actorId);
    else await writes.moveToList(trx, arrivingIds, to);
    if (await writes.findFullLists(trx, [to], maxShortlisted)) throw tooMany();
    if (!copy) {
      const followingIds = following.map(({ id: one }) => one);
      await writes.giveWhatIsMissing(trx, followingIds, to);
      await removeEntries(trx, followingIds);
    }
    await writes.closeGaps(trx, [...accesses.keys()]);
    await record(trx, locked, { actorId, to, copy, arriving, following });
    return listEntriesOf(trx, [to], talentIds);
  };

  return {
    /** All or none. */
    async move(actor: Actor, body: Body) {
      await limits.take(`shortlists:${memberOf(actor).accountId}`, changesPerHour);
      const entries = await db.transaction().execute((trx) => moveWithin(trx, actor, body));
      return fullList(entries.map(toShortlistEntry));
    },
  };
}
export type ShortlistMoving = ReturnType<typeof createMoving>;

interface Moved {
  readonly actorId: number;
  readonly to: number;
  readonly copy: boolean;
  readonly arriving: readonly EntryPlace[];
  readonly following: readonly EntryPlace[];
}

/** Where they arrive, and on the projects they left. */
async function record(
  trx: Database,
  { accesses }: LockedEntries,
  { actorId, to, copy, arriving, following }: Moved,
): Promise<void> {
  const kind = copy ? 'shortlist_added' : 'shortlist_moved';
  const moved = copy ? arriving : [...arriving, ...following];
  const there = moved.map((entry) => ({ ...entry, character_id: to }));
  await recordEntries(trx, { kind, actorId }, accesses, there);
  if (copy) return;
  const target = accesses.get(to)?.projectId;
  const left = moved.filter(({ character_id }) => accesses.get(character_id)?.projectId !== target);
  await recordEntries(trx, { kind: 'shortlist_removed', actorId }, accesses, left);
}
