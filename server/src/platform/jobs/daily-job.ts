import { z } from 'zod';
import { type Job, job } from './job.ts';

/** Hours and minutes, UTC: '21:30' is three at night in Mumbai. */
export type TimeOfDay = `${number}:${number}`;

interface DailyJobDefinition {
  readonly name: string;
  readonly at: TimeOfDay;
  readonly run: () => Promise<unknown>;
}

/**
 * Work that comes round by itself once a day, on one node only. A day missed because nothing was running is
 * made up for at the next start.
 */
export const dailyJob = ({ name, at, run }: DailyJobDefinition): Job => ({
  ...job({
    name,
    payload: z.object({}),
    run: async () => {
      await run();
    },
  }),
  dailyAt: at,
});
