import { z } from 'zod';
import { access } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { Name, NameOrNothing } from '../people/names.ts';
import { IdInPath, Instant } from '../scalars.ts';
import { Email, IndianMobile, NewPassword, OneTimeCode, TypedPassword } from './credentials.ts';
import { SessionUser } from './sessions.ts';
import { SettingsChange, UserRecord } from './settings.ts';
import { signInProof } from './sign-in-methods.ts';

const tag = 'user';
const params = z.strictObject({ id: IdInPath });

export const getFreshUser = endpoint({
  method: 'GET',
  path: '/v1/user/refresh-edit-profile/{id}',
  tag,
  summary: 'The signed-in user, fresh, in the shape of the session’s user',
  access: access.member({ owned: true }),
  params,
  response: SessionUser,
});

export const getUser = endpoint({
  method: 'GET',
  path: '/v1/user/{id}',
  tag,
  summary: 'The user record with its settings',
  access: access.memberOrAdmin({ owned: true }),
  params,
  response: UserRecord,
});

export const changeUser = endpoint({
  method: 'PATCH',
  path: '/v1/user/{id}',
  tag,
  summary: 'Change names, email and mobile (both verified again), password and settings',
  access: access.memberOrAdmin({ owned: true, whileFrozen: 'secures-account' }),
  params,
  body: z.strictObject({
    /** Divided after the first word, where first_name and last_name do not say otherwise. */
    name: Name(160).optional(),
    first_name: Name(80).optional(),
    last_name: NameOrNothing(80).optional(),
    email: Email.optional(),
    mobile_number: IndianMobile.optional(),
    password: NewPassword.optional(),
    /** Either is required to change the email, mobile number or password. */
    ...signInProof,
    settings: SettingsChange.optional(),
  }),
  response: UserRecord,
});

export const closeUser = endpoint({
  method: 'DELETE',
  path: '/v1/user/{id}',
  tag,
  summary: 'Close the account: signed out everywhere, hidden at once, erased after the days of grace',
  access: access.memberOrAdmin({ owned: true, whileFrozen: 'secures-account' }),
  params,
  body: z.strictObject({
    password: TypedPassword.optional(),
    /** Instead of a password: a code sent to a verified email or mobile. */
    otp: OneTimeCode.optional(),
    reason: z.string().trim().max(1000).optional(),
  }),
  response: z.object({ closed_at: Instant, erased_after: Instant }),
});

export const Session = z
  .object({
    id: z.string(),
    device: z.string(),
    kind: z.enum(['phone', 'tablet', 'computer', 'other']),
    ip_address: z.string().nullable(),
    started_at: Instant,
    last_used_at: Instant,
    is_current: z.boolean(),
  })
  .meta({ id: 'Session' });
export type Session = z.infer<typeof Session>;

export const listSessions = endpoint({
  method: 'GET',
  path: '/v1/user/{id}/sessions',
  tag,
  summary: 'Where I am signed in, with device and last use',
  access: access.member({ owned: true }),
  params,
  response: z.object({ results: z.array(Session) }),
});

export const endSession = endpoint({
  method: 'DELETE',
  path: '/v1/user/{id}/sessions/{sessionId}',
  tag,
  summary: 'Sign out one other device',
  access: access.member({ owned: true, whileFrozen: 'secures-account' }),
  params: z.strictObject({ id: IdInPath, sessionId: z.uuid() }),
  status: 204,
  response: z.undefined(),
});

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/v1/user/{id}/sessions',
  tag,
  summary: 'Sign out everywhere else',
  access: access.member({ owned: true, whileFrozen: 'secures-account' }),
  params,
  response: z.object({ ended: z.int() }),
});

export const DataExport = z
  .object({
    state: z.enum(['none', 'packing', 'ready', 'failed']),
    /** 0 to 100 while packing. */
    progress: z.int(),
    requested_at: Instant.nullable(),
    bytes: z.int().nullable(),
    download_url: z.string().nullable(),
    expires_at: Instant.nullable(),
  })
  .meta({ id: 'DataExport' });
export type DataExport = z.infer<typeof DataExport>;

export const getDataExport = endpoint({
  method: 'GET',
  path: '/v1/user/{id}/data-export',
  tag,
  summary: 'How far the download of my data is',
  access: access.member({ owned: true }),
  params,
  response: DataExport,
});

export const requestDataExport = endpoint({
  method: 'POST',
  path: '/v1/user/{id}/data-export',
  tag,
  summary: 'Pack everything Callboard keeps about me',
  access: access.member({ owned: true, whileFrozen: 'own-data' }),
  params,
  response: DataExport,
});

export const cancelDataExport = endpoint({
  method: 'DELETE',
  path: '/v1/user/{id}/data-export',
  tag,
  summary: 'Stop packing, or throw the archive away',
  access: access.member({ owned: true, whileFrozen: 'own-data' }),
  params,
  response: DataExport,
});
