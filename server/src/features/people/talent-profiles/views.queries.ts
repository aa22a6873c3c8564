import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';

/**
 * Counts one more look on this day in India, unless this recruiter looked a moment ago: who reloads a page or
 * opens it in two tabs looked once.
 */
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
