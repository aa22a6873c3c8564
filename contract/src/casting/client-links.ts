import { z } from 'zod';
import { access } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { FileAnswer, Id, IdInPath, Instant, Line, ListOf } from '../scalars.ts';
import { ClientAnswerMark } from './client-answers.ts';
import { VisitorToken } from './share-ids.ts';

const tag = 'shortlists';
const base = '/v1/client-links';
const reading = access.recruiter({ owned: true });
const changing = access.recruiter({ owned: true, notFrozen: true });
const params = z.strictObject({ id: IdInPath });

export const Passcode = z.string().trim().min(4, 'Use 4 characters or more').max(40);

export const clientLinkDays = { default: 7, most: 90 } as const;
export const maxClientFaces = 500;
export const maxScenariosOfLink = 6;

/** What a client may see besides faces and names. */
export const clientFields = [
  'city',
  'playing_age',
  'height',
  'languages',
  'skills',
  'past_work',
  'days',
] as const;
export type ClientField = (typeof clientFields)[number];

const Shows = z.strictObject({
  fields: z.array(z.enum(clientFields)).max(clientFields.length),
  reels: z.boolean(),
  /** Of the shortlist. Off unless chosen. */
  notes: z.boolean(),
  /** Heights side by side, true to scale. */
  line_up: z.boolean(),
});
export type ClientLinkShows = z.infer<typeof Shows>;

const changeable = {
  /** Whom it is for, as the page greets them. */
  for_name: Line(80).nullable(),
  message: Line(600).nullable(),
  shows: Shows,
  /** In the future, at most 90 days away. */
  expires_at: Instant,
};

/** Whom a link shows now, and whom it does not. */
const Reach = z.object({
  /** At most 500. */
  faces: z.int(),
  /** Beyond what one link shows: the end of the list is left out. */
  faces_over: z.int(),
  /** Chosen or listed, and on no page: clients see public profiles alone. */
  hidden_people: z.int(),
  /** Characters it shows nobody for. */
  empty_characters: z.array(z.string()),
});

export const ClientLink = Reach.extend({
  id: z.int(),
  project_id: z.int(),
  /** Null for the whole project. */
  charcter_id: z.int().nullable(),
  character: z.string().nullable(),
  /** Where it leads, below the public address. */
  path: z.string(),
  ...changeable,
  scenario_ids: z.array(z.int()),
  /** Null for the whole shortlist as it is; else those chosen. */
  user_ids: z.array(z.int()).nullable(),
  has_passcode: z.boolean(),
  status: z.enum(['open', 'expired', 'revoked']),
  created_by: z.string().nullable(),
  created_at: Instant,
  revoked_at: Instant.nullable(),
  /** Everyone who opened it, by the name they gave. */
  visitors: z.array(
    z.object({
      name: z.string(),
      first_seen_at: Instant,
      last_seen_at: Instant,
      visits: z.int(),
      /** Null until they sent their answers. */
      sent_at: Instant.nullable(),
      answered: z.int(),
    }),
  ),
}).meta({ id: 'ClientLink' });
export type ClientLink = z.infer<typeof ClientLink>;

const content = {
  project_id: Id,
  charcter_id: Id.optional(),
  user_ids: z.array(Id).min(1).max(maxClientFaces).optional(),
  scenario_ids: z.array(Id).max(maxScenariosOfLink).optional(),
};

export const planClientLink = endpoint({
  method: 'POST',
  path: `${base}/plan`,
  tag,
  summary: 'Whom a link would show now, and whom it would not. Nothing is made',
  access: access.recruiter({ owned: true, whileFrozen: 'reads' }),
  body: z.strictObject(content),
  response: Reach.extend({
    /** Characters that a scenario would show nobody for: no choice, or someone whom clients do not see. */
    scenarios: z.array(z.object({ id: z.int(), name: z.string(), empty_characters: z.array(z.string()) })),
  }),
});

export const createClientLink = endpoint({
  method: 'POST',
  path: base,
  tag,
  summary: 'Make a link for a client: one character or the whole project',
  access: changing,
  body: z.strictObject({
    ...content,
    ...changeable,
    passcode: Passcode.optional(),
    /** Created on the device. Retrying with it makes one link. */
    client_id: z.guid().optional(),
  }),
  status: 201,
  response: ClientLink,
});

export const listClientLinks = endpoint({
  method: 'GET',
  path: base,
  tag,
  summary: 'The links of a project with who opened them, open ones first',
  access: reading,
  query: z.strictObject({ project_id: z.coerce.number().pipe(Id) }),
  response: ListOf(ClientLink),
});

export const changeClientLink = endpoint({
  method: 'PATCH',
  path: `${base}/{id}`,
  tag,
  summary: 'Change what a link shows, its words, its passcode or when it expires',
  access: changing,
  params,
  body: z.strictObject({ ...changeable, passcode: Passcode.nullable() }).partial(),
  response: ClientLink,
});

export const revokeClientLink = endpoint({
  method: 'DELETE',
  path: `${base}/{id}`,
  tag,
  summary: 'Revoke a link. It stops within a second, also on open pages. Revoking again changes nothing',
  access: changing,
  params,
  status: 204,
  response: z.undefined(),
});

export const previewClientLink = endpoint({
  method: 'POST',
  path: `${base}/{id}/preview`,
  tag,
  summary:
    'Read a link as its client does: a visitor of one hour that is listed nowhere and sends no answers',
  access: access.recruiter({ owned: true, whileFrozen: 'reads' }),
  params,
  response: z.object({
    /** Where the page is, below the public address. */
    path: z.string(),
    visitor: VisitorToken,
  }),
});

export const getClientAnswers = endpoint({
  method: 'GET',
  path: `${base}/{id}/answers`,
  tag,
  summary: 'What everyone said on this link, by face',
  access: reading,
  params,
  response: z.object({
    results: z.array(
      z.object({
        user_id: z.int(),
        charcter_id: z.int(),
        name: z.string(),
        answers: z.array(ClientAnswerMark),
      }),
    ),
  }),
});

export const markClientAnswersSeen = endpoint({
  method: 'PUT',
  path: `${base}/answers/seen`,
  tag,
  summary: 'I have read what clients said of this character, up to then. They leave my desk',
  access: access.recruiter({ owned: true, whileFrozen: 'reads' }),
  body: z.strictObject({ charcter_id: Id, until: Instant }),
  status: 204,
  response: z.undefined(),
});

const sheetQuery = z.strictObject({
  characterId: z.coerce.number().pipe(Id).optional(),
  /** With the notes of the shortlist. */
  notes: z.enum(['true', 'false']).optional(),
});

export const makeContactSheet = endpoint({
  method: 'GET',
  path: '/v1/recruiter-project/{id}/contact-sheet',
  tag,
  summary: 'The shortlists of a project, or of one character, as a PDF with faces. No contact data',
  access: changing,
  params,
  query: sheetQuery,
  response: FileAnswer,
});

export const exportShortlists = endpoint({
  method: 'GET',
  path: '/v1/recruiter-project/{id}/shortlists/export',
  tag,
  summary: 'The shortlists of a project, or of one character, as a spreadsheet. No contact data',
  access: changing,
  params,
  query: sheetQuery,
  response: FileAnswer,
});
