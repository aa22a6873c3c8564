import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { fullName, people } from '../../people/person-summaries/index.ts';

interface By {
  readonly user_id: number;
  readonly name: string;
}

export interface ScenarioRow {
  readonly id: number;
  readonly project_id: number;
  readonly name: string;
  readonly revision: number;
  readonly created_by: By | null;
  readonly created_at: Date;
  readonly chosen_at: Date | null;
  readonly chosen_by: By | null;
  readonly choices: readonly { readonly character_id: number; readonly user_id: number }[];
  readonly comments: readonly {
    readonly id: number;
    readonly by: By | null;
    readonly words: string;
    readonly written_at: string;
  }[];
  readonly likes: readonly By[];
}

/** Null where their account is closed. */
const byName = (column: string) => sql<By | null>`(
  select json_build_object('user_id', person.id, 'name', ${fullName('person')})
  from ${people('person')} where person.id = ${sql.ref(column)} and person.closed_at is null)`;

const choicesOf = sql`(
  select coalesce(json_agg(json_build_object('character_id', choice.character_id, 'user_id', choice.talent_id)
    order by choice.character_id), '[]')
  from scenario_choice choice join ${people('chosen')} on chosen.id = choice.talent_id and chosen.closed_at is null
  where choice.scenario_id = scenario.id)`;

const commentsOf = sql`(
  select coalesce(json_agg(json_build_object('id', remark.id, 'by', ${byName('remark.author_id')},
    'words', remark.words, 'written_at', remark.written_at) order by remark.id), '[]')
  from scenario_comment remark where remark.scenario_id = scenario.id)`;

const likesOf = sql`(
  select coalesce(json_agg(json_build_object('user_id', liker.id, 'name', ${fullName('liker')})
    order by likes.liked_at, liker.id), '[]')
  from scenario_like likes join ${people('liker')} on liker.id = likes.account_id and liker.closed_at is null
  where likes.scenario_id = scenario.id)`;

const listWhere = async (db: Database, condition: RawBuilder<unknown>): Promise<ScenarioRow[]> => {
  const { rows } = await sql<ScenarioRow>`
    select scenario.id, scenario.project_id, scenario.name, scenario.revision, scenario.created_at,
      scenario.chosen_at, ${byName('scenario.created_by')} as created_by,
      ${byName('scenario.chosen_by')} as chosen_by,
      ${choicesOf} as choices, ${commentsOf} as comments, ${likesOf} as likes
    from scenario where scenario.deleted_at is null and ${condition}
    order by scenario.position, scenario.id`.execute(db);
  return rows;
};

export const listScenarios = (db: Database, projectId: number) =>
  listWhere(db, sql`scenario.project_id = ${projectId}`);

export const findScenario = async (db: Database, scenarioId: number) =>
  (await listWhere(db, sql`scenario.id = ${scenarioId}`))[0];

/** Which project a scenario is of. With `deleted`, also one that can be put back. */
export const findPlace = async (db: Database, scenarioId: number, { deleted = false } = {}) => {
  const { rows } = await sql<{ project_id: number; name: string }>`
    select project_id, name from scenario
    where id = ${scenarioId} and (deleted_at is null or ${deleted})`.execute(db);
  return rows[0];
};

export interface ChosenCast {
  readonly id: number;
  readonly name: string;
  readonly choices: readonly { readonly character_id: number; readonly talent_id: number }[];
}

/**
 * These scenarios of a project in their order, with who is chosen for what. One of another project, or a deleted
 * one, is left out. For those who show them to others, such as clients’ links.
 */
export const castsOf = async (
  db: Database,
  projectId: number,
  scenarioIds: readonly number[],
): Promise<readonly ChosenCast[]> => {
  const { rows } = await sql<ChosenCast>`
    select scenario.id, scenario.name, (
      select coalesce(json_agg(json_build_object('character_id', character_id, 'talent_id', talent_id)
        order by character_id), '[]')
      from scenario_choice where scenario_id = scenario.id and talent_id is not null) as choices
    from scenario
    where scenario.project_id = ${projectId} and scenario.id = any(${[...scenarioIds]}::int[])
      and scenario.deleted_at is null
    order by scenario.position, scenario.id`.execute(db);
  return rows;
};
