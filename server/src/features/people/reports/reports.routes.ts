import { listReportReasons, reportJob, reportProject, reportUser } from '@callboard/contract/people/reports';
import type { FastifyInstance } from 'fastify';
import { bind } from '../../../platform/http/bind.ts';
import { memberOf } from '../../../platform/http/member.ts';
import type { Reports } from './reports.service.ts';

export function reportRoutes(app: FastifyInstance, reports: Reports): void {
  bind(app, listReportReasons, async () => reports.reasons());
  bind(app, reportUser, async ({ actor, body }) => reports.report(memberOf(actor), body));
  bind(app, reportJob, async ({ actor, body }) => reports.reportJob(memberOf(actor), body));
  bind(app, reportProject, async ({ actor, body }) => reports.reportProject(memberOf(actor), body));
}
