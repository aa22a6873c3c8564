import * as calls from '@callboard/contract/casting/job-search';
import type { FastifyInstance } from 'fastify';
import { bind, view } from '../../../platform/http/bind.ts';
import { readAddress } from './job-address.policy.ts';
import type { JobSearch } from './job-search.service.ts';

interface Needs {
  readonly jobSearch: JobSearch;
}

export function jobSearchRoutes(app: FastifyInstance, { jobSearch }: Needs): void {
  bind(app, calls.findJobs, async ({ actor, query }) =>
    actor.kind === 'talent'
      ? view('talent', await jobSearch.findForTalent(actor, query))
      : view('guest', await jobSearch.findForGuest(actor, query)),
  );
  bind(app, calls.countJobs, async ({ actor, query }) => jobSearch.count(actor, query));
  bind(app, calls.listCallboardOpenings, async ({ query }) => jobSearch.openings(query));
  bind(app, calls.readJobAddress, async ({ params }) => readAddress(params.searchParam));
  app.addHook('onListen', async () => {
    // Whoever searches first waits no longer than the next. It is tried again then if this fails.
    await jobSearch.warm().catch(() => undefined);
  });
}
