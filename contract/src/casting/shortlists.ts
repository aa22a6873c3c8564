import { z } from 'zod';
import { access } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { Id, Instant, Line, ListOf } from '../scalars.ts';

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
