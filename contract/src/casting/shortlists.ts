import { z } from 'zod';
import { access } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { NextDays } from '../people/next-days.ts';
import { UsualFee } from '../people/usual-fee.ts';
import { Id, IdInPath, Instant, Line, ListOf, Page } from '../scalars.ts';
import { BaseRevision, FieldConflict } from './project-fields.ts';
import {
  candidateStages,
  characterStatuses,
  maxCharacters,
  projectRoles,
  projectStatuses,
} from './project-values.ts';
import { TalentFace } from './talent-face.ts';

const tag = 'shortlists';
const shortlists = '/v1/recruiter-character-shortlists';
const owned = access.recruiter({ owned: true });
const changing = access.recruiter({ owned: true, notFrozen: true });
const idInQuery = z.coerce.number().pipe(Id);

export const shortlistPerPage = 10;
export const maxShortlisted = 1000;
/** Removed entries can be put back this long. */
export const restoreWithinMinutes = 60;

const Note = z.string().trim().min(1).max(1000, 'Use up to 1,000 characters').nullable();
const Rating = z.int().min(1).max(5).nullable();
const Entries = z.array(Id).min(1).max(500);

/** A colleague as a shortlist names them. */
const By = z.object({ user_id: z.int(), name: z.string() });

export const ShortlistEntry = z
  .object({
    id: z.int(),
    charcter_id: z.int(),
    user_id: z.int(),
    note: z.string().nullable(),
    rating: Rating,
    /** Grows with every change of the note or the rating. */
    revision: z.int(),
    /** Null where their account is closed. */
    added_by: By.nullable(),
    note_by: By.nullable(),
    created_at: Instant,
  })
  .meta({ id: 'ShortlistEntry' });
export type ShortlistEntry = z.infer<typeof ShortlistEntry>;

export const addToShortlist = endpoint({
  method: 'POST',
  path: shortlists,
  tag,
  summary:
    'Add talents to shortlists of characters. Adding again keeps the place and takes the new note, if there is one',
  access: changing,
  body: z.strictObject({
    charcter_id: z.union([Id, z.array(Id).min(1).max(maxCharacters)]),
    user_id: z.array(Id).min(1).max(100),
    note: Line(1000).optional(),
  }),
  status: 201,
  response: ListOf(ShortlistEntry),
});

export const removeFromShortlists = endpoint({
  method: 'DELETE',
  path: `${shortlists}/recruiter-shortlist-delete`,
  tag,
  summary: 'Remove a talent from the shortlists of these characters; without a talent, clear them',
  access: changing,
  body: z.strictObject({ charcter_id: z.array(Id).min(1).max(100), user_id: Id.optional() }),
  status: 204,
  response: z.undefined(),
});

export const removeShortlistEntry = endpoint({
  method: 'DELETE',
  path: `${shortlists}/{id}`,
  tag,
  summary: 'Remove one entry',
  access: changing,
  params: z.strictObject({ id: IdInPath }),
  status: 204,
  response: z.undefined(),
});

export const removeShortlistEntries = endpoint({
  method: 'DELETE',
  path: `${shortlists}/bulk/shortlist-delete`,
  tag,
  summary: 'Remove many entries, all or none. They can be put back for an hour',
  access: changing,
  body: z.strictObject({ id: Entries }),
  status: 204,
  response: z.undefined(),
});

export const restoreShortlistEntries = endpoint({
  method: 'POST',
  path: `${shortlists}/restore`,
  tag,
  summary: 'Put removed entries back where they were, with their notes and ratings',
  access: changing,
  body: z.strictObject({ id: Entries }),
  response: ListOf(ShortlistEntry),
});

export const moveShortlistEntries = endpoint({
  method: 'POST',
  path: `${shortlists}/move`,
  tag,
  summary:
    'Move or copy entries to another character, with their notes and ratings. Who is there already stays',
  access: changing,
  body: z.strictObject({ id: Entries, charcter_id: Id, copy: z.boolean().default(false) }),
  response: ListOf(ShortlistEntry),
});

export const changeShortlistEntry = endpoint({
  method: 'PATCH',
  path: `${shortlists}/{id}`,
  tag,
  summary:
    'Set the note or the rating. What someone else changed meanwhile is answered as a conflict and stays',
  access: changing,
  params: z.strictObject({ id: IdInPath }),
  body: z.strictObject({
    note: Note.optional(),
    rating: Rating.optional(),
    base_revision: BaseRevision,
  }),
  response: ShortlistEntry.extend({ conflicts: z.array(FieldConflict) }),
});

/** The caller and a character of a project they are on. */
const place = { characterId: idInQuery, recruiterId: idInQuery } as const;

export const listShortlist = endpoint({
  method: 'GET',
  path: `${shortlists}/recruiter-shortlist`,
  tag,
  summary: 'Every entry of one character, in its order',
  access: owned,
  query: z.strictObject(place),
  response: ListOf(ShortlistEntry),
});

export const ShortlistCard = ShortlistEntry.extend({
  /** How far they are for this character. */
  stage: z.enum(candidateStages),
  talent: TalentFace.extend({
    languages: z.array(z.string()),
    height_cm: z.int().nullable(),
    /** Null for frozen recruiters. */
    usual_fee: UsualFee.nullable(),
    /** Null until they are unlocked. */
    days: NextDays.nullable(),
  }),
}).meta({ id: 'ShortlistCard' });
export type ShortlistCard = z.infer<typeof ShortlistCard>;

export const listShortlistCards = endpoint({
  method: 'GET',
  path: `${shortlists}/shortlist-list`,
  tag,
  summary: 'The shortlist of a character as cards, ten a page',
  access: owned,
  query: z.strictObject({
    ...Page(shortlistPerPage),
    ...place,
    isRecruiterUnlocked: z.enum(['true', 'false']).optional(),
  }),
  response: ListOf(ShortlistCard).extend({
    /** Of the whole list. */
    counts: z.object({ all: z.int(), unlocked: z.int() }),
  }),
});

/** Which characters a talent can be put on, and who is on them. */
export const ShortlistsOfProject = z
  .object({
    project: z.object({
      id: z.int(),
      title: z.string(),
      project_type: z.string(),
      status: z.enum(projectStatuses),
      role: z.enum(projectRoles),
    }),
    characters: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        status: z.enum(characterStatuses),
        /** In their order. */
        entries: z.array(z.object({ id: z.int(), user_id: z.int() })),
      }),
    ),
  })
  .meta({ id: 'ShortlistsOfProject' });
export type ShortlistsOfProject = z.infer<typeof ShortlistsOfProject>;

export const listAllShortlists = endpoint({
  method: 'GET',
  path: `${shortlists}/get-all-details`,
  tag,
  summary: 'Every shortlist of the recruiter, by project and character. Closed projects are left out',
  access: owned,
  response: ListOf(ShortlistsOfProject),
});

export const sortShortlist = endpoint({
  method: 'POST',
  path: `${shortlists}/user-shortlist/sort-by/user-list`,
  tag,
  summary:
    'Keep the order of a shortlist. Entries not named come after those named. With before, only those named move: ahead of that entry, or to the end where it is null. Who is not on it refuses the whole order',
  access: changing,
  body: z.strictObject({
    charcter_id: Id,
    id: z.array(Id).min(1).max(maxShortlisted),
    before: Id.nullable().optional(),
  }),
  status: 204,
  response: z.undefined(),
});
