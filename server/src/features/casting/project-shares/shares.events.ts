import { interests } from '@callboard/contract/casting/project-share-values';
import { z } from 'zod';
import { eventType } from '../../../platform/events/event.ts';

export const projectShared = eventType('share.sent', z.object({ shareId: z.int(), talentId: z.int() }));

/** One for each who is notified: who shared it, and the owner of the project. */
export const shareAnswered = eventType(
  'share.answered',
  z.object({
    shareId: z.int(),
    recruiterId: z.int(),
    interest: z.enum(interests),
    /** They had said the opposite before. */
    isChange: z.boolean(),
  }),
);
