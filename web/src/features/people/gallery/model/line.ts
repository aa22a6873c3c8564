import { ProblemError, UnexpectedAnswerError } from '@callboard/contract/client';
import { StorageRefusedError } from '../../../../shared/lib/images/send-to-storage.ts';

/** The way to the server. */
export interface Line {
  isUp(): boolean;
  /** Told when it is back. */
  onUp(listener: () => void): () => void;
}

export const browserLine: Line = {
  isUp: () => navigator.onLine,
  onUp(listener) {
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  },
};

/** A server that restarts, or something between us and it; 423: the connection before has not been let go yet. */
const passing = new Set([423, 502, 503, 504]);

/** Nobody answered, or nobody who could: waiting helps, and trying again needs no decision. */
export function isLineTrouble(error: unknown): boolean {
  // A request that nobody answered rejects with a TypeError.
  if (error instanceof TypeError) return true;
  if (error instanceof StorageRefusedError || error instanceof UnexpectedAnswerError) {
    return passing.has(error.status);
  }
  return error instanceof ProblemError && error.problem.code === 'UNAVAILABLE';
}

const longest = 30_000;

/** 1, 2, 4 … at most 30 seconds. */
export const waitBeforeTry = (failed: number): number =>
  Math.min(longest, 1000 * 2 ** Math.max(0, failed - 1));
