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

export const reportUser = endpoint({
  method: 'POST',
  path: '/v1/report-abuse',
  tag,
  summary: 'Report a person, with the message it is about where there is one; they are not notified',
  access: access.member({ whileFrozen: 'reports' }),
  body: z.strictObject({
    user_id: Id,
    reason_id: Id,
    text: z.string().trim().max(2000, 'Use at most 2000 characters').default(''),
    /** A message of the reported person, from a conversation of these two. */
    message_id: MessageId.optional(),
  }),
  status: 201,
  response: z.object({ id: z.int(), reported_at: Instant }).meta({ id: 'AbuseReport' }),
});
