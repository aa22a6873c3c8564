import { z } from 'zod';
import { access } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { IdInPath, Instant } from '../scalars.ts';
import { TeamPerson } from './project-fields.ts';

const tag = 'projects';
const params = z.strictObject({ id: IdInPath });

/** Someone at the end of a project. */
const Person = z.object({
  user_id: z.int(),
  userUniqueId: z.string(),
  name: z.string(),
  image: z.string().nullable(),
});

export const ClosingPreview = z
  .object({
    /** Whom each character can be said to be cast with: everyone considered, the furthest first. */
    characters: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        wanted: z.int(),
        candidates: z.array(Person.extend({ is_cast: z.boolean(), stage: z.string() })),
      }),
    ),
    /** What is still open, part by part, and what will be said to whom. */
    parts: z.array(
      z.object({
        /** Such as applications or shares. The first is cast: those who are chosen when the project closes. */
        key: z.string(),
        count: z.int(),
        /** The first few. */
        people: z.array(Person).max(6),
        /** All of them, so that who is chosen or waits twice is counted once. */
        user_ids: z.array(z.int()),
        /** What they will read; can be edited. */
        words: z.string(),
      }),
    ),
  })
  .meta({ id: 'ClosingPreview' });
export type ClosingPreview = z.infer<typeof ClosingPreview>;

export const previewClosing = endpoint({
  method: 'GET',
  path: '/v1/recruiter-project/{id}/closing',
  tag,
  summary: 'What closing this project would say to whom',
  access: access.recruiter({ owned: true }),
  params,
  response: ClosingPreview,
});

export const ClosedProject = z
  .object({
    id: z.int(),
    title: z.string(),
    project_type: z.string(),
    closed_at: Instant,
    closed_by: TeamPerson.nullable(),
    reopen_until: z.iso.date(),
    /** By the reader, today. */
    can_reopen: z.boolean(),
    characters: z.array(z.object({ id: z.int(), name: z.string(), wanted: z.int(), cast: z.array(Person) })),
    answered: z.array(z.object({ key: z.string(), count: z.int(), words: z.string() })),
  })
  .meta({ id: 'ClosedProject' });
export type ClosedProject = z.infer<typeof ClosedProject>;

export const getClosedProject = endpoint({
  method: 'GET',
  path: '/v1/recruiter-project/close-auditions-details/{id}',
  tag,
  summary: 'A closed project with its outcome',
  access: access.recruiter({ owned: true }),
  params,
  response: ClosedProject,
});
