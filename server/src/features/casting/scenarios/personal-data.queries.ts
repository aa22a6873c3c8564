import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { projects } from '../projects/index.ts';

interface Person {
  readonly id: number;
}

/** What someone added to scenarios: those they made, what they said of them and which they liked. */
export const listOwnScenarios = async (db: Database, { id }: Person) => {
  const { rows } = await sql<{ made: object[]; comments: object[]; liked: object[] }>`
    select
      (select coalesce(json_agg(json_build_object('project', project.title, 'scenario', scenario.name,
          'made_at', scenario.created_at) order by scenario.id), '[]')
        from scenario join ${projects('project')} on project.id = scenario.project_id
        where scenario.created_by = ${id}) as made,
      (select coalesce(json_agg(json_build_object('project', project.title, 'scenario', scenario.name,
          'words', remark.words, 'written_at', remark.written_at) order by remark.id), '[]')
        from scenario_comment remark join scenario on scenario.id = remark.scenario_id
        join ${projects('project')} on project.id = scenario.project_id
        where remark.author_id = ${id}) as comments,
      (select coalesce(json_agg(json_build_object('project', project.title, 'scenario', scenario.name,
          'liked_at', likes.liked_at) order by likes.liked_at), '[]')
        from scenario_like likes join scenario on scenario.id = likes.scenario_id
        join ${projects('project')} on project.id = scenario.project_id
        where likes.account_id = ${id}) as liked`.execute(db);
  return rows[0];
};

/** The scenarios of a recruiter’s own projects. What they said on those of colleagues goes by its column. */
export const deleteOwnScenarios = (trx: Database, { id }: Person) =>
  sql`delete from scenario where project_id in (
    select project.id from ${projects('project')} where project.recruiter_id = ${id})`.execute(trx);
