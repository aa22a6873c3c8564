import { z } from 'zod';
import { type Job, job } from './job.ts';

interface HourlyJobDefinition {
  readonly name: string;
  /** Of every hour. */
  readonly minute: number;
  readonly run: () => Promise<unknown>;
}

/** Runs every hour, on one node. What several missed hours would have done is done at the next start. */
export const hourlyJob = ({ name, minute, run }: HourlyJobDefinition): Job => ({
  ...job({
    name,
    payload: z.object({}),
    run: async () => {
      await run();
    },
  }),
  hourlyAt: minute,
});
