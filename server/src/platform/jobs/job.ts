import type { z } from 'zod';

export interface JobRun {
  readonly attempt: number;
  readonly isLastAttempt: boolean;
}

/** Work that happens after the answer was given. It may run more than once, so it must not mind. */
export interface Job<P = unknown> {
  readonly name: string;
  readonly payload: z.ZodType<P>;
  readonly run: (payload: P, run: JobRun) => Promise<void>;
  /** Hours and minutes, UTC, for a job that comes round by itself: see daily-job.ts. */
  readonly dailyAt?: string;
}

/** Forgets the payload's type, so that jobs can stand in one list; the payload is checked when it runs. */
export const job = <P>(definition: Job<P>): Job => ({
  name: definition.name,
  payload: definition.payload,
  run: (payload, run) => definition.run(definition.payload.parse(payload), run),
});
