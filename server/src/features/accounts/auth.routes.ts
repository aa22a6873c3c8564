import {
  forgotPassword,
  login,
  register,
  resetPassword,
  sendSignInCode,
  signInWithCode,
  verifyEmail,
} from '@callboard/contract/auth';
import type { FastifyInstance } from 'fastify';
import { bind } from '../../platform/http/bind.ts';
import { deviceOf, type SessionCookies } from '../sessions/index.ts';
import { networkOf } from './account-limits.ts';
import type { Accounts } from './create-accounts.ts';
import { splitName } from './sign-up.service.ts';

export function authRoutes(app: FastifyInstance, accounts: Accounts, cookies: SessionCookies): void {
  bind(app, register, async ({ body, request, reply }) => {
    cookies.refuseOtherSites(request);
    const { email, password, user_type, ref } = body;
    const kind = user_type === 2 ? 'recruiter' : 'talent';
    const signUp = { kind, names: splitName(body), email, password, ref } as const;
    return cookies.send(reply, await accounts.join(signUp, deviceOf(request)));
  });

  bind(app, login, async ({ body, request, reply }) => {
    cookies.refuseOtherSites(request);
    return cookies.send(reply, await accounts.signIn.withPassword(body, deviceOf(request)));
  });

  bind(app, forgotPassword, async ({ body, request }) => {
    await accounts.countCode(networkOf(request.ip));
    await accounts.passwordReset.ask(body.email);
  });

  bind(app, resetPassword, async ({ query, body, request }) => {
    await accounts.countCheck(networkOf(request.ip));
    return accounts.passwordReset.reset(query.token, body.password, deviceOf(request));
  });

  bind(app, verifyEmail, async ({ query, request }) => {
    await accounts.countCheck(networkOf(request.ip));
    await accounts.verification.emailByLink(query.token, deviceOf(request).userAgent);
  });

  bind(app, sendSignInCode, async ({ body, request }) => {
    await accounts.countCode(networkOf(request.ip));
    await accounts.codes.sendIfKnown({ channel: 'sms', address: body.mobile });
  });

  bind(app, signInWithCode, async ({ body, request, reply }) => {
    cookies.refuseOtherSites(request);
    await accounts.countCheck(networkOf(request.ip));
    return cookies.send(reply, await accounts.mobileSignIn(body, deviceOf(request)));
  });
}
