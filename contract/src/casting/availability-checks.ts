import { z } from 'zod';
import { access } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { Id, IdInPath, Instant } from '../scalars.ts';
import { findDatesIssue, questionStates } from './unlocking.ts';

const tag = 'scheduling';
const path = '/v1/unlock-available-calander';

export const AvailabilityQuestion = z
  .object({
    available_id: z.int(),
    recruiter_id: z.int(),
    talent_id: z.int(),
    start_date: z.iso.date(),
    end_date: z.iso.date(),
    status: z.enum(questionStates),
    asked_at: Instant,
    answered_at: Instant.nullable(),
  })
  .meta({ id: 'AvailabilityQuestion' });
export type AvailabilityQuestion = z.infer<typeof AvailabilityQuestion>;

const checkDates = (days: Parameters<typeof findDatesIssue>[0], context: z.RefinementCtx) => {
  const issue = findDatesIssue(days);
  if (issue) context.addIssue({ code: 'custom', path: [issue.field], message: issue.message });
};

export const createAvailabilityCheck = endpoint({
  method: 'POST',
  path,
  tag,
  summary: 'Send an availability check to an unlocked talent; the same dates are sent once',
  access: access.recruiter({ notFrozen: true }),
  body: z
    .strictObject({
      talentId: Id,
      /** One of the caller's characters: whom they are asked for. Without it, nobody is named. */
      characterId: Id.optional(),
      start_date: z.iso.date(),
      end_date: z.iso.date(),
    })
    .superRefine(checkDates),
  status: 201,
  response: AvailabilityQuestion,
});

export const answerAvailabilityCheck = endpoint({
  method: 'PATCH',
  path: `${path}/{id}`,
  tag,
  summary: 'Reply to an availability check',
  access: access.talent({ owned: true, whileFrozen: 'answers' }),
  params: z.strictObject({ id: IdInPath }),
  body: z
    .strictObject({
      /** The wire name means the opposite of what it says: true is 'Yes, available'. */
      isTalentUnavailable: z.boolean(),
      /** The dates the dialog showed. Other dates are refused. */
      start_date: z.iso.date().optional(),
      end_date: z.iso.date().optional(),
    })
    .superRefine(checkDates),
  response: AvailabilityQuestion,
});
