import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { isNotNotified } from '../../messaging/notifications/index.ts';
import { fullName, people } from '../person-summaries/index.ts';

/** Without recruiters who are frozen or closed their account. */
const visitsOn = (db: Database, day: string) =>
  db
    .selectFrom('profile_view')
    .innerJoin(people('account'), 'account.id', 'profile_view.recruiter_id')
    .where('profile_view.day', '=', day)
    .where('account.frozen_at', 'is', null)
    .where('account.closed_at', 'is', null);

/** Talents with visitors on that day who were not notified yet. */
export const listVisitedTalents = async (db: Database, day: string): Promise<number[]> => {
  const rows = await visitsOn(db, day)
    .select('profile_view.talent_id')
    .distinct()
    .where(isNotNotified(sql.ref('profile_view.talent_id'), `profile.viewed:${day}`))
    .orderBy('profile_view.talent_id')
    .execute();
  return rows.map(({ talent_id }) => talent_id);
};

export const listYesterdaysVisitors = (db: Database, talentId: number, day: string) =>
  visitsOn(db, day)
    .innerJoin('recruiter', 'recruiter.account_id', 'account.id')
    .select(['account.id', 'recruiter.company', fullName('account').as('name')])
    .where('profile_view.talent_id', '=', talentId)
    .orderBy('profile_view.last_at', 'desc')
    .execute();
