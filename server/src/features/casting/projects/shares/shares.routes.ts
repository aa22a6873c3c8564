import { openSharedProject } from '@callboard/contract/casting/project-documents';
import type { FastifyInstance } from 'fastify';
import { bind } from '../../../../platform/http/bind.ts';
import type { SharedProjects } from './open-shared-project.service.ts';

export function sharedProjectRoutes(app: FastifyInstance, shared: SharedProjects): void {
  bind(app, openSharedProject, async ({ actor, body }) => shared.open(actor, body.project_id));
}
