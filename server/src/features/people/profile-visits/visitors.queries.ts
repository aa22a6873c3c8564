import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { sharedTable } from '../../../platform/db/shared-table.ts';
import { unlocks } from '../../casting/connections/index.ts';
import { people } from '../person-summaries/index.ts';

/** Days in India, including both ends. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

/** Visits of active recruiters only, not of frozen or closed accounts. */
const views = (db: Database, talentId: number, { from, to }: Days) =>
  db
    .selectFrom('profile_view')
    .innerJoin(people('account'), 'account.id', 'profile_view.recruiter_id')
    .where('account.frozen_at', 'is', null)
    .where('account.closed_at', 'is', null)
    .where('profile_view.talent_id', '=', talentId)
    .where('profile_view.day', '>=', from)
    .where('profile_view.day', '<=', to);

export const listViewsByDay = (db: Database, talentId: number, days: Days) =>
  views(db, talentId, days)
    .select(['profile_view.day', (select) => select.fn.sum<number>('profile_view.times').as('views')])
    .groupBy('profile_view.day')
    .execute();

/** Midnight in India at the start of a day. */
const startOf = (day: string) => sql<Date>`(${day}::date::timestamp at time zone 'Asia/Kolkata')`;
const endOf = (day: string) => sql<Date>`((${day}::date + 1)::timestamp at time zone 'Asia/Kolkata')`;

const unlocksOf = (db: Database, talentId: number, { from, to }: Days) =>
  db
    .selectFrom(unlocks('unlock'))
    .innerJoin(people('account'), 'account.id', 'unlock.recruiter_id')
    .where('account.frozen_at', 'is', null)
    .where('account.closed_at', 'is', null)
    .where('unlock.talent_id', '=', talentId)
    .where('unlock.unlocked_at', '>=', startOf(from))
    .where('unlock.unlocked_at', '<', endOf(to));

const dayInIndia = sql<string>`(unlock.unlocked_at at time zone 'Asia/Kolkata')::date`;

export const listUnlocksByDay = (db: Database, talentId: number, days: Days) =>
  unlocksOf(db, talentId, days)
    .select([dayInIndia.as('day'), (select) => select.fn.countAll<number>().as('unlocks')])
    .groupBy('day')
    .execute();

/** Recruiters who viewed or unlocked in these days. */
export const countVisitors = async (db: Database, talentId: number, days: Days): Promise<number> => {
  const recruiterIds = views(db, talentId, days)
    .select('profile_view.recruiter_id')
    .union(unlocksOf(db, talentId, days).select('unlock.recruiter_id'));
  const { total } = await db
    .selectFrom(recruiterIds.as('visitor'))
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
};

/** Recruiters who viewed or unlocked in these days, with the later of the two; newest first. */
export const listVisitors = (db: Database, talentId: number, days: Days, limit: number) =>
  db
    .with('visit', () =>
      views(db, talentId, days)
        .select(['profile_view.recruiter_id', 'profile_view.times', 'profile_view.last_at'])
        .unionAll(
          unlocksOf(db, talentId, days).select([
            'unlock.recruiter_id',
            sql<number>`0`.as('times'),
            'unlock.unlocked_at as last_at',
          ]),
        ),
    )
    .selectFrom('visit')
    .innerJoin(people('account'), 'account.id', 'visit.recruiter_id')
    .innerJoin('recruiter', 'recruiter.account_id', 'visit.recruiter_id')
    .leftJoin('media_asset as icon', 'icon.id', 'recruiter.icon_asset_id')
    .leftJoin(unlocks('unlock'), (join) =>
      join.onRef('unlock.recruiter_id', '=', 'visit.recruiter_id').on('unlock.talent_id', '=', talentId),
    )
    .select((select) => [
      'account.public_id',
      'account.first_name',
      'account.last_name',
      'recruiter.company',
      'icon.card_key as icon_key',
      'unlock.unlocked_at',
      sql<boolean>`recruiter.verified_at is not null`.as('verified'),
      select.fn.sum<number>('visit.times').as('times'),
      sql<Date>`max(visit.last_at)`.as('last_at'),
    ])
    .groupBy(['account.id', 'recruiter.account_id', 'icon.id', 'unlock.unlocked_at'])
    .orderBy('last_at', 'desc')
    .orderBy('account.id')
    .limit(limit)
    .execute();

/** Which recruiter viewed which talent on which day. */
export const profileViews = sharedTable('profile_view', ['talent_id', 'recruiter_id', 'last_at']);
