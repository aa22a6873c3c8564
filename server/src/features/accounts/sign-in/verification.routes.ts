import {
  sendEmailCode,
  sendNewUserCode,
  sendWhatsAppCode,
  verifyEmailCode,
  verifyMobileCode,
  verifyNewUserCode,
} from '@callboard/contract/accounts/contact-codes';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Actor } from '../../../platform/http/actor.ts';
import { bind } from '../../../platform/http/bind.ts';
import { deviceOf } from '../sessions/index.ts';
import { networkOf } from './account-limits.ts';
import type { Accounts } from './create-accounts.ts';

export function verificationRoutes(app: FastifyInstance, accounts: Accounts): void {
  const { originOf } = accounts.devices;
  const from = (request: FastifyRequest) => ({
    userAgent: deviceOf(request).userAgent,
    origin: originOf(request),
  });
  const accountOf = (actor: Actor) => ('accountId' in actor ? actor.accountId : undefined);

  bind(app, sendEmailCode, async ({ body, request }) => {
    await accounts.countCode(networkOf(request.clientAddress));
    await accounts.codes.send({ channel: 'mail', address: body.email, origin: originOf(request) });
  });

  bind(app, verifyEmailCode, async ({ body, actor, request }) => {
    await accounts.countCheck(networkOf(request.clientAddress));
    return accounts.verification.emailByCode(actor, { address: body.email, otp: body.otp, ...from(request) });
  });

  bind(app, sendWhatsAppCode, async ({ body, actor, request }) => {
    const asked = { origin: originOf(request), accountId: accountOf(actor) };
    await accounts.codes.send({ channel: 'whatsapp', address: body.mobile, ...asked });
  });

  bind(app, verifyMobileCode, async ({ body, actor, request }) => {
    await accounts.countCheck(networkOf(request.clientAddress));
    return accounts.verification.mobileByCode(actor, {
      address: body.mobile,
      otp: body.otp,
      ...from(request),
    });
  });

  bind(app, sendNewUserCode, async ({ body, actor, request }) => {
    const asked = { origin: originOf(request), accountId: accountOf(actor) };
    await accounts.codes.send({ channel: 'sms', address: body.mobile, ...asked });
  });

  bind(app, verifyNewUserCode, async ({ query, actor, request, reply }) => {
    await accounts.countCheck(networkOf(request.clientAddress));
    reply.header('cache-control', 'no-store');
    return accounts.verification.mobileByCode(actor, {
      address: query.mobile,
      otp: query.otp,
      ...from(request),
    });
  });
}
