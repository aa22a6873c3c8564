import { makeCast, planCast } from '@callboard/contract/casting/cast-plans';
import {
  changeScenario,
  chooseForScenario,
  commentOnScenario,
  createScenario,
  deleteScenario,
  deleteScenarioComment,
  likeScenario,
  listScenarios,
  restoreScenario,
  setCastBudget,
} from '@callboard/contract/casting/scenarios';
import type { FastifyInstance } from 'fastify';
import { bind } from '../../../platform/http/bind.ts';
import type { ScenarioChanging } from './change-scenarios.service.ts';
import type { MakingCast } from './make-cast.service.ts';
import type { ScenarioReading } from './read-scenarios.service.ts';
import type { ScenarioRemarks } from './remarks.service.ts';

interface ScenarioServices {
  readonly reading: ScenarioReading;
  readonly changing: ScenarioChanging;
  readonly remarks: ScenarioRemarks;
  readonly making: MakingCast;
}

export function scenarioRoutes(
  app: FastifyInstance,
  { reading, changing, remarks, making }: ScenarioServices,
): void {
  bind(app, listScenarios, async ({ actor, params }) => reading.list(actor, params.id));
  bind(app, createScenario, async ({ actor, params, body }) => changing.create(actor, params.id, body));
  bind(app, changeScenario, async ({ actor, params, body }) => changing.change(actor, params.id, body));
  bind(app, chooseForScenario, async ({ actor, params, body }) => changing.choose(actor, params.id, body));
  bind(app, setCastBudget, async ({ actor, params, body }) =>
    changing.setBudget(actor, params.id, body.cast_budget_paise),
  );
  bind(app, deleteScenario, async ({ actor, params }) => remarks.remove(actor, params.id));
  bind(app, restoreScenario, async ({ actor, params }) => remarks.restore(actor, params.id));
  bind(app, commentOnScenario, async ({ actor, params, body }) => remarks.comment(actor, params.id, body));
  bind(app, deleteScenarioComment, async ({ actor, params }) =>
    remarks.deleteComment(actor, params.id, params.commentId),
  );
  bind(app, likeScenario, async ({ actor, params, body }) => remarks.like(actor, params.id, body.liked));
  bind(app, planCast, async ({ actor, params }) => making.preview(actor, params.id));
  bind(app, makeCast, async ({ actor, params, body }) => making.make(actor, params.id, body));
}
