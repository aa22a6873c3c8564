import { getOutbox } from '@callboard/contract/messaging/outbox';
import type { FastifyInstance } from 'fastify';
import { bind } from '../../../platform/http/bind.ts';
import { onePage } from '../../../platform/http/list.ts';
import { toOutboxMessage } from './outbox.mapper.ts';
import type { Outbox } from './outbox.service.ts';

export function outboxRoutes(app: FastifyInstance, outbox: Outbox): void {
  bind(app, getOutbox, async ({ query }) => {
    const { rows, total } = await outbox.list(query);
    return onePage(rows.map(toOutboxMessage), query, total);
  });
}
