import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';

interface Recruiter {
  readonly id: number;
}

/** What projects ask for stays, without the words about it. */
const clearDisclosureNotes = (db: Database, recruiterId: number) =>
  sql`
  with own as (select id from project where recruiter_id = ${recruiterId}),
  of_projects as (update project_disclosure set note = null where project_id in (select id from own))
  update character_disclosure set note = null where character_id in (
    select id from project_character where project_id in (select id from own))`.execute(db);

/** How many were answered stays, without what was said to them. */
const clearClosingWords = (db: Database, recruiterId: number) =>
  sql`
  update project_closing closing set answered = coalesce((
    select jsonb_object_agg(part.key, part.value || '{"words": ""}') from jsonb_each(closing.answered) part), '{}')
  from project where project.id = closing.project_id and project.recruiter_id = ${recruiterId}`.execute(db);

export const closeProjects = async (db: Database, { id: recruiterId }: Recruiter) => {
  await clearDisclosureNotes(db, recruiterId);
  await clearClosingWords(db, recruiterId);
  await db
    .updateTable('project_character')
    .set({ brief: null, team_note: null })
    .where('project_id', 'in', (select) =>
      select.selectFrom('project').select('id').where('recruiter_id', '=', recruiterId),
    )
    .execute();
  await db
    .updateTable('project')
    .set({
      status: 'closed',
      closed_at: sql<Date>`coalesce(closed_at, now())`,
      team_title: null,
      production_house: null,
      director: null,
      synopsis: null,
      usage: null,
      poster_asset_id: null,
      cast_budget_paise: null,
    })
    .where('recruiter_id', '=', recruiterId)
    .execute();
};
