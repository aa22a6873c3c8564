import { logProblem } from './log-problem.ts';

/** Runs one read at a time. Any number of requests during a run lead to one more. */
export function createRefresher(what: string, read: () => Promise<unknown>): () => void {
  let isReading = false;
  let isOutdated = false;
  const readNow = async () => {
    isReading = true;
    do {
      isOutdated = false;
      await read().catch((error: unknown) => logProblem(what, error));
    } while (isOutdated);
    isReading = false;
  };
  return () => {
    if (isReading) isOutdated = true;
    else void readNow();
  };
}
