import * as calls from '@callboard/contract/casting/job-page';
import type { FastifyInstance } from 'fastify';
import { bind } from '../../../platform/http/bind.ts';
import type { JobPages } from './job-pages.service.ts';

export function jobPageRoutes(app: FastifyInstance, pages: JobPages): void {
  bind(app, calls.getJob, async ({ actor, params }) => pages.open(actor, params.id));
  bind(app, calls.listJobRoles, async ({ actor, params }) => pages.listRoles(actor, params.id));
  bind(app, calls.listSimilarJobs, async ({ actor, params }) => pages.listSimilar(actor, params.id));
  bind(app, calls.viewJob, async ({ actor, params, request }) =>
    pages.countView(actor, params.id, request.clientAddress),
  );
  bind(app, calls.saveJob, async ({ actor, params }) => pages.save(actor, params.id));
  bind(app, calls.unsaveJob, async ({ actor, params }) => pages.unsave(actor, params.id));
}
