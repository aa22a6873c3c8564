import { z } from 'zod';
import { access } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { Name } from '../people/names.ts';
import { Id, Instant, Line } from '../scalars.ts';
import { ClientAnswerMark, clientAnswers } from './client-answers.ts';
import { ShareId, VisitorToken } from './share-ids.ts';

const tag = 'shortlists';
const shortlists = '/v1/recruiter-character-shortlists';

const Photo = z.object({
  /** For small places. */
  card_url: z.string().nullable(),
  file_url: z.string(),
  /** As large as there is. */
  full_url: z.string().nullable(),
  placeholder: z.string().nullable(),
  width: z.int(),
  height: z.int(),
});

const Reel = z.object({
  title: z.string().nullable(),
  poster_url: z.string().nullable(),
  file_url: z.string(),
  seconds: z.int().nullable(),
});

/** Names as guests see them. What was not chosen for the link is null or empty. */
export const ClientFace = z
  .object({
    /** Names this face on this link alone. */
    face_id: z.string(),
    name: z.string(),
    photos: z.array(Photo).max(12),
    current_residence: z.string().nullable(),
    screen_min_age: z.int().nullable(),
    screen_max_age: z.int().nullable(),
    languages: z.array(z.string()),
    skils: z.array(z.string()),
    height_cm: z.int().nullable(),
    /** Titles, the latest first. */
    past_work: z.array(z.string()).max(3),
    /** How many of the character’s dates they are free; null where it is not known. */
    days: z.object({ free: z.int(), of: z.int() }).nullable(),
    reels: z.array(Reel),
    /** The recruiter’s note, where the link shows notes. */
    note: z.string().nullable(),
    mine: z
      .object({
        answer: z.enum(clientAnswers).nullable(),
        rank: z.int().nullable(),
        comment: z.string().nullable(),
      })
      .nullable(),
    /** Of the other clients, once one’s own are sent. */
    answers: z.array(ClientAnswerMark),
  })
  .meta({ id: 'ClientFace' });
export type ClientFace = z.infer<typeof ClientFace>;

export const ClientCharacter = z
  .object({
    charcter_id: z.int(),
    name: z.string(),
    brief: z.string().nullable(),
    playing_age_min: z.int().nullable(),
    playing_age_max: z.int().nullable(),
    languages: z.array(z.string()),
    skills: z.array(z.string()),
    work_days: z.int().nullable(),
    works_from: z.iso.date().nullable(),
    works_to: z.iso.date().nullable(),
    faces: z.array(ClientFace),
    /** Who is cast for it, as guests see them, once the production has announced it. */
    cast: z.array(z.string()),
  })
  .meta({ id: 'ClientCharacter' });
export type ClientCharacter = z.infer<typeof ClientCharacter>;

/** One alternative cast, where the link shows scenarios. */
const ClientScenario = z.object({
  id: z.int(),
  name: z.string(),
  /** One choice a character. */
  choices: z.array(z.object({ charcter_id: z.int(), face_id: z.string() })),
});

export const ClientPage = z
  .object({
    /**
     * name: the client says who they are first. passcode: the same, and until it is right the project’s title and
     * its characters are left out. expired, revoked: the bill without faces, and nothing can be answered.
     */
    state: z.enum(['open', 'name', 'passcode', 'expired', 'revoked']),
    project_title: z.string(),
    project_type: z.string(),
    from: z.object({
      name: z.string(),
      company: z.string(),
      city: z.string().nullable(),
      image: z.string().nullable(),
    }),
    for_name: z.string().nullable(),
    message: z.string().nullable(),
    expires_at: Instant,
    shows_line_up: z.boolean(),
    /** Who reads: the name given on first opening. */
    visitor: z
      .object({
        name: z.string(),
        sent_at: Instant.nullable(),
        /** Something was said or changed that has not been sent. */
        has_unsent: z.boolean(),
        /** Someone of the team looking: nothing they say is kept. */
        is_preview: z.boolean(),
      })
      .nullable(),
    /** Names of the others who have sent theirs. */
    answered_by: z.array(z.string()),
    characters: z.array(ClientCharacter),
    /** How many more there are than one link shows. */
    faces_over: z.int(),
    scenarios: z.array(ClientScenario),
  })
  .meta({ id: 'ClientPage' });
export type ClientPage = z.infer<typeof ClientPage>;

export const readSharedShortlist = endpoint({
  method: 'GET',
  path: `${shortlists}/recruiter-shortlist/guest-view`,
  tag,
  summary: 'What /share-short-list/{user_uniqueid} shows: one character, no contact data',
  access: access.public(),
  query: z.strictObject({ user_uniqueid: ShareId, visitor: VisitorToken.optional() }),
  response: ClientPage,
});

export const readSharedProject = endpoint({
  method: 'GET',
  path: `${shortlists}/multi-user/recruiter-shortlist/guest-view`,
  tag,
  summary: 'What /share-shortlists/{project_uniqueid} shows: the characters of a project, no contact data',
  access: access.public(),
  query: z.strictObject({ project_uniqueid: ShareId, visitor: VisitorToken.optional() }),
  response: ClientPage,
});

export const openClientLink = endpoint({
  method: 'POST',
  path: '/v1/client-pages/{shareId}/visitors',
  tag,
  summary: 'A client says who they are, with the passcode where there is one. Wrong passcodes are limited',
  access: access.public(),
  params: z.strictObject({ shareId: ShareId }),
  body: z.strictObject({
    /** The team reads it in emails, so it hides nothing and is no address. */
    name: Name(80),
    passcode: z.string().max(40).optional(),
    /** Who was here before the passcode was set keeps their answers. */
    visitor: VisitorToken.optional(),
  }),
  status: 201,
  response: z.object({ visitor: VisitorToken }),
});

export const answerClientLink = endpoint({
  method: 'PUT',
  path: '/v1/client-pages/{shareId}/answers',
  tag,
  summary:
    'Keep what a client says of these faces; with sent, the team reads it as final and they see the others',
  access: access.public(),
  params: z.strictObject({ shareId: ShareId }),
  body: z.strictObject({
    visitor: VisitorToken,
    /** Each replaces what was said of that face before. Faces that are not named keep theirs. */
    answers: z
      .array(
        z.strictObject({
          charcter_id: Id,
          face_id: z.string().max(64),
          answer: z.enum(clientAnswers).nullable(),
          rank: z.int().min(1).max(500).nullable(),
          comment: Line(2000).nullable(),
        }),
      )
      .max(500),
    /** What was sent once stays sent. What is changed later waits until it is sent as well. */
    sent: z.boolean(),
  }),
  response: ClientPage,
});
