import { getHealth, getReadiness } from '@callboard/contract/site/health';
import type { FastifyInstance } from 'fastify';
import { bind } from '../../../platform/http/bind.ts';
import type { ReadinessCheck } from './readiness.ts';

export function operationsRoutes(app: FastifyInstance, checkReadiness: ReadinessCheck): void {
  bind(app, getHealth, async () => ({ status: 'ok' }) as const);
  bind(app, getReadiness, () => checkReadiness());
}
