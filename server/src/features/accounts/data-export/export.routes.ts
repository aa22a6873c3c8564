import { cancelDataExport, getDataExport, requestDataExport } from '@callboard/contract/accounts/user';
import type { FastifyInstance } from 'fastify';
import { bind } from '../../../platform/http/bind.ts';
import { ownAccount } from '../../../platform/http/own-account.ts';
import type { DataExportService } from './export.service.ts';

export function dataExportRoutes(app: FastifyInstance, exports: DataExportService): void {
  bind(app, getDataExport, ({ params, actor }) => exports.look(ownAccount(actor, params.id)));
  bind(app, requestDataExport, ({ params, actor }) => exports.request(ownAccount(actor, params.id)));
  bind(app, cancelDataExport, ({ params, actor }) => exports.discard(ownAccount(actor, params.id)));
}
