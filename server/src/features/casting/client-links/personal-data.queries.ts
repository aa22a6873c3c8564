import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { characters, projects } from '../projects/index.ts';

interface Person {
  readonly id: number;
}

/** Links a recruiter made, with who opened them. */
export const listOwnLinks = async (db: Database, { id }: Person) => {
  const { rows } = await sql<object>`
    select project.title as project, part.name as character, link.for_name, link.message, link.created_at,
      link.expires_at, link.revoked_at,
      (select coalesce(json_agg(json_build_object('name', visitor.name, 'first_seen_at', visitor.first_seen_at,
          'last_seen_at', visitor.last_seen_at, 'sent_at', visitor.sent_at) order by visitor.id), '[]')
        from client_visitor visitor
        where visitor.link_id = link.id and visitor.preview_until is null) as opened_by
    from client_link link
    join ${projects('project')} on project.id = link.project_id
    left join ${characters('part')} on part.id = link.character_id
    where link.created_by = ${id} order by link.id`.execute(db);
  return rows;
};

/** With everyone who opened them and what they said. */
export const deleteLinksOfOwnProjects = (trx: Database, { id }: Person) =>
  sql`delete from client_link where project_id in (
    select project.id from ${projects('project')} where project.recruiter_id = ${id})`.execute(trx);
