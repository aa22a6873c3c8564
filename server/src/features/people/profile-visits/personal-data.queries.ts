import type { Database } from '../../../platform/db/database.ts';
import { people, recruiters } from '../person-summaries/index.ts';

interface Person {
  readonly id: number;
}

export const listProfileViewers = (db: Database, { id }: Person) =>
  db
    .selectFrom('profile_view')
    .innerJoin(recruiters('recruiter'), 'recruiter.account_id', 'profile_view.recruiter_id')
    .innerJoin(people('account'), 'account.id', 'recruiter.account_id')
    .select(['account.first_name', 'account.last_name', 'recruiter.company', 'day', 'times', 'last_at'])
    .where('profile_view.talent_id', '=', id)
    .orderBy('last_at')
    .execute();

export const listViewed = (db: Database, { id }: Person) =>
  db
    .selectFrom('profile_view')
    .innerJoin(people('account'), 'account.id', 'profile_view.talent_id')
    .select(['account.first_name', 'account.last_name', 'day', 'times', 'last_at'])
    .where('profile_view.recruiter_id', '=', id)
    .where('account.closed_at', 'is', null)
    .orderBy('last_at')
    .execute();
