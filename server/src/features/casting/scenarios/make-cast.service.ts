import { createHash } from 'node:crypto';
import type { CastPlan, makeCast } from '@callboard/contract/casting/cast-plans';
import type { Parsed } from '@callboard/contract/endpoint';
import type { Database } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { ProblemError } from '../../../platform/http/problem-error.ts';
import { fullNameOf } from '../../people/person-summaries/index.ts';
import { listStandingFacts } from '../../people/talent-profiles/index.ts';
import { recordActivity } from '../project-access/index.ts';
import { listConsidered, listPricedCharacters } from '../projects/index.ts';
import { type Planned, planCast } from './cast-plan.policy.ts';
import type { CastCall, CastStep } from './cast-step.ts';
import { type ChosenRow, findChosen, findSender, markChosen } from './make-cast.queries.ts';
import type { ScenarioOptions } from './read-scenarios.service.ts';
import { requireScenario } from './require-scenario.ts';
import { findProject } from './scenario-facts.queries.ts';
import { listChoices, lockScenarios } from './scenario-writes.queries.ts';

interface MakingCastOptions extends Pick<ScenarioOptions, 'db'> {
  readonly steps: readonly CastStep[];
}

interface Place {
  readonly projectId: number;
  readonly accountId: number;
  readonly scenarioId: number;
}

const conflict = (detail: string) => new ProblemError('CONFLICT', { detail });

/** Names what is to be done and whom it reaches. How many others there are changes nothing about it. */
const nameOf = ({ asks, stays, blocked }: Planned) =>
  createHash('sha256')
    .update(
      JSON.stringify(
        [asks, stays, blocked].map((people) => people.map((one) => [one.character_id, one.user_id])),
      ),
    )
    .digest('base64url');

const toAnswer = ({ chosen_at, chosen_did }: Pick<ChosenRow, 'chosen_at' | 'chosen_did'>) => ({
  chosen_at: chosen_at.toISOString(),
  did: { ...chosen_did },
});

async function readPlan(db: Database, { projectId, accountId, scenarioId }: Place): Promise<Planned> {
  const choices = await listChoices(db, scenarioId);
  const faces = await listStandingFacts(
    db,
    choices.map(({ talent_id }) => talent_id),
    accountId,
  );
  return planCast({
    characters: await listPricedCharacters(db, projectId),
    choices,
    considered: await listConsidered(db, projectId),
    names: new Map(faces.map((face) => [face.talent_id, fullNameOf(face)])),
    visible: new Set(faces.flatMap(({ is_visible, talent_id }) => (is_visible ? [talent_id] : []))),
  });
}

const refuse = (planned: Planned, named: string): void => {
  if (nameOf(planned) !== named)
    throw conflict('Something changed since you read what this will do. Read it again');
  if (planned.blocked.length > 0) throw conflict('Someone in this scenario has to be replaced first');
  if (planned.asks.length + planned.stays.length === 0) throw conflict('Choose at least one person first');
};

export function createMakingCast({ db, steps }: MakingCastOptions) {
  /** Whom a step cannot reach is in the way of all of them. */
  const plan = async (trx: Database, place: Place, call: CastCall): Promise<Planned> => {
    const planned = await readPlan(trx, place);
    const found = await Promise.all(
      steps.map((step) => step.findUnreachable(trx, step.people(planned), call)),
    );
    const unreachable = new Set(found.flatMap((people) => [...people]));
    return {
      ...planned,
      asks: planned.asks.filter((person) => !unreachable.has(person)),
      blocked: [
        ...planned.blocked,
        ...[...unreachable].map((person) => ({ ...person, reason: 'away' as const })),
      ],
    };
  };

  const stepsFor = (planned: Planned) =>
    steps.map((step) => ({ step, people: step.people(planned) })).filter(({ people }) => people.length > 0);

  return {
    async preview(actor: Actor, scenarioId: number): Promise<CastPlan> {
      const { projectId, accountId } = await requireScenario(db, actor, scenarioId, 'read');
      const call = { actor, projectId, message: undefined };
      const planned = await plan(db, { projectId, accountId, scenarioId }, call);
      const chosen = await findChosen(db, projectId);
      return {
        scenario_id: scenarioId,
        plan: nameOf(planned),
        steps: stepsFor(planned).map(({ step, people }) => ({ key: step.key, people: [...people] })),
        stays: [...planned.stays],
        blocked: [...planned.blocked],
        open: planned.open,
        others: planned.others,
        instead_of: chosen && chosen.id !== scenarioId ? chosen.name : null,
        ...(await findSender(db, { projectId, accountId })),
      };
    },

    /** All or nothing. The same request sent twice does it once. */
    async make(
      actor: Actor,
      scenarioId: number,
      { plan: named, message, client_id: clientId }: Parsed<typeof makeCast>['body'],
    ) {
      return db.transaction().execute(async (trx) => {
        const { projectId, accountId, name } = await requireScenario(trx, actor, scenarioId, 'edit');
        await lockScenarios(trx, projectId);
        const before = await findChosen(trx, projectId);
        if (before?.id === scenarioId && before.chosen_client_id === clientId) return toAnswer(before);
        const project = await findProject(trx, projectId);
        if (project?.status !== 'open') throw conflict('Open the project first');
        const call = { actor, projectId, message };
        const planned = await plan(trx, { projectId, accountId, scenarioId }, call);
        refuse(planned, named);
        const due = stepsFor(planned);
        const did: Record<string, number> = {};
        for (const { step, people } of due) did[step.key] = await step.take(trx, people, call);
        const chosen_at = await markChosen(trx, {
          projectId,
          scenarioId,
          chosenBy: accountId,
          clientId,
          did,
        });
        const kind = 'scenario_chosen';
        await recordActivity(trx, { projectId, actorId: accountId, kind, values: { title: name } });
        return toAnswer({ chosen_at, chosen_did: did });
      });
    },
  };
}
export type MakingCast = ReturnType<typeof createMakingCast>;
