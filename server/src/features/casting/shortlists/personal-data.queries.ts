import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { characters, projects } from '../projects/index.ts';

/** The lists of a recruiter's own projects; those of their colleagues' projects stay there. */
export const deleteOwnShortlists = async (trx: Database, { id }: { readonly id: number }) => {
  const own = sql`(select part.id from ${characters('part')}
    join ${projects('project')} on project.id = part.project_id where project.recruiter_id = ${id})`;
  await sql`delete from character_shortlist where character_id in ${own}`.execute(trx);
  await sql`delete from removed_shortlist_entry where character_id in ${own}`.execute(trx);
};
