import { OutboxMessage } from '@callboard/contract/messaging/outbox';
import type { listMessages } from './outbox.queries.ts';

type Row = Awaited<ReturnType<typeof listMessages>>['rows'][number];

export const toOutboxMessage = (row: Row): OutboxMessage =>
  OutboxMessage.parse({
    ...row,
    created_at: row.created_at.toISOString(),
    sent_at: row.sent_at?.toISOString() ?? null,
  });
