import { z } from 'zod';
import { eventType } from '../../../platform/events/event.ts';
import { type NotificationKind, notification } from '../../../platform/feature/notification.ts';
import { findJobHeading } from '../../casting/jobs/index.ts';
import { findTold } from './job-alerts.queries.ts';

/** Jobs opened since the last alert match a saved job search. */
export const newJobsFound = eventType(
  'job-search.new-jobs',
  z.object({ searchId: z.int(), talentId: z.int(), count: z.int(), jobId: z.int() }),
);

const oneNewJob = notification({
  ref: 'job-search.new-job',
  event: newJobsFound,
  notificationType: 1,
  topic: 'new_calls',
  text: {
    message: 'New job **{{title}}** in your search _{{name}}_.',
    path: '/jobs/{{job}}',
    email: { subject: 'New job: {{title}}', action: 'View the job' },
  },
  to: ({ talentId }) => talentId,
  loadContent: async (trx, { searchId, count, jobId }) => {
    if (count !== 1) return undefined;
    const search = await findTold(trx, searchId);
    const job = await findJobHeading(trx, jobId);
    return search && job && { variables: { title: job.title, name: search.name, job: job.public_id } };
  },
});

const newJobs = notification({
  ref: 'job-search.new-jobs',
  event: newJobsFound,
  notificationType: 1,
  topic: 'new_calls',
  text: {
    message: '**{{count}} new jobs** in your search _{{name}}_.',
    path: '/find-jobs?alert={{search}}',
    email: { subject: '{{count}} new jobs: {{name}}', action: 'View new jobs' },
  },
  to: ({ talentId }) => talentId,
  loadContent: async (trx, { searchId, count }) => {
    if (count === 1) return undefined;
    const search = await findTold(trx, searchId);
    return search && { variables: { count: String(count), name: search.name, search: String(searchId) } };
  },
});

export const jobAlertNotifications: readonly NotificationKind[] = [oneNewJob, newJobs];
