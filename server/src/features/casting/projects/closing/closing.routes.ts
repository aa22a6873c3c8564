import { getClosedProject, previewClosing } from '@callboard/contract/casting/project-closing';
import type { FastifyInstance } from 'fastify';
import { bind } from '../../../../platform/http/bind.ts';
import type { ClosingDetails } from './closing-details.service.ts';

export function closingRoutes(app: FastifyInstance, details: ClosingDetails): void {
  bind(app, previewClosing, async ({ actor, params }) => details.preview(actor, params.id));
  bind(app, getClosedProject, async ({ actor, params }) => details.read(actor, params.id));
}
