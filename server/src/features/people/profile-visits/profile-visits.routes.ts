import { recordView } from '@callboard/contract/people/dashboard';
import type { FastifyInstance } from 'fastify';
import { bind } from '../../../platform/http/bind.ts';
import type { ProfileVisits } from './profile-visits.service.ts';

export function profileVisitRoutes(app: FastifyInstance, views: ProfileVisits): void {
  bind(app, recordView, async ({ actor, body }) => views.record(actor, body.talentId));
}
