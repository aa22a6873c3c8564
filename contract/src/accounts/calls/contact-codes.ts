// Written by contract/test/calls-for-browsers.test.ts.
import type { Call } from '../../endpoint.ts';
import type * as from from '../contact-codes.ts';

export const sendEmailCode: Call<typeof from.sendEmailCode> = { method: 'POST', path: '/v1/user/send-gmail-otp' };
export const verifyEmailCode: Call<typeof from.verifyEmailCode> = { method: 'POST', path: '/v1/user/verify-gmail-otp' };
export const sendWhatsAppCode: Call<typeof from.sendWhatsAppCode> = { method: 'POST', path: '/v1/user/send-whatsapp-otp' };
export const verifyMobileCode: Call<typeof from.verifyMobileCode> = { method: 'POST', path: '/v1/user/verify-otp' };
export const sendNewUserCode: Call<typeof from.sendNewUserCode> = { method: 'POST', path: '/v1/user/new-user-otp' };
export const verifyNewUserCode: Call<typeof from.verifyNewUserCode> = { method: 'GET', path: '/v1/user/new-user-otp' };
