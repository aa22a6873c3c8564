import * as contract from '@callboard/contract/casting/job-alerts';
import type { FastifyInstance } from 'fastify';
import { bind } from '../../../platform/http/bind.ts';
import { memberOf } from '../../../platform/http/member.ts';
import type { JobAlerts } from './job-alerts.service.ts';

export function jobAlertRoutes(app: FastifyInstance, alerts: JobAlerts): void {
  bind(app, contract.saveJobSearch, async ({ actor, body }) => alerts.save(memberOf(actor).accountId, body));

  bind(app, contract.listJobSearches, async ({ actor }) => alerts.list(memberOf(actor).accountId));

  bind(app, contract.changeJobSearch, async ({ actor, params, body }) =>
    alerts.change(memberOf(actor).accountId, params.id, body),
  );

  bind(app, contract.deleteJobSearch, async ({ actor, params }) =>
    alerts.remove(memberOf(actor).accountId, params.id),
  );
}
