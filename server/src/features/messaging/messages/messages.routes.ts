import * as contract from '@callboard/contract/messaging/messages';
import type { FastifyInstance } from 'fastify';
import { bind } from '../../../platform/http/bind.ts';
import { memberOf } from '../../../platform/http/member.ts';
import type { Messages } from './create-messages.ts';

export function messageRoutes(app: FastifyInstance, messages: Messages): void {
  const { history, sending, editing, attachments } = messages;
  bind(app, contract.listMessages, async ({ actor, query }) => history.page(memberOf(actor), query));
  bind(app, contract.searchMessages, async ({ actor, query }) => history.search(memberOf(actor), query));
  bind(app, contract.sendMessage, async ({ actor, body }) => sending.send(memberOf(actor), body));
  bind(app, contract.editMessage, async ({ actor, params, body }) =>
    editing.edit(memberOf(actor), params.id, body.text),
  );
  bind(app, contract.deleteMessage, async ({ actor, params }) =>
    editing.deleteMessage(memberOf(actor), params.id),
  );
  bind(app, contract.signAttachment, async ({ actor, body }) => attachments.sign(memberOf(actor), body));
  bind(app, contract.addAttachment, async ({ actor, body }) => attachments.add(memberOf(actor), body));
}
