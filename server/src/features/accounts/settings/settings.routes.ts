import { changeUser, getFreshUser, getUser } from '@callboard/contract/accounts/user';
import type { FastifyInstance } from 'fastify';
import { bind } from '../../../platform/http/bind.ts';
import { ownAccount } from '../../../platform/http/own-account.ts';
import { ProblemError } from '../../../platform/http/problem-error.ts';
import { deviceOf, type Sessions } from '../sessions/index.ts';
import type { AccountSettings } from './settings.service.ts';

export function accountSettingsRoutes(
  app: FastifyInstance,
  settings: AccountSettings,
  sessions: Sessions,
): void {
  bind(app, getFreshUser, async ({ params, actor }) => {
    const user = await sessions.findUser(ownAccount(actor, params.id).accountId);
    if (!user) throw new ProblemError('NOT_FOUND');
    return user;
  });
  bind(app, getUser, ({ params, actor }) => settings.read(ownAccount(actor, params.id)));
  bind(app, changeUser, ({ params, body, actor, request }) =>
    settings.change(ownAccount(actor, params.id), body, deviceOf(request).userAgent),
  );
}
