import { getTalentDashboard } from '@callboard/contract/people/dashboard';
import type { FastifyInstance } from 'fastify';
import { bind } from '../../../platform/http/bind.ts';
import { ownAccount } from '../../../platform/http/own-account.ts';
import type { TalentDashboardService } from './dashboard.service.ts';

export function dashboardRoutes(app: FastifyInstance, dashboard: TalentDashboardService): void {
  bind(app, getTalentDashboard, async ({ params, actor }) =>
    dashboard.read(ownAccount(actor, params.id).accountId),
  );
}
