import { z } from 'zod';
import { type Job, job } from './job.ts';

/** Hours and minutes, UTC: '21:30' is 3 am in Mumbai. */
export type TimeOfDay = `${number}:${number}`;

interface DailyJobDefinition {
  readonly name: string;
  readonly at: TimeOfDay;
  readonly run: () => Promise<unknown>;
}

/** Runs once a day, on one node. A missed day is made up at the next start. */
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
