import * as contract from '@callboard/contract/messaging/conversations';
import type { FastifyInstance } from 'fastify';
import { bind } from '../../../platform/http/bind.ts';
import { memberOf } from '../../../platform/http/member.ts';
import { ownAccount } from '../../../platform/http/own-account.ts';
import type { Messages } from './create-messages.ts';

export function conversationRoutes(app: FastifyInstance, messages: Messages): void {
  const { conversations, opening, readMarks, blocking } = messages;
  bind(app, contract.openConversation, async ({ actor, body }) => opening.open(memberOf(actor), body));
  bind(app, contract.listConversations, async ({ actor, query }) =>
    conversations.list(memberOf(actor), query),
  );
  bind(app, contract.findPeople, async ({ actor, query }) =>
    conversations.findPeople(memberOf(actor), query),
  );
  bind(app, contract.getConversation, async ({ actor, query }) => conversations.open(memberOf(actor), query));
  bind(app, contract.getMembersOf, async ({ actor, params }) =>
    conversations.listMembers(memberOf(actor), { appId: params.id, top: contract.maxMembersListed }),
  );
  bind(app, contract.listMembers, async ({ actor, query }) =>
    conversations.listMembers(memberOf(actor), query),
  );
  bind(app, contract.readConversation, async ({ actor, params, body }) =>
    readMarks.read(ownAccount(actor, params.id), body),
  );
  bind(app, contract.blockContact, async ({ actor, params, body }) =>
    blocking.setBlocked(memberOf(actor), params.id, body.blocked),
  );
}
