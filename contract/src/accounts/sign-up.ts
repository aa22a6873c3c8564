import { z } from 'zod';
import { access } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { Name, NameOrNothing } from '../people/names.ts';
import { Id, WebAddress } from '../scalars.ts';
import { Email, IndianMobile, NewPassword } from './credentials.ts';
import { SessionAnswer, SessionUser, UserType } from './sessions.ts';
import { referral, signUpNames } from './sign-in.ts';

const tag = 'user';

const proofs = {
  email_proof: z.string().max(1000).optional(),
  mobile_proof: z.string().max(1000).optional(),
};

export const createUser = endpoint({
  method: 'POST',
  path: '/v1/user',
  tag,
  summary: 'Create a user without starting a session',
  access: access.public(),
  body: z.strictObject({
    ...signUpNames,
    email: Email,
    password: NewPassword,
    user_type: UserType,
    ref: referral,
    ...proofs,
  }),
  status: 201,
  response: SessionUser,
});

/** Details of a talent at sign-up. */
const talentDetails = {
  user_type: z.literal(1).optional(),
  first_name: Name(80),
  last_name: NameOrNothing(80).default(''),
  current_residence: Id.optional(),
  date_of_birth: z.iso.date().optional(),
  mobile_number: IndianMobile.optional(),
  gender: Id.optional(),
  whatsapp_updates: z.boolean().optional(),
  show_to_recruiters: z.boolean().optional(),
  is_managed_by_manager: z.boolean().optional(),
  mananger_email_address: Email.optional(),
  mananger_mobile_number: IndianMobile.optional(),
  send_updates_mananger_email: z.boolean().optional(),
  send_updates_manage_mobile: z.boolean().optional(),
  ref: referral,
  ...proofs,
} as const;

export const signUpTalent = endpoint({
  method: 'POST',
  path: '/v1/user/talenter',
  tag,
  summary: 'Sign up as talent with details; starts a session',
  access: access.public(),
  body: z.strictObject({ ...talentDetails, email: Email, password: NewPassword }),
  status: 201,
  response: SessionAnswer,
});

export const signUpExternally = endpoint({
  method: 'POST',
  path: '/v1/talenter',
  tag: 'talent profile',
  summary:
    'Sign up as talent with GitHub, Instagram or a partner’s link; starts a session. Who is known there is signed in',
  access: access.public(),
  body: z.strictObject({
    ...talentDetails,
    provider: z.enum(['github', 'instagram', 'partner']),
    /** The code from GitHub or Instagram, or from a partner’s link. */
    code: z.string().min(1).max(2000),
    /** For GitHub: the PKCE verifier. */
    code_verifier: z.string().min(43).max(128).optional(),
    /** This or a mobile number is required, unless GitHub has verified an email. */
    email: Email.optional(),
    /** To sign in with the email later, where no provider knows the person. */
    password: NewPassword.optional(),
  }),
  status: 201,
  response: SessionAnswer,
});

export const signUpRecruiter = endpoint({
  method: 'POST',
  path: '/v1/user/recruiter',
  tag: 'recruiter',
  summary: 'Sign up as recruiter with details; starts a session',
  access: access.public(),
  body: z.strictObject({
    ...signUpNames,
    email: Email,
    password: NewPassword,
    company: Name(160),
    role: Name(120).optional(),
    city: Id.optional(),
    website: WebAddress.optional(),
    mobile: IndianMobile.optional(),
    ref: referral,
    ...proofs,
  }),
  status: 201,
  response: SessionAnswer,
});

export const linkInstagram = endpoint({
  method: 'POST',
  path: '/v1/user/insta-access-token',
  tag,
  summary: 'Exchange an Instagram code and link the handle to the profile',
  access: access.talent({ notFrozen: true }),
  body: z.strictObject({ code: z.string().min(1).max(1000) }),
  response: z.object({ handle: z.string(), followers: z.int().nullable() }),
});
