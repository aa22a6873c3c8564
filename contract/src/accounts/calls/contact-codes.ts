// Written by contract/test/calls-for-browsers.test.ts.
import type { Call } from '../../endpoint.ts';
import type * as endpoints from '../contact-codes.ts';

export const sendEmailCode: Call<typeof endpoints.sendEmailCode> = { method: 'POST', path: '/v1/user/send-gmail-otp' };
export const verifyEmailCode: Call<typeof endpoints.verifyEmailCode> = { method: 'POST', path: '/v1/user/verify-gmail-otp' };
export const sendWhatsAppCode: Call<typeof endpoints.sendWhatsAppCode> = { method: 'POST', path: '/v1/user/send-whatsapp-otp' };
export const verifyMobileCode: Call<typeof endpoints.verifyMobileCode> = { method: 'POST', path: '/v1/user/verify-otp' };
export const sendNewUserCode: Call<typeof endpoints.sendNewUserCode> = { method: 'POST', path: '/v1/user/new-user-otp' };
export const verifyNewUserCode: Call<typeof endpoints.verifyNewUserCode> = { method: 'GET', path: '/v1/user/new-user-otp' };
