import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';

/** Adds one view for today in India. Reloading within the quiet minutes does not count again. */
export const countView = async (
  db: Database,
  { talentId, recruiterId, quietMinutes }: { talentId: number; recruiterId: number; quietMinutes: number },
) => {
  const quiet = sql`now() - make_interval(mins => ${quietMinutes})`;
  await sql`
    insert into profile_view as view (talent_id, recruiter_id)
    select ${talentId}, ${recruiterId} where not exists (
      select from profile_view before
      where before.talent_id = ${talentId} and before.recruiter_id = ${recruiterId} and before.last_at > ${quiet})
    on conflict (talent_id, day, recruiter_id) do update set times = view.times + 1, last_at = now()
      where view.last_at <= ${quiet}`.execute(db);
};
