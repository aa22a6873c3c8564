import { z } from 'zod';
import { access } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { NextDays } from '../people/next-days.ts';
import { TalentContact } from '../people/talent-profiles/profile.ts';
import { FileAnswer, Id, Instant, Line, ListOf, Page } from '../scalars.ts';

const tag = 'finding talent';
const unlocked = '/v1/recruiter-unlocked/unlock_talents';

export const unlockedPerPage = 5;
/** When a talent was away this long and does not reply in time, the credit is refunded. */
export const awayAfterDays = 90;
export const answerWithinDays = 7;
const maxRequestedDays = 366;

interface RequestedDates {
  readonly start_date?: string | undefined;
  readonly end_date?: string | undefined;
}

export function findDatesIssue({ start_date, end_date }: RequestedDates) {
  if (start_date === undefined && end_date === undefined) return undefined;
  if (start_date === undefined) return { field: 'start_date', message: 'Enter the first day too' };
  if (end_date === undefined) return { field: 'end_date', message: 'Enter the last day too' };
  if (end_date < start_date) return { field: 'end_date', message: 'Must be on or after the first day' };
  const days = (Date.parse(end_date) - Date.parse(start_date)) / 86_400_000 + 1;
  return days > maxRequestedDays ? { field: 'end_date', message: 'Choose dates within one year' } : undefined;
}

export const unlockTalent = endpoint({
  method: 'POST',
  path: '/v1/recruiter-unlocked',
  tag,
  summary: 'Unlock a talent: one credit, exactly once however often or concurrently it is sent',
  access: access.recruiter({ notFrozen: true }),
  body: z
    .strictObject({
      talentId: Id,
      /** One of the recruiter's own characters. */
      characterId: Id.optional(),
      /** Also sends an availability check for these dates. */
      start_date: z.iso.date().optional(),
      end_date: z.iso.date().optional(),
    })
    .superRefine((days, context) => {
      const issue = findDatesIssue(days);
      if (issue) context.addIssue({ code: 'custom', path: [issue.field], message: issue.message });
    }),
  response: z
    .object({
      talentId: z.int(),
      isUnlocked: z.literal(true),
      unlocked_at: Instant,
      /** The availability check, null without one. */
      available_id: z.int().nullable(),
      /** Credits left. */
      credits: z.int(),
    })
    .meta({ id: 'Unlocked' }),
});

export const questionStates = ['asked', 'available', 'not_available', 'expired'] as const;

export const LastQuestion = z.object({
  id: z.int(),
  start_date: z.iso.date(),
  end_date: z.iso.date(),
  status: z.enum(questionStates),
});
export type LastQuestion = z.infer<typeof LastQuestion>;

export const UnlockedRow = z
  .object({
    user_id: z.int(),
    userUniqueId: z.string(),
    name: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    current_residence: z.string().nullable(),
    screen_min_age: z.int().nullable(),
    screen_max_age: z.int().nullable(),
    gallary: z
      .array(
        z.object({
          file_url: z.string(),
          placeholder: z.string().nullable(),
          width: z.int(),
          height: z.int(),
        }),
      )
      .max(1),
    /** False once the talent has closed the account. Then there are no contact details. */
    is_open: z.boolean(),
    contact: TalentContact.nullable(),
    unlocked_at: Instant,
    /** The last message or email between the two. */
    last_contact_at: Instant.nullable(),
    character: z.object({ id: z.int(), name: z.string(), project_title: z.string() }).nullable(),
    /** The newest one. */
    question: LastQuestion.nullable(),
    isShortlisted: z.boolean(),
    /** From one of the recruiter's shortlists. */
    note: z.string().nullable(),
    /** The characters the recruiter cast them as. */
    cast_as: z.array(z.string()),
    is_available: z.boolean(),
    /** Empty once the account is closed. */
    days: NextDays,
  })
  .meta({ id: 'UnlockedRow' });
export type UnlockedRow = z.infer<typeof UnlockedRow>;

export const unlockedSorts = ['unlocked', 'contact', 'name'] as const;
export type UnlockedSort = (typeof unlockedSorts)[number];
export const unlockedStates = ['all', 'available', 'asked', 'cast'] as const;
export type UnlockedState = (typeof unlockedStates)[number];

const filters = {
  recruiter_id: z.coerce.number().pipe(Id),
  sort: z.enum(unlockedSorts).default('unlocked'),
  /** Part of a name, a city or a character. */
  search: Line(120).optional(),
  status: z.enum(unlockedStates).default('all'),
  project_id: z.coerce.number().pipe(Id).optional(),
} as const;

export const listUnlocked = endpoint({
  method: 'GET',
  path: unlocked,
  tag,
  summary: 'Unlocked talents with their contact details, five per page',
  access: access.recruiter({ owned: true }),
  query: z.strictObject({ ...Page(unlockedPerPage), ...filters }),
  response: ListOf(UnlockedRow).extend({
    /** Within the search and the project. */
    counts: z.object({ all: z.int(), available: z.int(), asked: z.int(), cast: z.int() }),
    /** The projects someone was unlocked for. */
    projects: z.array(z.object({ id: z.int(), title: z.string() })),
  }),
});

export const exportUnlocked = endpoint({
  method: 'GET',
  path: `${unlocked}/export`,
  tag,
  summary: 'The contacts of unlocked talents as a spreadsheet or as address cards',
  access: access.recruiter({ owned: true, notFrozen: true }),
  query: z.strictObject({ ...filters, form: z.enum(['csv', 'vcard']) }),
  response: FileAnswer,
});

export const sendEmailToTalent = endpoint({
  method: 'POST',
  path: '/v1/recruiter/send-email',
  tag: 'recruiter',
  summary: 'Email an unlocked talent through Callboard; neither address is shown',
  access: access.recruiter({ notFrozen: true }),
  body: z.strictObject({
    talentId: Id,
    subject: Line(160),
    message: Line(7000),
    /** Created on the sender's device. Retrying with it sends once. */
    client_id: z.guid().optional(),
  }),
  status: 201,
  response: z.object({ id: z.string(), sent_at: Instant }).meta({ id: 'SentLetter' }),
});
