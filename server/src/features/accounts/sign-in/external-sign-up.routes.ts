import { signUpExternally } from '@callboard/contract/accounts/sign-up';
import type { FastifyInstance } from 'fastify';
import { bind } from '../../../platform/http/bind.ts';
import { deviceOf, type SessionCookies } from '../sessions/index.ts';
import type { Accounts } from './create-accounts.ts';
import { createEntry } from './entry.ts';
import type { Introductions } from './external-identity.ts';

export function externalSignUpRoutes(
  app: FastifyInstance,
  accounts: Accounts,
  introduce: Introductions,
  cookies: SessionCookies,
): void {
  const enter = createEntry(accounts.devices, cookies);

  bind(app, signUpExternally, async ({ body, request, reply }) => {
    cookies.rejectOtherSites(request);
    const device = deviceOf(request);
    await accounts.countSignUp(device.ip);
    return enter(request, reply, await accounts.externalSignUp(await introduce(body), body, device));
  });
}
