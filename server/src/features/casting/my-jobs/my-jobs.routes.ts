import { getMyJobs } from '@callboard/contract/casting/my-jobs';
import type { FastifyInstance } from 'fastify';
import { bind } from '../../../platform/http/bind.ts';
import type { MyJobsReading } from './my-jobs.service.ts';

export function myJobsRoutes(app: FastifyInstance, jobs: MyJobsReading): void {
  bind(app, getMyJobs, async ({ actor, query }) => jobs.read(actor, query));
}
