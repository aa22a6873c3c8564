import {
  answerAvailabilityCheck,
  createAvailabilityCheck,
} from '@callboard/contract/casting/availability-checks';
import type { FastifyInstance } from 'fastify';
import { bind } from '../../../platform/http/bind.ts';
import type { Questions } from './questions.service.ts';

export function questionRoutes(app: FastifyInstance, questions: Questions): void {
  bind(app, createAvailabilityCheck, async ({ actor, body }) => questions.create(actor, body));
  bind(app, answerAvailabilityCheck, async ({ actor, params, body }) =>
    questions.answer(actor, params.id, body),
  );
}
