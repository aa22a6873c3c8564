import type { z } from 'zod';

export interface JobRun {
  readonly attempt: number;
  readonly isLastAttempt: boolean;
}

/** Background work. It may run more than once, so it must be idempotent. */
export interface Job<P = unknown> {
  readonly name: string;
  readonly payload: z.ZodType<P>;
  readonly run: (payload: P, run: JobRun) => Promise<void>;
  /** Hours and minutes, UTC, for daily jobs: see daily-job.ts. */
  readonly dailyAt?: string;
  /** A minute, for hourly jobs: see hourly-job.ts. */
  readonly hourlyAt?: number;
}

/** Erases the payload type for use in one list; the payload is parsed when it runs. */
export const job = <P>(definition: Job<P>): Job => ({
  name: definition.name,
  payload: definition.payload,
  run: (payload, run) => definition.run(definition.payload.parse(payload), run),
});
