import { z } from 'zod';
import { access } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { IdInPath, Instant } from '../scalars.ts';
import { LinkToken, OneTimeCode, TypedPassword } from './credentials.ts';

const ownAccount = z.strictObject({ id: IdInPath });

/** Proof of ownership: the password, or a code sent to a verified email or mobile. */
export const signInProof = {
  current_password: TypedPassword.optional(),
  current_otp: OneTimeCode.optional(),
};

export const SignInMethodName = z.enum(['email', 'mobile', 'github', 'instagram']);
export type SignInMethodName = z.infer<typeof SignInMethodName>;

export const SignInMethod = z
  .object({
    method: SignInMethodName,
    /** The address or number; null for an account at another provider. */
    address: z.string().nullable(),
    /** An unverified email can still sign in with its password. */
    is_verified: z.boolean(),
    /** A pending one. */
    pending: z.string().nullable(),
    since: Instant.nullable(),
    can_remove: z.boolean(),
  })
  .meta({ id: 'SignInMethod' });
export type SignInMethod = z.infer<typeof SignInMethod>;

export const SignInMethods = z.object({ results: z.array(SignInMethod) }).meta({ id: 'SignInMethods' });

/** A removed or restored method with its masked address. */
export const NamedMethod = z
  .object({ method: SignInMethodName, address: z.string().nullable() })
  .meta({ id: 'NamedMethod' });
export type NamedMethod = z.infer<typeof NamedMethod>;

const tag = 'user';

export const listSignInMethods = endpoint({
  method: 'GET',
  path: '/v1/user/{id}/sign-in-methods',
  tag,
  summary: 'How I can sign in, and what may be removed',
  access: access.member({ owned: true }),
  params: ownAccount,
  response: SignInMethods,
});

export const removeSignInMethod = endpoint({
  method: 'DELETE',
  path: '/v1/user/{id}/sign-in-methods/{method}',
  tag,
  summary: 'Sign in no more by a number or an outside account; the number stays as a contact. Never the last',
  access: access.member({ owned: true, whileFrozen: 'secures-account' }),
  params: ownAccount.extend({ method: SignInMethodName.exclude(['email']) }),
  body: z.strictObject(signInProof),
  response: SignInMethods,
});

export const connectGithub = endpoint({
  method: 'POST',
  path: '/v1/user/{id}/sign-in-methods/github',
  tag,
  summary: 'Begin to connect GitHub: answers where to go for it',
  access: access.member({ owned: true, whileFrozen: 'secures-account' }),
  params: ownAccount,
  body: z.strictObject(signInProof),
  response: z.object({ url: z.string() }),
});

const changeQuery = z.strictObject({ token: LinkToken });

export const readSignInChange = endpoint({
  method: 'GET',
  path: '/v1/auth/sign-in-change',
  tag: 'auth',
  summary: 'What a “This was not me” link is about. Changes nothing: mail scanners open links',
  access: access.public(),
  query: changeQuery,
  response: z.object({
    method: z.enum([...SignInMethodName.options, 'password']),
    action: z.enum(['added', 'changed', 'removed']),
    device: z.string(),
    changed_at: Instant,
  }),
});

export const undoSignInChange = endpoint({
  method: 'POST',
  path: '/v1/auth/undo-sign-in-change',
  tag: 'auth',
  summary: 'This was not me: how one signs in is as before the change, and every session ends',
  access: access.public(),
  query: changeQuery,
  response: z.object({
    removed: z.array(NamedMethod),
    restored: z.array(NamedMethod),
    /** For POST /v1/auth/reset-password; null for an account without an email, which signs in by code. */
    reset_token: z.string().nullable(),
  }),
});
