import { z } from 'zod';
import { access } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { IdInPath, Instant } from '../scalars.ts';

const Face = z.object({ name: z.string(), image: z.string().nullable() });

/** Something that waits for this recruiter. Each kind has its words and its action in the interface. */
export const DeskTask = z
  .object({
    /** Such as applications, share_answers, client_answers, availability_answers, project_invitation. */
    kind: z.string(),
    project: z.object({ id: z.int(), title: z.string() }).nullable(),
    character: z.object({ id: z.int(), name: z.string() }).nullable(),
    count: z.int(),
    /** The latest first. */
    faces: z.array(Face).max(5),
    /** Whose page the task leads to, where it is about one person. */
    talent: z.object({ user_id: z.int(), userUniqueId: z.string(), name: z.string() }).nullable(),
    /** What happened, such as the dates of a reply. */
    detail: z.record(z.string(), z.union([z.string(), z.number()])),
    since: Instant,
    /** When it lapses. */
    by: Instant.nullable(),
  })
  .meta({ id: 'DeskTask' });
export type DeskTask = z.infer<typeof DeskTask>;

export const RecruiterDesk = z
  .object({
    /** The soonest to lapse first, then the oldest. */
    tasks: z.array(DeskTask),
    unread_messages: z.int(),
    verification: z.enum(['none', 'requested', 'refused', 'verified']),
    /** Auditions on the schedule today. */
    auditions: z.array(
      z.object({
        at: Instant,
        project: z.object({ id: z.int(), title: z.string() }),
        character: z.string(),
        talent: Face.extend({ userUniqueId: z.string() }),
      }),
    ),
    /** Since the same time yesterday. */
    news: z.object({
      applications: z.int(),
      replies: z.int(),
      messages: z.int(),
      new_matches: z.int(),
      faces: z.array(Face.extend({ userUniqueId: z.string() })).max(8),
    }),
    credits: z.object({ left: z.int(), expiring: z.int(), next_expiry: Instant.nullable() }),
  })
  .meta({ id: 'RecruiterDesk' });
export type RecruiterDesk = z.infer<typeof RecruiterDesk>;

export const getRecruiterDesk = endpoint({
  method: 'GET',
  path: '/v1/recruiter/{id}/desk',
  tag: 'recruiter',
  summary: 'What needs this recruiter today, and what is new since yesterday',
  access: access.recruiter({ owned: true }),
  params: z.strictObject({ id: IdInPath }),
  response: RecruiterDesk,
});
