import * as contract from '@callboard/contract/casting/job-postings';
import type { FastifyInstance } from 'fastify';
import { bind } from '../../../platform/http/bind.ts';
import type { JobCreation } from './create-job.service.ts';
import type { JobLists } from './list-jobs.service.ts';
import type { JobChanges } from './update-job.service.ts';

interface JobServices {
  readonly creation: JobCreation;
  readonly changes: JobChanges;
  readonly lists: JobLists;
}

export function jobPostingRoutes(app: FastifyInstance, { creation, changes, lists }: JobServices): void {
  bind(app, contract.createJob, ({ actor, body }) => creation.create(actor, body));
  bind(app, contract.updateJob, ({ actor, params, body }) => changes.update(actor, params.id, body));
  bind(app, contract.deleteDraftJob, ({ actor, params }) => creation.deleteDraft(actor, params.id));
  bind(app, contract.listOwnJobs, ({ actor, query }) => lists.list(actor, query));
  bind(app, contract.getJobNumbers, ({ actor, params }) => lists.numbers(actor, params.id));
}
