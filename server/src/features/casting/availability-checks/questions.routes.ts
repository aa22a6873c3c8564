import { answerForDays, askForDays } from '@callboard/contract/casting/availability-checks';
import type { FastifyInstance } from 'fastify';
import { bind } from '../../../platform/http/bind.ts';
import type { Questions } from './questions.service.ts';

export function questionRoutes(app: FastifyInstance, questions: Questions): void {
  bind(app, askForDays, async ({ actor, body }) => questions.ask(actor, body));
  bind(app, answerForDays, async ({ actor, params, body }) => questions.answer(actor, params.id, body));
}
