import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { projectPeople } from '../project-access/index.ts';
import { characters, projects } from '../projects/index.ts';
import type { ClientAnswered } from './client-links.events.ts';

interface AnsweredRow {
  readonly client: string;
  /** How many others sent theirs on the link in the same while. */
  readonly others: number;
  /** Null for a link to the whole project. */
  readonly character: string | null;
  readonly character_id: number | null;
  readonly project: string;
  readonly project_id: number;
}

/** What a notification says, as long as its reader is on the project. */
export const findAnswered = async (db: Database, { visitorId, recruiterId, since }: ClientAnswered) => {
  const { rows } = await sql<AnsweredRow>`
    select visitor.name as client, part.name as character, part.id as character_id, project.title as project,
      project.id as project_id,
      (select count(*)::int from client_visitor other where other.link_id = link.id
        and other.id <> visitor.id and other.sent_at >= ${since}::timestamptz) as others
    from client_visitor visitor
    join client_link link on link.id = visitor.link_id
    join ${projects('project')} on project.id = link.project_id
    join ${projectPeople('person')} on person.project_id = project.id and person.account_id = ${recruiterId}
    left join ${characters('part')} on part.id = link.character_id
    where visitor.id = ${visitorId}`.execute(db);
  return rows[0];
};
