import { exportShortlists, makeContactSheet } from '@callboard/contract/casting/client-links';
import type { FastifyInstance } from 'fastify';
import { bind } from '../../../platform/http/bind.ts';
import type { ContactSheets } from './contact-sheets.service.ts';

export function contactSheetRoutes(app: FastifyInstance, sheets: ContactSheets): void {
  bind(app, makeContactSheet, async ({ actor, params, query }) => sheets.draw(actor, params.id, query));
  bind(app, exportShortlists, async ({ actor, params, query }) => sheets.export(actor, params.id, query));
}
