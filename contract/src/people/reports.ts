import { z } from 'zod';
import { access } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { MessageId } from '../messaging/messages.ts';
import { Id, Instant } from '../scalars.ts';

const tag = 'reports and misc';

export const listReportReasons = endpoint({
  method: 'GET',
  path: '/v1/report-reason/reportProjectList',
  tag,
  summary: 'Why something can be reported',
  access: access.public(),
  response: z.object({ results: z.array(z.object({ id: z.int(), title: z.string() })) }),
});

const reason = {
  reason_id: Id,
  text: z.string().trim().max(2000, 'Use at most 2000 characters').default(''),
} as const;
const AbuseReport = z.object({ id: z.int(), reported_at: Instant }).meta({ id: 'AbuseReport' });

export const reportUser = endpoint({
  method: 'POST',
  path: '/v1/report-abuse',
  tag,
  summary: 'Report a person, with the message it is about where there is one; they are not notified',
  access: access.member({ whileFrozen: 'reports' }),
  body: z.strictObject({
    user_id: Id,
    ...reason,
    /** A message of the reported person, from a conversation of these two. */
    message_id: MessageId.optional(),
  }),
  status: 201,
  response: AbuseReport,
});

export const reportProject = endpoint({
  method: 'POST',
  path: '/v1/project-abuse-report',
  tag,
  summary:
    'Report a project that was shared with the reporter, that they applied for or work on; its owner is not notified',
  access: access.member({ owned: true, whileFrozen: 'reports' }),
  body: z.strictObject({ project_id: Id, ...reason }),
  status: 201,
  response: AbuseReport,
});

export const reportJob = endpoint({
  method: 'POST',
  path: '/v1/job-abuse-report',
  tag,
  summary: 'Report a job; whoever posted it is not notified',
  access: access.member({ whileFrozen: 'reports' }),
  body: z.strictObject({
    /** The id in its URL. */
    jobId: z.guid(),
    ...reason,
  }),
  status: 201,
  response: AbuseReport,
});
