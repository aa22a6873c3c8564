import { z } from 'zod';
import { access } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { workshopEnvironments } from '../environment.ts';
import { Instant, ListOf, Page } from '../scalars.ts';

export const OutboxMessage = z
  .object({
    id: z.int(),
    channel: z.enum(['mail', 'sms', 'whatsapp']),
    recipient: z.string(),
    subject: z.string().nullable(),
    text: z.string(),
    html: z.string().nullable(),
    status: z.enum(['queued', 'kept', 'sent', 'failed']),
    created_at: Instant,
    sent_at: Instant.nullable(),
    error: z.string().nullable(),
  })
  .meta({ id: 'OutboxMessage' });
export type OutboxMessage = z.infer<typeof OutboxMessage>;

export const getOutbox = endpoint({
  method: 'GET',
  path: '/outbox.json',
  tag: 'operations',
  summary: 'Every email and text message that was or would be sent, newest first; not in production',
  access: access.public(),
  environments: workshopEnvironments,
  query: z.strictObject(Page(50)),
  response: ListOf(OutboxMessage),
});
