import type { Database } from '../db/database.ts';

export interface ProjectOutcome {
  readonly projectId: number;
  /** Who closes it. */
  readonly actorId: number;
  /** What those who were not chosen read, as the recruiter left it. */
  readonly words: string;
  /** What those who were cast read instead. */
  readonly castWords: string;
  /** Who plays what in the end, by character. */
  readonly castTalentIds: ReadonlyMap<number, readonly number[]>;
}

/**
 * What of a feature is still open when a project closes. Closing answers the parts of all features in their order;
 * who is in several is notified of the first.
 */
export interface ClosingPart {
  /** Such as applications. */
  readonly key: string;
  /** What talents read unless the recruiter writes something else. */
  readonly words: string;
  /** Talents who wait for something, each once, the longest first. */
  readonly listWaiting: (db: Database, projectId: number) => Promise<readonly number[]>;
  /** Gives everything that is open its final state. Returns who was not chosen, each once. */
  readonly answer: (trx: Database, outcome: ProjectOutcome) => Promise<readonly number[]>;
}
