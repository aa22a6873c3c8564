import { type NotificationKind, notification } from '../../../platform/feature/notification.ts';
import { jobApproved, jobExpired, jobReturned } from './jobs.events.ts';
import { findJobNews, findReturnedNote } from './notification-facts.queries.ts';

const kind = { notificationType: 2, topic: 'account' } as const;
const path = '/app/my-job-postings?job={{id}}';

const approved = notification({
  ...kind,
  ref: 'job.approved',
  event: jobApproved,
  text: {
    message: 'Your job _{{job}}_ is approved. Talents can apply now.',
    path,
    email: { subject: '{{job}} is approved', action: 'See the job' },
  },
  to: ({ recruiterId }) => recruiterId,
  loadContent: async (trx, { jobId }) => {
    const facts = await findJobNews(trx, jobId);
    return facts?.status === 'open' ? { variables: facts.variables } : undefined;
  },
});

const returned = notification({
  ...kind,
  ref: 'job.returned',
  event: jobReturned,
  text: {
    message: 'We couldn’t approve your job _{{job}}_ yet: {{reason}} You can change it and submit it again.',
    path,
    email: { subject: 'Please change {{job}}', action: 'Edit the job' },
  },
  to: ({ recruiterId }) => recruiterId,
  loadContent: async (trx, { jobId, stepId }) => {
    const facts = await findJobNews(trx, jobId);
    const reason = await findReturnedNote(trx, stepId);
    return facts && reason ? { variables: { ...facts.variables, reason } } : undefined;
  },
});

const expired = notification({
  ...kind,
  ref: 'job.expired',
  event: jobExpired,
  text: {
    message: 'The deadline of your job _{{job}}_ has passed. Reply to those who applied, or extend it.',
    path,
    email: { subject: '{{job}} has expired', action: 'See the job' },
  },
  to: ({ recruiterId }) => recruiterId,
  loadContent: async (trx, { jobId }) => {
    const facts = await findJobNews(trx, jobId);
    return facts?.status === 'expired' ? { variables: facts.variables } : undefined;
  },
});

export const jobNotifications: readonly NotificationKind[] = [approved, returned, expired];
