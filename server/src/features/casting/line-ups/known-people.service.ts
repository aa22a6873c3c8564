import type { Database } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { memberOf } from '../../../platform/http/member.ts';
import { unavailableOn } from '../../people/availability/index.ts';
import { listStandingFacts, type StandingFactsRow } from '../../people/talent-profiles/index.ts';
import type { Known, PhotoUrl } from './line-up.mapper.ts';
import {
  type Busy,
  type Considered,
  calendarOf,
  type Period,
  periodOf,
  spanOf,
  stageOf,
} from './line-up.policy.ts';

export interface LineUpOptions {
  readonly db: Database;
  readonly photoUrl: PhotoUrl;
}

interface About {
  readonly shoot: { readonly shoot_starts_on: string | null; readonly shoot_ends_on: string | null };
  readonly places: ReadonlyMap<number, Considered>;
  readonly ids: readonly number[];
  /** Of those, whose calendars are read. */
  readonly withDays: ReadonlySet<number>;
}

async function readBusy(db: Database, talentIds: readonly number[], span: Period | null) {
  const byTalent = new Map(talentIds.map((id) => [id, [] as Busy[]]));
  if (span === null || talentIds.length === 0) return byTalent;
  for (const { account_id, ...busy } of await unavailableOn(db, talentIds, span))
    byTalent.get(account_id)?.push(busy);
  return byTalent;
}

/** Calendars belong to those who unlocked, and to profiles that open. */
const hasCalendar = ({ is_unlocked, is_visible }: StandingFactsRow) => is_unlocked && is_visible;

/** Two statements for any number of people. Closed accounts are left out. */
export async function readKnown(
  { db, photoUrl }: LineUpOptions,
  actor: Actor,
  { shoot, places, ids, withDays }: About,
): Promise<ReadonlyMap<number, Known>> {
  const { accountId, frozen } = memberOf(actor);
  const facts = ids.length === 0 ? [] : await listStandingFacts(db, ids, accountId);
  const periods = new Map(ids.map((id) => [id, periodOf(places.get(id), shoot)]));
  const readable = facts.filter((one) => withDays.has(one.talent_id) && hasCalendar(one));
  const readableIds = readable.map(({ talent_id }) => talent_id);
  const busy = await readBusy(db, readableIds, spanOf(readableIds.map((id) => periods.get(id) ?? null)));
  const known = facts.map(async (one): Promise<readonly [number, Known]> => {
    const id = one.talent_id;
    return [
      id,
      {
        facts: one,
        place: places.get(id),
        days: withDays.has(id)
          ? calendarOf(periods.get(id) ?? null, busy.get(id) ?? null, stageOf(places.get(id)) === 'cast')
          : null,
        image: one.cover && (await photoUrl(one.cover.card_key)),
        seesFee: !frozen,
      },
    ];
  });
  return new Map(await Promise.all(known));
}
