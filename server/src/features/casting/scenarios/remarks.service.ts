import { maxScenarioComments, maxScenarios } from '@callboard/contract/casting/scenario-counting';
import type { commentOnScenario, Scenario } from '@callboard/contract/casting/scenarios';
import type { Parsed } from '@callboard/contract/endpoint';
import type { Actor } from '../../../platform/http/actor.ts';
import { ProblemError } from '../../../platform/http/problem-error.ts';
import { recordActivity } from '../project-access/index.ts';
import { readScenario } from './change-scenarios.service.ts';
import type { ScenarioOptions } from './read-scenarios.service.ts';
import { countComments, deleteOwnComment, insertComment, setLike } from './remarks.queries.ts';
import { requireScenario } from './require-scenario.ts';
import * as writes from './scenario-writes.queries.ts';

/** What colleagues say of a scenario, and deleting one. */
export function createScenarioRemarks({ db }: ScenarioOptions) {
  return {
    async comment(
      actor: Actor,
      scenarioId: number,
      { words, client_id }: Parsed<typeof commentOnScenario>['body'],
    ): Promise<Scenario> {
      await db.transaction().execute(async (trx) => {
        const { projectId, accountId, name } = await requireScenario(trx, actor, scenarioId, 'comment');
        await writes.lockScenario(trx, scenarioId);
        if ((await countComments(trx, scenarioId)) >= maxScenarioComments)
          throw new ProblemError('CONFLICT', {
            detail: `A scenario has up to ${maxScenarioComments} comments. Delete one first`,
          });
        const comment = { scenarioId, authorId: accountId, words, clientId: client_id ?? null };
        if (!(await insertComment(trx, comment))) return;
        const kind = 'scenario_commented';
        await recordActivity(trx, { projectId, actorId: accountId, kind, values: { title: name } });
      });
      return readScenario(db, scenarioId);
    },

    async deleteComment(actor: Actor, scenarioId: number, commentId: number): Promise<void> {
      await db.transaction().execute(async (trx) => {
        const { projectId, accountId, name } = await requireScenario(trx, actor, scenarioId, 'comment');
        if (!(await deleteOwnComment(trx, scenarioId, commentId, accountId)))
          throw new ProblemError('NOT_FOUND');
        const kind = 'scenario_comment_deleted';
        await recordActivity(trx, { projectId, actorId: accountId, kind, values: { title: name } });
      });
    },

    async like(actor: Actor, scenarioId: number, liked: boolean): Promise<void> {
      await db.transaction().execute(async (trx) => {
        const { projectId, accountId, name } = await requireScenario(trx, actor, scenarioId, 'comment');
        if (!(await setLike(trx, scenarioId, accountId, liked))) return;
        const kind = liked ? 'scenario_liked' : 'scenario_like_taken_back';
        await recordActivity(trx, { projectId, actorId: accountId, kind, values: { title: name } });
      });
    },

    /** Can be put back for an hour. The cast itself stays. */
    async remove(actor: Actor, scenarioId: number): Promise<void> {
      await db.transaction().execute(async (trx) => {
        const { projectId, accountId, name } = await requireScenario(trx, actor, scenarioId, 'edit');
        await writes.lockScenarios(trx, projectId);
        const scenario = await writes.lockScenario(trx, scenarioId);
        if (!scenario) throw new ProblemError('NOT_FOUND');
        if (scenario.chosen_at)
          throw new ProblemError('CONFLICT', {
            detail: 'This scenario is the cast. Choose another one first',
          });
        await writes.markDeleted(trx, projectId, scenarioId);
        const kind = 'scenario_removed';
        await recordActivity(trx, { projectId, actorId: accountId, kind, values: { title: name } });
      });
    },

    async restore(actor: Actor, scenarioId: number): Promise<Scenario> {
      await db.transaction().execute(async (trx) => {
        const place = await requireScenario(trx, actor, scenarioId, 'edit', { deleted: true });
        const { projectId, accountId, name } = place;
        await writes.lockScenarios(trx, projectId);
        const ids = await writes.listIds(trx, projectId);
        if (ids.includes(scenarioId)) return;
        if (ids.length >= maxScenarios)
          throw new ProblemError('CONFLICT', { detail: `A project has up to ${maxScenarios} scenarios` });
        if (!(await writes.putBack(trx, scenarioId))) throw new ProblemError('NOT_FOUND');
        const kind = 'scenario_restored';
        await recordActivity(trx, { projectId, actorId: accountId, kind, values: { title: name } });
      });
      return readScenario(db, scenarioId);
    },
  };
}
export type ScenarioRemarks = ReturnType<typeof createScenarioRemarks>;
