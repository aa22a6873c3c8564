import { z } from 'zod';
import { access } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { Id, Instant, Line, ListOf } from '../scalars.ts';
import { WireFilters } from '../search/talent-filters.ts';

export const OwnCharacter = z
  .object({
    id: z.int(),
    name: z.string(),
    project_id: z.int(),
    project_title: z.string(),
    project_type: z.string(),
    status: z.enum(['casting', 'cast', 'dropped']),
    /** The character's requirements as filters of a search. */
    filters: WireFilters,
    /** Null when they are not known. */
    shoot_starts_on: z.iso.date().nullable(),
    shoot_ends_on: z.iso.date().nullable(),
    shortlisted: z.int(),
  })
  .meta({ id: 'OwnCharacter' });
export type OwnCharacter = z.infer<typeof OwnCharacter>;

export const listOwnCharacters = endpoint({
  method: 'GET',
  path: '/v1/recruiter-project-character-library/get-all',
  tag: 'projects',
  summary:
    "The recruiter's character library: characters of projects that are not closed, newest project first",
  access: access.recruiter(),
  response: ListOf(OwnCharacter),
});

const ShortlistEntry = z
  .object({
    id: z.int(),
    charcter_id: z.int(),
    user_id: z.int(),
    note: z.string().nullable(),
    created_at: Instant,
  })
  .meta({ id: 'ShortlistEntry' });

const shortlists = '/v1/recruiter-character-shortlists';

export const addToShortlist = endpoint({
  method: 'POST',
  path: shortlists,
  tag: 'shortlists',
  summary: "Add talents to the character's shortlist; adding twice changes nothing",
  access: access.recruiter({ notFrozen: true, owned: true }),
  body: z.strictObject({
    charcter_id: Id,
    user_id: z.array(Id).min(1).max(100),
    note: Line(1000).optional(),
  }),
  status: 201,
  response: ListOf(ShortlistEntry),
});

export const removeFromShortlists = endpoint({
  method: 'DELETE',
  path: `${shortlists}/recruiter-shortlist-delete`,
  tag: 'shortlists',
  summary: 'Remove a talent from the shortlists of these characters; without a talent, clear them',
  access: access.recruiter({ owned: true, notFrozen: true }),
  body: z.strictObject({ charcter_id: z.array(Id).min(1).max(100), user_id: Id.optional() }),
  status: 204,
  response: z.undefined(),
});
