import { z } from 'zod';
import { eventType } from '../../../platform/events/event.ts';

/** Recruiters viewed a talent on a day that is over. */
export const profileViewed = eventType('profile.viewed', z.object({ talentId: z.int(), day: z.iso.date() }));
