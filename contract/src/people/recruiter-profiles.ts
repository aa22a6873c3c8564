import { z } from 'zod';
import { access } from '../access.ts';
import { CastPart } from '../casting/project-lists.ts';
import { endpoint } from '../endpoint.ts';
import { Id, IdInPath, Instant, Line, ListOf, Page, WebAddress } from '../scalars.ts';
import { ChoiceOrText } from '../site/choices.ts';
import { ReferenceItem } from '../site/reference.ts';
import { UploadKey } from './media.ts';
import { Name, Title } from './names.ts';

const tag = 'recruiter';
const params = z.strictObject({ id: IdInPath });

/** Cast elsewhere or before Callboard, as the recruiter states it. */
const PastCasting = z.strictObject({
  title: Title(160),
  /** An id of the project types in the reference data. */
  project_type: Id,
  year: z.int().min(1950).max(2100),
});

const OpenCall = z
  .object({
    /** The id in the URL of the job. */
    job_id: z.string(),
    title: z.string(),
    project_title: z.string().nullable(),
    project_type: z.string(),
    gender: z.string().nullable(),
    min_age: z.int().nullable(),
    max_age: z.int().nullable(),
    /** Null when the role is unpaid. */
    fee_paise: z.int().nullable(),
    fee_per: z.enum(['day', 'project', 'month']).nullable(),
    is_new: z.boolean(),
  })
  .meta({ id: 'OpenCall' });

const CastProject = z
  .object({
    title: z.string(),
    project_type: z.string(),
    year: z.int(),
    parts: z.array(CastPart),
  })
  .meta({ id: 'CastProject' });

/** How a recruiter responds to applicants. Null until there are enough applications to count. */
const Answering = z
  .object({
    applications: z.int(),
    /** Of applications whose decision is due. */
    answered_percent: z.int(),
    final_answer_days: z.int().nullable(),
    auditions: z.int(),
  })
  .meta({ id: 'Answering' });

/** The public profile of a recruiter. City ids are those of /v1/city/get-all. */
export const RecruiterProfile = z
  .object({
    user_id: z.int(),
    userUniqueId: z.string(),
    name: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    company: z.string(),
    role: z.string().nullable(),
    bio: z.string().nullable(),
    website: z.string().nullable(),
    links: z.array(z.string()),
    city: z.object({ id: Id, name: z.string(), state: z.string() }).nullable(),
    is_verified: z.boolean(),
    recruiter_edit_image: z.string().nullable(),
    recruiter_cover_image: z.string().nullable(),
    /** The year they started casting. */
    casting_since: z.int().nullable(),
    languages: z.array(ReferenceItem),
    project_types: z.array(ReferenceItem),
    past_castings: z.array(z.object({ title: z.string(), project_type: ReferenceItem, year: z.int() })),
    projects_here: z.int(),
    open_calls: z.array(OpenCall),
    open_call_count: z.int(),
    cast: z.array(CastProject),
    cast_part_count: z.int(),
    answering: Answering.nullable(),
    /** Listed in the public directory; otherwise only reachable by its URL. */
    is_public: z.boolean(),
  })
  .meta({ id: 'RecruiterProfile' });
export type RecruiterProfile = z.infer<typeof RecruiterProfile>;

/** With the fields that only the recruiter and admins see. */
export const OwnRecruiterProfile = RecruiterProfile.extend({
  recruiter_edit_doc: z.string().nullable(),
}).meta({ id: 'OwnRecruiterProfile' });
export type OwnRecruiterProfile = z.infer<typeof OwnRecruiterProfile>;

export const changeRecruiter = endpoint({
  method: 'PATCH',
  path: '/v1/recruiter/{id}',
  tag,
  summary: 'Change the profile, the icon or the cover picture; what is left out stays as it is',
  access: access.recruiterOrAdmin({ owned: true, notFrozen: true }),
  params,
  body: z.strictObject({
    company: Name(160).optional(),
    role: Name(120).nullable().optional(),
    bio: z.string().trim().max(3000).nullable().optional(),
    website: WebAddress.nullable().optional(),
    links: z.array(WebAddress).max(8).optional(),
    city: ChoiceOrText.nullable().optional(),
    casting_since: z.int().min(1950).max(2100).nullable().optional(),
    /** Ids of the reference data; each list replaces the previous one. */
    languages: z.array(Id).max(20).optional(),
    project_types: z.array(Id).max(20).optional(),
    past_castings: z.array(PastCasting).max(30).optional(),
    /** Listed in the public directory. */
    is_public: z.boolean().optional(),
    /** Upload keys; null removes the picture. */
    recruiter_edit_image: UploadKey.nullable().optional(),
    recruiter_cover_image: UploadKey.nullable().optional(),
    /** The upload key of the original the icon was cropped from. */
    recruiter_edit_doc: UploadKey.nullable().optional(),
  }),
  response: OwnRecruiterProfile,
});

export const getRecruiterByUniqueId = endpoint({
  method: 'GET',
  path: '/v1/user/recruiter-uniqueId/{id}',
  tag,
  summary: 'The public profile of a recruiter, by userUniqueId',
  access: access.public(),
  params: z.strictObject({ id: z.guid() }),
  response: RecruiterProfile,
});

export const RecruiterCard = z
  .object({
    user_id: z.int(),
    userUniqueId: z.string(),
    name: z.string(),
    company: z.string(),
    role: z.string().nullable(),
    city: z.string().nullable(),
    is_verified: z.boolean(),
    recruiter_edit_image: z.string().nullable(),
    open_call_count: z.int(),
  })
  .meta({ id: 'RecruiterCard' });
export type RecruiterCard = z.infer<typeof RecruiterCard>;

export const listPublicRecruiters = endpoint({
  method: 'GET',
  path: '/v1/recruiter/get-all',
  tag,
  summary: 'Recruiters with a public profile: verified first, then those casting now, then by name',
  access: access.public(),
  query: z.strictObject({
    ...Page(20),
    /** Part of a name or a company. */
    name: Line(120).optional(),
    city: z.coerce.number().pipe(Id).optional(),
  }),
  response: ListOf(RecruiterCard),
});

const yesOrNo = z.enum(['true', 'false']).transform((text) => text === 'true');
const Age = z.coerce.number().pipe(z.int().min(0).max(120));

export const AdminRecruiter = RecruiterCard.extend({
  email: z.string().nullable(),
  mobile_number: z.string().nullable(),
  isFreezed: z.boolean(),
  verification: z.enum(['none', 'in_review', 'verified', 'refused']),
  credits: z.int(),
  created_at: Instant,
  last_active_at: Instant.nullable(),
}).meta({ id: 'AdminRecruiter' });

export const listRecruitersAsAdmin = endpoint({
  method: 'GET',
  path: '/v1/recruiter',
  tag,
  summary: 'Recruiters, for admins; gender and age filter by what they cast',
  access: access.admin(),
  query: z
    .strictObject({
      ...Page(10),
      /** Part of a name, a company or an e-mail. */
      name: Line(120).optional(),
      /** Recruiters who cast this gender in an open job. */
      gender: z.coerce.number().pipe(Id).optional(),
      profile_status: z.enum(['active', 'frozen', 'closed']).optional(),
      /** The verification status. */
      id_proof: z.enum(['none', 'in_review', 'verified', 'refused']).optional(),
      minAge: Age.optional(),
      maxAge: Age.optional(),
      has_photo: yesOrNo.optional(),
    })
    .refine(({ minAge, maxAge }) => minAge === undefined || maxAge === undefined || minAge <= maxAge, {
      path: ['maxAge'],
      message: 'Must be at least the lowest age',
    }),
  response: ListOf(AdminRecruiter),
});

export const closeRecruiter = endpoint({
  method: 'DELETE',
  path: '/v1/recruiter/{id}',
  tag,
  summary: 'Close the account; needs the same proof as closing any account',
  access: access.recruiterOrAdmin({ owned: true, whileFrozen: 'secures-account' }),
  params,
  body: z.strictObject({ password: z.string().max(200).optional(), otp: z.string().max(20).optional() }),
  status: 204,
  response: z.undefined(),
});

/** For both recruiters, once the new one is verified. */
export const referralCredits = 5;

export const getReferral = endpoint({
  method: 'GET',
  path: '/v1/recruiter/{id}/referral',
  tag,
  summary: 'The referral link, and who joined with it',
  access: access.recruiter({ owned: true }),
  params,
  response: z
    .object({
      /** The landing page with ?ref= */
      link: z.string(),
      code: z.string(),
      credits_each: z.int(),
      joined: z.int(),
      verified: z.int(),
      credits_earned: z.int(),
    })
    .meta({ id: 'Referral' }),
});

export const getReferrer = endpoint({
  method: 'GET',
  path: '/v1/recruiter/referral/{code}',
  tag,
  summary: 'Who invites with this referral code, and what both get; nothing else about them',
  access: access.public(),
  params: z.strictObject({ code: z.string().regex(/^[\w.~-]{1,80}$/) }),
  response: z
    .object({ name: z.string(), company: z.string(), credits_each: z.int() })
    .meta({ id: 'Referrer' }),
});
