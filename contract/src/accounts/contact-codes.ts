import { z } from 'zod';
import { access } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { Email, IndianMobile, OneTimeCode } from './credentials.ts';

const tag = 'user';
const nothing = z.undefined();

/** A proof is valid for half an hour and sent with the sign-up. */
export const Verified = z.object({ verified: z.literal(true), proof: z.string() });

export const sendEmailCode = endpoint({
  method: 'POST',
  path: '/v1/user/send-gmail-otp',
  tag,
  summary: 'Mail a code that verifies an address',
  access: access.public(),
  body: z.strictObject({ email: Email }),
  status: 204,
  response: nothing,
});

export const verifyEmailCode = endpoint({
  method: 'POST',
  path: '/v1/user/verify-gmail-otp',
  tag,
  summary: 'Verify an address by its code; for its owner when signed in, else for a sign-up',
  access: access.public(),
  body: z.strictObject({ email: Email, otp: OneTimeCode }),
  response: Verified,
});

export const sendWhatsAppCode = endpoint({
  method: 'POST',
  path: '/v1/user/send-whatsapp-otp',
  tag,
  summary: 'Send a code by WhatsApp that verifies a number',
  access: access.public(),
  body: z.strictObject({ mobile: IndianMobile }),
  status: 204,
  response: nothing,
});

export const verifyMobileCode = endpoint({
  method: 'POST',
  path: '/v1/user/verify-otp',
  tag,
  summary: 'Verify a number by its code; for its owner when signed in, else for a sign-up',
  access: access.public(),
  body: z.strictObject({ mobile: IndianMobile, otp: OneTimeCode }),
  response: Verified,
});

export const sendNewUserCode = endpoint({
  method: 'POST',
  path: '/v1/user/new-user-otp',
  tag,
  summary: 'Send a code to a number that has no account yet; the same answer for every number',
  access: access.public(),
  body: z.strictObject({ mobile: IndianMobile }),
  status: 204,
  response: nothing,
});

export const verifyNewUserCode = endpoint({
  method: 'GET',
  path: '/v1/user/new-user-otp',
  tag,
  summary: 'Verify the code sent to a new number',
  access: access.public(),
  query: z.strictObject({ mobile: IndianMobile, otp: OneTimeCode }),
  response: Verified,
});
