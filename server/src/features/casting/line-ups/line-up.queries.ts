import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { people } from '../../people/person-summaries/index.ts';
import { candidates, characters, projects, shortlists } from '../projects/index.ts';
import type { Considered } from './line-up.policy.ts';

export const findHead = (db: Database, projectId: number) =>
  db
    .selectFrom(projects('project'))
    .select([
      'project.id',
      'project.title',
      'project.status',
      'project.shoot_starts_on',
      'project.shoot_ends_on',
    ])
    .where('project.id', '=', projectId)
    .executeTakeFirst();

/** Everyone considered whose account is open, once, by character, then the furthest first, then as the shortlist has them. */
export const listConsidered = async (db: Database, projectId: number): Promise<Considered[]> => {
  const { rows } = await sql<Considered>`
    select talent_id, character_id, character, rank, works_from, works_to
    from (
      select distinct on (candidate.talent_id) candidate.talent_id, part.id as character_id,
        part.name as character, part.position, candidate.rank, candidate.since,
        entry.position as place, part.works_from, part.works_to
      from ${candidates('candidate')}
      join ${characters('part')} on part.id = candidate.character_id
      join ${people('account')} on account.id = candidate.talent_id and account.closed_at is null
      left join ${shortlists('entry')} on entry.character_id = candidate.character_id
        and entry.talent_id = candidate.talent_id
      where candidate.character_id = any(array(
        select own.id from ${characters('own')} where own.project_id = ${projectId}))
      order by candidate.talent_id, part.status = 'dropped', candidate.rank, part.position
    ) considered
    order by position, rank, place, since, talent_id`.execute(db);
  return rows;
};
