import type { Database } from '../db/database.ts';

export interface ClosedJob {
  readonly jobId: number;
  /** What those read whose application is still open. Null: the words that Callboard uses. */
  readonly words: string | null;
  /** Who closes it. */
  readonly by: number;
}

/** What of a feature is still open when somebody closes a job. A job that only expires is not closed. */
export interface JobClosing {
  /** Gives everything that is open its final state. Returns the talents who were replied to, each once. */
  readonly answer: (trx: Database, closed: ClosedJob) => Promise<readonly number[]>;
}
