import { z } from 'zod';
import { access } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { Name, NameOrNothing } from '../people/names.ts';
import { Line } from '../scalars.ts';
import { Email, IndianMobile, LinkToken, NewPassword, OneTimeCode, TypedPassword } from './credentials.ts';
import { SessionAnswer, UserType } from './sessions.ts';
import { NamedMethod } from './sign-in-methods.ts';
import { userTypes } from './user-types.ts';

const tag = 'auth';
const nothing = z.undefined();

/** Names at sign-up. A full name is split at its first space unless both parts are sent. */
export const signUpNames = {
  name: Name(160),
  first_name: Name(80).optional(),
  last_name: NameOrNothing(80).optional(),
};
export const referral = Line(80).optional();

export const register = endpoint({
  method: 'POST',
  path: '/v1/auth/register',
  tag,
  summary: 'Create an account and start a session',
  access: access.public(),
  body: z.strictObject({
    ...signUpNames,
    email: Email,
    password: NewPassword,
    user_type: UserType.default(userTypes.talent),
    ref: referral,
  }),
  status: 201,
  response: SessionAnswer,
});

export const login = endpoint({
  method: 'POST',
  path: '/v1/auth/login',
  tag,
  summary: 'Start a session; the same answer for an unknown email and a wrong password',
  access: access.public(),
  body: z.strictObject({
    email: Email,
    password: TypedPassword,
    /** Reopens a closed account within the grace period. */
    reopen: z.boolean().optional(),
  }),
  response: SessionAnswer,
});

export const refreshTokens = endpoint({
  method: 'POST',
  path: '/v1/auth/refresh-tokens',
  tag,
  summary: 'Rotate the refresh cookie and answer a new access token and the user',
  access: access.public(),
  body: z.strictObject({}),
  response: SessionAnswer,
});

export const logout = endpoint({
  method: 'POST',
  path: '/v1/auth/logout',
  tag,
  summary: 'End the session of the refresh cookie; well also when there is none',
  access: access.public(),
  status: 204,
  response: nothing,
});

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/v1/auth/forgot-password',
  tag,
  summary: 'Mail a one-time link to set a new password; the same answer for every address',
  access: access.public(),
  body: z.strictObject({ email: Email }),
  status: 204,
  response: nothing,
});

export const resetPassword = endpoint({
  method: 'POST',
  path: '/v1/auth/reset-password',
  tag,
  summary: 'Set a new password by the mailed link; ends every session and every other way to sign in',
  access: access.public(),
  query: z.strictObject({ token: LinkToken }),
  body: z.strictObject({ password: NewPassword }),
  /** Removed methods, so the owner can add them back. */
  response: z.object({ ended: z.array(NamedMethod) }),
});

export const checkResetLink = endpoint({
  method: 'GET',
  path: '/v1/auth/reset-password',
  tag,
  summary: 'Whether a mailed link can still set a password. Changes nothing, and does not say whose it is',
  access: access.public(),
  query: z.strictObject({ token: LinkToken }),
  status: 204,
  response: nothing,
});

export const verifyEmail = endpoint({
  method: 'POST',
  path: '/v1/auth/verify-email',
  tag,
  summary: 'Mark the email of an emailed link verified',
  access: access.public(),
  query: z.strictObject({ token: LinkToken }),
  status: 204,
  response: nothing,
});

export const githubSignIn = endpoint({
  method: 'GET',
  path: '/v1/auth/github',
  tag,
  summary: 'Leave for GitHub to sign in or, with a user type, to sign up',
  access: access.public(),
  query: z.strictObject({
    user_type: z.coerce.number().pipe(UserType).optional(),
    ref: referral,
  }),
  response: nothing,
});

export const githubCallback = endpoint({
  method: 'GET',
  path: '/v1/auth/github/callback',
  tag,
  summary: 'Come back from GitHub: starts a session and goes on to the application',
  access: access.public(),
  query: z.strictObject({
    code: z.string().max(500).optional(),
    state: z.string().max(500).optional(),
    error: z.string().max(200).optional(),
    error_description: z.string().max(1000).optional(),
    error_uri: z.string().max(1000).optional(),
    iss: z.string().max(500).optional(),
  }),
  response: nothing,
});

export const sendSignInCode = endpoint({
  method: 'POST',
  path: '/v1/auth/mobile-login-otp',
  tag,
  summary: 'Send a one-time code to sign in; the same answer for every well-formed number',
  access: access.public(),
  body: z.strictObject({ mobile: IndianMobile }),
  status: 204,
  response: nothing,
});

export const signInWithCode = endpoint({
  method: 'POST',
  path: '/v1/auth/mobile-login-verify',
  tag,
  summary: 'Start a session with the code; with a name, a number that is new here signs up',
  access: access.public(),
  body: z.strictObject({
    mobile: IndianMobile,
    otp: OneTimeCode,
    name: signUpNames.name.optional(),
    first_name: signUpNames.first_name,
    last_name: signUpNames.last_name,
    user_type: UserType.optional(),
    ref: referral,
    /** The code of a partner’s link, which brings talents. One that has expired keeps nobody out. */
    partner: z.string().min(1).max(2000).optional(),
    reopen: z.boolean().optional(),
  }),
  response: SessionAnswer,
});
