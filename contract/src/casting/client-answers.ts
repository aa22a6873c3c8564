import { z } from 'zod';
import { Instant } from '../scalars.ts';

export const clientAnswers = ['yes', 'maybe', 'no'] as const;
export type ClientAnswer = (typeof clientAnswers)[number];

/** What one client said of one face, as the team reads it. */
export const ClientAnswerMark = z
  .object({
    /** As they gave it on first opening. */
    name: z.string(),
    answer: z.enum(clientAnswers).nullable(),
    /** From 1, null where they did not rank. */
    rank: z.int().nullable(),
    comment: z.string().nullable(),
    at: Instant,
  })
  .meta({ id: 'ClientAnswerMark' });
export type ClientAnswerMark = z.infer<typeof ClientAnswerMark>;
