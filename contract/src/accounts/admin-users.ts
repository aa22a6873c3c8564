import { z } from 'zod';
import { access } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { Name, NameOrNothing } from '../people/names.ts';
import { IdInPath, Instant, Line, ListOf, Page } from '../scalars.ts';
import { Email, IndianMobile } from './credentials.ts';
import { UserType } from './sessions.ts';

const tag = 'admin';
const params = z.strictObject({ id: IdInPath });

export const AdminUser = z
  .object({
    user_id: z.int(),
    userUniqueId: z.string(),
    user_type: UserType,
    name: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    email: z.string().nullable(),
    mobile_number: z.string().nullable(),
    is_email_verified: z.boolean(),
    is_mobile_verified: z.boolean(),
    isFreezed: z.boolean(),
    frozen_reason: z.string().nullable(),
    /** Null for a recruiter. */
    is_profile_creation_completed: z.boolean().nullable(),
    /** Null for a talent. */
    company: z.string().nullable(),
    is_verified: z.boolean().nullable(),
    created_at: Instant,
    last_active_at: Instant.nullable(),
    closed_at: Instant.nullable(),
  })
  .meta({ id: 'AdminUser' });
export type AdminUser = z.infer<typeof AdminUser>;

export const listUsers = endpoint({
  method: 'GET',
  path: '/v1/users',
  tag,
  summary: 'Users, newest first unless asked otherwise',
  access: access.admin(),
  query: z.strictObject({
    ...Page(10),
    /** Part of a name, an email or a company. */
    name: Line(120).optional(),
    user_type: z.coerce.number().pipe(UserType).optional(),
    status: z.enum(['active', 'frozen', 'incomplete', 'closed']).optional(),
    sort: z.enum(['newest', 'oldest', 'name', 'last_active']).default('newest'),
  }),
  response: ListOf(AdminUser),
});

export const createUserAsAdmin = endpoint({
  method: 'POST',
  path: '/v1/users',
  tag,
  summary: 'Create a user, who then sets a password by a mailed link',
  access: access.admin(),
  body: z.strictObject({
    first_name: Name(80),
    last_name: NameOrNothing(80).default(''),
    email: Email,
    mobile_number: IndianMobile.optional(),
    user_type: UserType,
    /** For a recruiter. */
    company: Name(160).optional(),
  }),
  status: 201,
  response: AdminUser,
});

export const getUserAsAdmin = endpoint({
  method: 'GET',
  path: '/v1/users/{id}',
  tag,
  summary: 'One user',
  access: access.admin(),
  params,
  response: AdminUser,
});

export const changeUserAsAdmin = endpoint({
  method: 'PATCH',
  path: '/v1/users/{id}',
  tag,
  summary: 'Freeze or thaw a profile, verify a recruiter, mend a name',
  access: access.admin(),
  params,
  body: z.strictObject({
    isFreezed: z.boolean().optional(),
    /** Stored with the freeze; required to freeze. */
    frozen_reason: Line(500).optional(),
    is_verified: z.boolean().optional(),
    first_name: Name(80).optional(),
    last_name: NameOrNothing(80).optional(),
  }),
  response: AdminUser,
});

export const closeUserAsAdmin = endpoint({
  method: 'DELETE',
  path: '/v1/users/{id}',
  tag,
  summary: 'Close an account',
  access: access.admin(),
  params,
  status: 204,
  response: z.undefined(),
});
