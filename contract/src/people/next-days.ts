import { z } from 'zod';
import { dayStates } from './day-states.ts';

/** From today on, in India. */
export const NextDays = z
  .array(z.object({ date: z.iso.date(), state: z.enum(dayStates) }))
  .meta({ id: 'NextDays' });
export type NextDays = z.infer<typeof NextDays>;
