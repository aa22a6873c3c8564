import { ProblemError, UnexpectedAnswerError } from '@callboard/contract/client';
import { StorageRejectedError } from '../images/send-to-storage.ts';

/**
 * Why a request failed, which decides about retrying. `unavailable`: the server is restarting; `busy`: rate
 * limit or server error; `signed-out`: works after sign-in; `refused`: never retried.
 */
export type RequestFailure = 'offline' | 'unavailable' | 'busy' | 'signed-out' | 'refused';

/** 423: the server still holds the previous connection. */
const passing: ReadonlySet<number> = new Set([423, 502, 503, 504]);

function failureOfStatus(status: number): RequestFailure {
  if (passing.has(status)) return 'unavailable';
  if (status === 401) return 'signed-out';
  return status === 429 || status >= 500 ? 'busy' : 'refused';
}

export function requestFailure(error: unknown): RequestFailure {
  if (error instanceof ProblemError) return failureOfStatus(error.problem.status);
  if (error instanceof UnexpectedAnswerError || error instanceof StorageRejectedError) {
    return failureOfStatus(error.status);
  }
  // A request without an answer rejects with a TypeError, one that took too long with a DOMException.
  return error instanceof TypeError || error instanceof DOMException ? 'offline' : 'refused';
}

/** Connection problems, which are retried automatically. */
export const isConnectionFailure = (error: unknown): boolean => {
  const failure = requestFailure(error);
  return failure === 'offline' || failure === 'unavailable';
};

const firstRetry = 1000;
const longestRetry = 30_000;

/** 1, 2, 4 … at most 30 seconds. */
export const retryDelay = (failures: number): number =>
  Math.min(longestRetry, firstRetry * 2 ** Math.max(0, failures - 1));
