import type { FieldConflict } from '@callboard/contract/casting/project-fields';
import { maxScenarios } from '@callboard/contract/casting/scenario-counting';
import type {
  changeScenario,
  chooseForScenario,
  createScenario,
  Scenario,
} from '@callboard/contract/casting/scenarios';
import type { Parsed } from '@callboard/contract/endpoint';
import type { Database } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { ProblemError } from '../../../platform/http/problem-error.ts';
import { type ProjectAccess, recordActivity, requireProject } from '../project-access/index.ts';
import { listConsidered, listPricedCharacters, setCastBudget } from '../projects/index.ts';
import { furthestOf } from './furthest.policy.ts';
import type { ScenarioOptions } from './read-scenarios.service.ts';
import { requireScenario } from './require-scenario.ts';
import * as writes from './scenario-writes.queries.ts';
import { toScenario } from './scenarios.mapper.ts';
import { findScenario } from './scenarios.queries.ts';

type Answer = Scenario & { conflicts: FieldConflict[] };

export async function readScenario(db: Database, scenarioId: number): Promise<Scenario> {
  const row = await findScenario(db, scenarioId);
  if (!row) throw new ProblemError('NOT_FOUND');
  return toScenario(row);
}

/** The character is one of the project that is not dropped, and the talent is considered for the project. */
async function requireChoosable(
  trx: Database,
  projectId: number,
  { character_id, user_id }: Parsed<typeof chooseForScenario>['body'],
) {
  const characters = await listPricedCharacters(trx, projectId);
  if (!characters.some(({ id }) => id === character_id)) throw new ProblemError('NOT_FOUND');
  if (user_id === null) return;
  const considered = await listConsidered(trx, projectId);
  if (!considered.some(({ talent_id }) => talent_id === user_id)) throw new ProblemError('NOT_FOUND');
}

async function firstChoices(
  trx: Database,
  projectId: number,
  { copy_of, from_furthest }: Parsed<typeof createScenario>['body'],
) {
  if (copy_of !== undefined) {
    if (!(await writes.listIds(trx, projectId)).includes(copy_of)) throw new ProblemError('NOT_FOUND');
    return writes.listChoices(trx, copy_of);
  }
  return from_furthest ? furthestOf(await listConsidered(trx, projectId)) : [];
}

/** Deleting and putting back are in remove-scenarios.service.ts. */
export function createScenarioChanging({ db }: ScenarioOptions) {
  const add = async (
    trx: Database,
    { projectId, accountId }: ProjectAccess,
    body: Parsed<typeof createScenario>['body'],
  ): Promise<number> => {
    await writes.lockScenarios(trx, projectId);
    const made = body.client_id && (await writes.findMade(trx, projectId, body.client_id));
    if (made) return made;
    const ids = await writes.listIds(trx, projectId);
    if (ids.length >= maxScenarios)
      throw new ProblemError('CONFLICT', { detail: `A project has up to ${maxScenarios} scenarios` });
    const choices = await firstChoices(trx, projectId, body);
    const id = await writes.insertScenario(trx, {
      projectId,
      name: body.name,
      createdBy: accountId,
      clientId: body.client_id ?? null,
    });
    await writes.insertChoices(trx, id, choices, accountId);
    await recordActivity(trx, {
      projectId,
      actorId: accountId,
      kind: 'scenario_added',
      values: { title: body.name },
    });
    return id;
  };

  const rename = async (
    trx: Database,
    { projectId, accountId }: ProjectAccess,
    scenarioId: number,
    { name, base_revision: base }: { readonly name: string; readonly base_revision?: number | undefined },
  ): Promise<FieldConflict[]> => {
    const before = await writes.lockScenario(trx, scenarioId);
    if (!before) throw new ProblemError('NOT_FOUND');
    if (before.name === name) return [];
    if (base !== undefined && before.name_revision > base && before.named_by !== accountId)
      return [
        {
          field: 'name',
          theirs: before.name,
          by: before.named_by_name,
          at: before.named_at.toISOString(),
        },
      ];
    await writes.rename(trx, scenarioId, name, accountId);
    await recordActivity(
      trx,
      { projectId, actorId: accountId, kind: 'scenario_changed', values: { title: name } },
      { join: true },
    );
    return [];
  };

  const move = async (
    trx: Database,
    { projectId, accountId }: ProjectAccess,
    scenarioId: number,
    position: number,
  ) => {
    await writes.lockScenarios(trx, projectId);
    const before = await writes.listIds(trx, projectId);
    const after = before.filter((id) => id !== scenarioId).toSpliced(position, 0, scenarioId);
    if (after.every((id, place) => id === before[place])) return;
    await writes.writeOrder(trx, after);
    await recordActivity(trx, { projectId, actorId: accountId, kind: 'scenarios_sorted' }, { join: true });
  };

  return {
    async create(
      actor: Actor,
      projectId: number,
      body: Parsed<typeof createScenario>['body'],
    ): Promise<Scenario> {
      const id = await db.transaction().execute(async (trx) => {
        const project = await requireProject(trx, actor, projectId, 'edit');
        return add(trx, project, body);
      });
      return readScenario(db, id);
    },

    async change(
      actor: Actor,
      scenarioId: number,
      { name, position, base_revision }: Parsed<typeof changeScenario>['body'],
    ): Promise<Answer> {
      const conflicts = await db.transaction().execute(async (trx) => {
        const project = await requireScenario(trx, actor, scenarioId, 'edit');
        if (position !== undefined) await move(trx, project, scenarioId, position);
        return name === undefined ? [] : rename(trx, project, scenarioId, { name, base_revision });
      });
      return { ...(await readScenario(db, scenarioId)), conflicts };
    },

    /** What a colleague chose after the version this was chosen on stays, and is told. */
    async choose(
      actor: Actor,
      scenarioId: number,
      body: Parsed<typeof chooseForScenario>['body'],
    ): Promise<Answer> {
      const conflicts = await db.transaction().execute(async (trx): Promise<FieldConflict[]> => {
        const { projectId, accountId } = await requireScenario(trx, actor, scenarioId, 'edit');
        const scenario = await writes.lockScenario(trx, scenarioId);
        if (!scenario) throw new ProblemError('NOT_FOUND');
        const { character_id, user_id: talent_id, base_revision: base } = body;
        await requireChoosable(trx, projectId, body);
        const before = await writes.findChoice(trx, scenarioId, character_id);
        if ((before?.talent_id ?? null) === talent_id) return [];
        if (before && base !== undefined && before.revision > base && before.chosen_by !== accountId)
          return [
            {
              field: `choices.${character_id}`,
              theirs: before.talent_id,
              by: before.by,
              at: before.chosen_at.toISOString(),
            },
          ];
        const revision = await writes.countRevision(trx, scenarioId);
        await writes.choose(trx, scenarioId, { character_id, talent_id }, { revision, chosenBy: accountId });
        await recordActivity(
          trx,
          {
            projectId,
            actorId: accountId,
            kind: 'scenario_changed',
            values: { title: scenario.name },
          },
          { join: true },
        );
        return [];
      });
      return { ...(await readScenario(db, scenarioId)), conflicts };
    },

    async setBudget(actor: Actor, projectId: number, paise: number | null) {
      await db.transaction().execute(async (trx) => {
        const { accountId } = await requireProject(trx, actor, projectId, 'edit');
        if (await setCastBudget(trx, projectId, paise))
          await recordActivity(
            trx,
            { projectId, actorId: accountId, kind: 'cast_budget_changed' },
            { join: true },
          );
      });
      return { cast_budget_paise: paise };
    },
  };
}
export type ScenarioChanging = ReturnType<typeof createScenarioChanging>;
