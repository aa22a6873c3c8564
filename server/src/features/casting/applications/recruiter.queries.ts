import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import type { TeamPersonRow } from '../project-access/index.ts';
import { isShownInPublic, projects, recruiterJoins, recruiterRow } from '../projects/index.ts';

interface PosterRow extends TeamPersonRow {
  readonly city: string | null;
  readonly is_verified: boolean;
  readonly projects_here: number;
}

/** Who posted a job, as those read them who applied. Undefined once they left. */
export const findPoster = async (db: Database, recruiterId: number, today: string) => {
  const { rows } = await sql<{ person: TeamPersonRow } & Omit<PosterRow, keyof TeamPersonRow>>`
    select ${recruiterRow('owner')} as person, city.name as city, owner_recruiter.verified_at is not null as is_verified,
      (select count(*)::int from ${projects('project')}
        where project.recruiter_id = owner.id and ${isShownInPublic('project', today)}) as projects_here
    from (select ${recruiterId}::int as id) wanted
    ${recruiterJoins('owner', sql`wanted.id`)}
    left join city on city.id = owner_recruiter.city_id
    where owner.closed_at is null and owner.id is not null`.execute(db);
  return rows[0];
};
