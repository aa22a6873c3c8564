import {
  listSignInMethods,
  readSignInChange,
  removeSignInMethod,
  undoSignInChange,
} from '@callboard/contract/accounts/sign-in-methods';
import type { FastifyInstance } from 'fastify';
import { bind } from '../../../platform/http/bind.ts';
import { ownAccount } from '../../../platform/http/own-account.ts';
import { deviceOf } from '../sessions/index.ts';
import { networkOf } from './account-limits.ts';
import type { Accounts } from './create-accounts.ts';

export function signInMethodRoutes(app: FastifyInstance, accounts: Accounts): void {
  bind(app, listSignInMethods, ({ params, actor }) =>
    accounts.signInMethods.list(ownAccount(actor, params.id).accountId),
  );

  bind(app, removeSignInMethod, ({ params, body, actor, request }) =>
    accounts.signInMethods.remove(
      ownAccount(actor, params.id),
      params.method,
      body,
      deviceOf(request).userAgent,
    ),
  );

  bind(app, readSignInChange, async ({ query, request, reply }) => {
    await accounts.countCheck(networkOf(request.clientAddress));
    reply.header('cache-control', 'no-store');
    return accounts.undoSignInChange.read(query.token);
  });

  bind(app, undoSignInChange, async ({ query, request, reply }) => {
    await accounts.countCheck(networkOf(request.clientAddress));
    reply.header('cache-control', 'no-store');
    return accounts.undoSignInChange.undo(query.token);
  });
}
