import type { ShortlistsOfProject } from '@callboard/contract/casting/shortlists';
import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { people } from '../../people/person-summaries/index.ts';
import { projectPeople } from '../project-access/index.ts';
import { characters, projects } from '../projects/index.ts';

/** Of every project the reader is on that is not closed. Those they last shortlisted for come first. */
export const listAll = async (db: Database, readerId: number): Promise<ShortlistsOfProject[]> => {
  const { rows } = await sql<ShortlistsOfProject>`
    with entry as materialized (
      select entry.id, entry.character_id, entry.talent_id, entry.position, entry.added_by, entry.created_at
      from ${projectPeople('me')} join ${characters('part')} on part.project_id = me.project_id
      join character_shortlist entry on entry.character_id = part.id
      join ${people('account')} on account.id = entry.talent_id and account.closed_at is null
      where me.account_id = ${readerId}),
    list as (
      select character_id, max(created_at) filter (where added_by = ${readerId}) as used_at,
        json_agg(json_build_object('id', id, 'user_id', talent_id) order by position, id) as entries
      from entry group by character_id)
    select json_build_object('id', project.id, 'title', project.title, 'project_type', project_type.name,
        'status', project.status, 'role', me.role) as project,
      coalesce(json_agg(json_build_object('id', part.id, 'name', part.name, 'status', part.status,
        'entries', coalesce(list.entries, '[]')) order by part.position, part.id)
        filter (where part.id is not null), '[]') as characters
    from ${projectPeople('me')}
    join ${projects('project')} on project.id = me.project_id
    join project_type on project_type.id = project.project_type_id
    left join ${characters('part')} on part.project_id = project.id
    left join list on list.character_id = part.id
    where me.account_id = ${readerId} and project.status <> 'closed'
    group by project.id, project_type.id, me.role
    order by max(list.used_at) desc nulls last, project.created_at desc, project.id desc`.execute(db);
  return rows;
};
