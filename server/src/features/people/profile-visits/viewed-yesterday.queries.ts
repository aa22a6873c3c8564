import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { isNotNotified } from '../../messaging/notifications/index.ts';
import { people, wholeName } from '../person-summaries/index.ts';

/** Looks on a day by recruiters in good standing: who is frozen or gone is nobody's visitor. */
const looks = (db: Database, day: string) =>
  db
    .selectFrom('profile_view')
    .innerJoin(people('account'), 'account.id', 'profile_view.recruiter_id')
    .where('profile_view.day', '=', day)
    .where('account.frozen_at', 'is', null)
    .where('account.closed_at', 'is', null);

/** Talents somebody looked at on that day and who have not been told. */
export const listLookedAt = async (db: Database, day: string): Promise<number[]> => {
  const rows = await looks(db, day)
    .select('profile_view.talent_id')
    .distinct()
    .where(isNotNotified(sql.ref('profile_view.talent_id'), `profile.viewed:${day}`))
    .orderBy('profile_view.talent_id')
    .execute();
  return rows.map(({ talent_id }) => talent_id);
};

export const listLookers = (db: Database, talentId: number, day: string) =>
  looks(db, day)
    .innerJoin('recruiter', 'recruiter.account_id', 'account.id')
    .select(['account.id', 'recruiter.company', wholeName('account').as('name')])
    .where('profile_view.talent_id', '=', talentId)
    .orderBy('profile_view.last_at', 'desc')
    .execute();
