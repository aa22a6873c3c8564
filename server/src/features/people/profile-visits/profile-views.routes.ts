import { recordView } from '@callboard/contract/people/dashboard';
import type { FastifyInstance } from 'fastify';
import { bind } from '../../../platform/http/bind.ts';
import type { ProfileViews } from './profile-views.service.ts';

export function profileViewRoutes(app: FastifyInstance, views: ProfileViews): void {
  bind(app, recordView, async ({ actor, body }) => views.record(actor, body.talentId));
}
