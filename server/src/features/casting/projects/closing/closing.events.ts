import { z } from 'zod';
import { eventType } from '../../../../platform/events/event.ts';

/** A talent was cast when the project closed. */
export const castAtClosing = eventType(
  'project.cast',
  z.object({ closingId: z.int(), talentId: z.int(), characterIds: z.array(z.int()).min(1) }),
);

/** A talent waited for something when the project closed, and was not chosen. */
export const answeredAtClosing = eventType(
  'project.answered',
  z.object({ closingId: z.int(), talentId: z.int(), part: z.string() }),
);
