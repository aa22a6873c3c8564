import {
  checkResetLink,
  forgotPassword,
  login,
  register,
  resetPassword,
  sendSignInCode,
  signInWithCode,
  verifyEmail,
} from '@callboard/contract/accounts/sign-in';
import type { FastifyInstance } from 'fastify';
import { bind } from '../../../platform/http/bind.ts';
import { deviceOf, type SessionCookies } from '../sessions/index.ts';
import { networkOf } from './account-limits.ts';
import type { Accounts } from './create-accounts.ts';
import { createEntry } from './entry.ts';
import { splitName } from './sign-up.service.ts';

export function authRoutes(app: FastifyInstance, accounts: Accounts, cookies: SessionCookies): void {
  const { devices } = accounts;
  const enter = createEntry(devices, cookies);

  bind(app, register, async ({ body, request, reply }) => {
    cookies.rejectOtherSites(request);
    const { email, password, user_type, ref } = body;
    const kind = user_type === 2 ? 'recruiter' : 'talent';
    const signUp = { kind, names: splitName(body), email, password, ref } as const;
    return enter(request, reply, await accounts.join(signUp, deviceOf(request)));
  });

  bind(app, login, async ({ body, request, reply }) => {
    cookies.rejectOtherSites(request);
    const origin = devices.originOf(request);
    return enter(request, reply, await accounts.signIn.withPassword(body, deviceOf(request), origin));
  });

  bind(app, forgotPassword, async ({ body, request }) => {
    await accounts.countCode(networkOf(request.clientAddress));
    await accounts.passwordReset.ask(body.email, devices.originOf(request));
  });

  bind(app, resetPassword, async ({ query, body, request, reply }) => {
    await accounts.countCheck(networkOf(request.clientAddress));
    const { accountId, ended } = await accounts.passwordReset.reset(
      query.token,
      body.password,
      deviceOf(request),
    );
    // The owner read the email, so this device is known from now on.
    await devices.remember(request, reply, accountId);
    return { ended };
  });

  bind(app, checkResetLink, async ({ query, request, reply }) => {
    await accounts.countCheck(networkOf(request.clientAddress));
    reply.header('cache-control', 'no-store');
    await accounts.passwordReset.check(query.token);
  });

  bind(app, verifyEmail, async ({ query, request }) => {
    await accounts.countCheck(networkOf(request.clientAddress));
    await accounts.verification.emailByLink(query.token, deviceOf(request).userAgent);
  });

  bind(app, sendSignInCode, async ({ body, request }) => {
    await accounts.codes.sendIfKnown({
      channel: 'sms',
      address: body.mobile,
      origin: devices.originOf(request),
    });
  });

  bind(app, signInWithCode, async ({ body, request, reply }) => {
    cookies.rejectOtherSites(request);
    await accounts.countCheck(networkOf(request.clientAddress));
    const origin = devices.originOf(request);
    return enter(request, reply, await accounts.mobileSignIn(body, deviceOf(request), origin));
  });
}
