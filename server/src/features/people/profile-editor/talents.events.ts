import { z } from 'zod';
import { eventType } from '../../../platform/events/event.ts';

export const talentPublished = eventType('talent.published', z.object({ talentId: z.int() }));
export const talentTakenDown = eventType('talent.taken_down', z.object({ talentId: z.int() }));
