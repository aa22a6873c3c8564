import {
  sendEmailCode,
  sendNewUserCode,
  sendWhatsAppCode,
  verifyEmailCode,
  verifyMobileCode,
  verifyNewUserCode,
} from '@callboard/contract/verification';
import type { FastifyInstance } from 'fastify';
import { bind } from '../../platform/http/bind.ts';
import { networkOf } from './account-limits.ts';
import type { Accounts } from './create-accounts.ts';

export function verificationRoutes(app: FastifyInstance, accounts: Accounts): void {
  bind(app, sendEmailCode, async ({ body, request }) => {
    await accounts.countCode(networkOf(request.clientAddress));
    await accounts.codes.send({ channel: 'mail', address: body.email });
  });

  bind(app, verifyEmailCode, async ({ body, actor, request }) => {
    await accounts.countCheck(networkOf(request.clientAddress));
    return accounts.verification.emailByCode(actor, body.email, body.otp);
  });

  bind(app, sendWhatsAppCode, async ({ body, request }) => {
    await accounts.countCode(networkOf(request.clientAddress));
    await accounts.codes.send({ channel: 'whatsapp', address: body.mobile });
  });

  bind(app, verifyMobileCode, async ({ body, actor, request }) => {
    await accounts.countCheck(networkOf(request.clientAddress));
    return accounts.verification.mobileByCode(actor, body.mobile, body.otp);
  });

  bind(app, sendNewUserCode, async ({ body, request }) => {
    await accounts.countCode(networkOf(request.clientAddress));
    await accounts.codes.send({ channel: 'sms', address: body.mobile });
  });

  bind(app, verifyNewUserCode, async ({ query, actor, request, reply }) => {
    await accounts.countCheck(networkOf(request.clientAddress));
    reply.header('cache-control', 'no-store');
    return accounts.verification.mobileByCode(actor, query.mobile, query.otp);
  });
}
