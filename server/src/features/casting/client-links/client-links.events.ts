import { z } from 'zod';
import { eventType } from '../../../platform/events/event.ts';

const ClientAnswered = z.object({
  recruiterId: z.int(),
  visitorId: z.int(),
  linkId: z.int(),
  /** When the replies began that are told of together. */
  since: z.iso.datetime().default(() => new Date().toISOString()),
});
export type ClientAnswered = z.infer<typeof ClientAnswered>;

/** A client sent what they think, to each of those who wait for it. */
export const clientAnswered = eventType('client.answered', ClientAnswered);
