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
import { deviceOf } from '../sessions/index.ts';
import { networkOf } from './account-limits.ts';
import type { Accounts } from './create-accounts.ts';

export function verificationRoutes(app: FastifyInstance, accounts: Accounts): void {
  bind(app, sendEmailCode, async ({ body, request }) => {
    await accounts.countCode(networkOf(request.ip));
    await accounts.codes.send({ channel: 'mail', address: body.email });
  });

  bind(app, verifyEmailCode, async ({ body, actor, request }) => {
    await accounts.countCheck(networkOf(request.ip));
    return accounts.verification.emailByCode(actor, {
      address: body.email,
      otp: body.otp,
      userAgent: deviceOf(request).userAgent,
    });
  });

  bind(app, sendWhatsAppCode, async ({ body, request }) => {
    await accounts.countCode(networkOf(request.ip));
    await accounts.codes.send({ channel: 'whatsapp', address: body.mobile });
  });

  bind(app, verifyMobileCode, async ({ body, actor, request }) => {
    await accounts.countCheck(networkOf(request.ip));
    return accounts.verification.mobileByCode(actor, {
      address: body.mobile,
      otp: body.otp,
      userAgent: deviceOf(request).userAgent,
    });
  });

  bind(app, sendNewUserCode, async ({ body, request }) => {
    await accounts.countCode(networkOf(request.ip));
    await accounts.codes.send({ channel: 'sms', address: body.mobile });
  });

  bind(app, verifyNewUserCode, async ({ query, actor, request, reply }) => {
    await accounts.countCheck(networkOf(request.ip));
    reply.header('cache-control', 'no-store');
    return accounts.verification.mobileByCode(actor, {
      address: query.mobile,
      otp: query.otp,
      userAgent: deviceOf(request).userAgent,
    });
  });
}
