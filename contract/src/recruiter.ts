import { z } from 'zod';
import { access } from './access.ts';
import { endpoint } from './endpoint.ts';
import { UploadKey } from './media.ts';
import { Id, IdInPath, Line, WebAddress } from './scalars.ts';

/** An address on the web; nothing but http and https, since people will follow it. */

/** What everybody may know of a recruiter. Ids of a city are those of /v1/city/get-all. */
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
  })
  .meta({ id: 'RecruiterProfile' });
export type RecruiterProfile = z.infer<typeof RecruiterProfile>;

/** The same with what only the recruiter and an admin see. */
export const OwnRecruiterProfile = RecruiterProfile.extend({
  recruiter_edit_doc: z.string().nullable(),
}).meta({ id: 'OwnRecruiterProfile' });
export type OwnRecruiterProfile = z.infer<typeof OwnRecruiterProfile>;

export const changeRecruiter = endpoint({
  method: 'PATCH',
  path: '/v1/recruiter/{id}',
  tag: 'recruiter',
  summary: 'Change the profile, the icon or the cover picture; what is left out stays as it is',
  access: access.recruiterOrAdmin({ owned: true, notFrozen: true }),
  params: z.strictObject({ id: IdInPath }),
  body: z.strictObject({
    company: Line(160).optional(),
    role: Line(120).nullable().optional(),
    bio: z.string().trim().max(3000).nullable().optional(),
    website: WebAddress.nullable().optional(),
    links: z.array(WebAddress).max(8).optional(),
    city: Id.nullable().optional(),
    /** Keys of uploads; null takes the picture off. */
    recruiter_edit_image: UploadKey.nullable().optional(),
    recruiter_cover_image: UploadKey.nullable().optional(),
    /** The key of the whole picture the icon was cut from. */
    recruiter_edit_doc: UploadKey.nullable().optional(),
  }),
  response: OwnRecruiterProfile,
});

export const getRecruiterByUniqueId = endpoint({
  method: 'GET',
  path: '/v1/user/recruiter-uniqueId/{id}',
  tag: 'recruiter',
  summary: 'The public profile of a recruiter, by userUniqueId',
  access: access.public(),
  params: z.strictObject({ id: z.guid() }),
  response: RecruiterProfile,
});
