import { restoreScenarioWithinMinutes } from '@callboard/contract/casting/scenario-counting';
import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { fullName, people } from '../../people/person-summaries/index.ts';
import type { Choice } from './choice.ts';

/** Everyone who adds, moves, deletes or decides scenarios of a project waits here, one after the other. */
export const lockScenarios = (trx: Database, projectId: number) =>
  sql`select pg_advisory_xact_lock(hashtext('scenarios'), ${projectId})`.execute(trx);

interface LockedScenario {
  readonly name: string;
  readonly revision: number;
  readonly chosen_at: Date | null;
  readonly chosen_client_id: string | null;
  readonly chosen_did: Readonly<Record<string, number>>;
  readonly name_revision: number;
  readonly named_by: number | null;
  readonly named_by_name: string | null;
  readonly named_at: Date;
}

/** Waits for whoever changes this scenario. Undefined once it is deleted. */
export const lockScenario = async (trx: Database, scenarioId: number) => {
  const { rows } = await sql<LockedScenario>`
    select scenario.name, scenario.revision, scenario.chosen_at, scenario.chosen_client_id, scenario.chosen_did,
      scenario.name_revision, scenario.named_by, scenario.named_at, (
        select ${fullName('person')} from ${people('person')}
        where person.id = scenario.named_by and person.closed_at is null) as named_by_name
    from scenario where id = ${scenarioId} and deleted_at is null for update of scenario`.execute(trx);
  return rows[0];
};

/** In their order, deleted ones left out. */
export const listIds = async (trx: Database, projectId: number): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select id from scenario where project_id = ${projectId} and deleted_at is null
    order by position, id`.execute(trx);
  return rows.map(({ id }) => id);
};

export const findMade = async (trx: Database, projectId: number, clientId: string) => {
  const { rows } = await sql<{ id: number }>`
    select id from scenario where project_id = ${projectId} and client_id = ${clientId}`.execute(trx);
  return rows[0]?.id;
};

interface NewScenario {
  readonly projectId: number;
  readonly name: string;
  readonly createdBy: number;
  readonly clientId: string | null;
}

/** Added last. */
export const insertScenario = async (
  trx: Database,
  { projectId, name, createdBy, clientId }: NewScenario,
) => {
  const { rows } = await sql<{ id: number }>`
    insert into scenario (project_id, name, position, created_by, named_by, client_id)
    select ${projectId}::int, ${name}, coalesce(max(position) + 1, 0), ${createdBy}::int, ${createdBy}::int,
      ${clientId}::uuid
    from scenario where project_id = ${projectId}
    returning id`.execute(trx);
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('A scenario was not added');
  return id;
};

/** The first choices of a new scenario. */
export const insertChoices = (
  trx: Database,
  scenarioId: number,
  choices: readonly Choice[],
  chosenBy: number,
) =>
  sql`
    insert into scenario_choice (scenario_id, character_id, talent_id, revision, chosen_by)
    select ${scenarioId}::int, character_id, talent_id, 0, ${chosenBy}::int
    from json_to_recordset(${JSON.stringify(choices)}::json) as choice (character_id int, talent_id int)`.execute(
    trx,
  );

export const listChoices = async (trx: Database, scenarioId: number): Promise<Choice[]> => {
  const { rows } = await sql<Choice>`
    select choice.character_id, choice.talent_id from scenario_choice choice
    join ${people('chosen')} on chosen.id = choice.talent_id and chosen.closed_at is null
    where choice.scenario_id = ${scenarioId} order by choice.character_id`.execute(trx);
  return rows;
};

/** Who chose whom last for a character, or took the choice back. */
export const findChoice = async (trx: Database, scenarioId: number, characterId: number) => {
  const { rows } = await sql<{
    talent_id: number | null;
    revision: number;
    chosen_by: number | null;
    by: string | null;
    chosen_at: Date;
  }>`
    select choice.talent_id, choice.revision, choice.chosen_by, choice.chosen_at,
      case when person.id is not null then ${fullName('person')} end as by
    from scenario_choice choice
    left join ${people('person')} on person.id = choice.chosen_by and person.closed_at is null
    where choice.scenario_id = ${scenarioId} and choice.character_id = ${characterId}`.execute(trx);
  return rows[0];
};

/** Counts one change of a scenario. Its row is locked. */
export const countRevision = async (trx: Database, scenarioId: number): Promise<number> => {
  const { rows } = await sql<{ revision: number }>`
    update scenario set revision = revision + 1 where id = ${scenarioId} returning revision`.execute(trx);
  return rows[0]?.revision ?? 0;
};

export const choose = (
  trx: Database,
  scenarioId: number,
  { character_id, talent_id }: { readonly character_id: number; readonly talent_id: number | null },
  { revision, chosenBy }: { readonly revision: number; readonly chosenBy: number },
) =>
  sql`
    insert into scenario_choice (scenario_id, character_id, talent_id, revision, chosen_by)
    values (${scenarioId}, ${character_id}, ${talent_id}, ${revision}, ${chosenBy})
    on conflict (scenario_id, character_id) do update
      set talent_id = excluded.talent_id, revision = excluded.revision, chosen_by = excluded.chosen_by,
        chosen_at = now()`.execute(trx);

export const rename = async (trx: Database, scenarioId: number, name: string, namedBy: number) => {
  const revision = await countRevision(trx, scenarioId);
  await sql`
    update scenario set name = ${name}, name_revision = ${revision}, named_by = ${namedBy}, named_at = now()
    where id = ${scenarioId}`.execute(trx);
};

/** In this order. */
export const writeOrder = (trx: Database, ids: readonly number[]) =>
  sql`
    update scenario set position = place.position - 1
    from unnest(${[...ids]}::int[]) with ordinality as place (id, position)
    where scenario.id = place.id and scenario.position <> place.position - 1`.execute(trx);

/** Those deleted longer ago than they can be put back go with it. */
export const markDeleted = (trx: Database, projectId: number, scenarioId: number) =>
  sql`
    with over as (
      delete from scenario where project_id = ${projectId}
        and deleted_at < now() - make_interval(mins => ${restoreScenarioWithinMinutes}))
    update scenario set deleted_at = now() where id = ${scenarioId}`.execute(trx);

/** False when it was deleted too long ago. */
export const putBack = async (trx: Database, scenarioId: number): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    update scenario set deleted_at = null where id = ${scenarioId}
      and (deleted_at is null
        or deleted_at >= now() - make_interval(mins => ${restoreScenarioWithinMinutes}))`.execute(trx);
  return numAffectedRows === 1n;
};
