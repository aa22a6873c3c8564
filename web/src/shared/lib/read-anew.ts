import { logProblem } from './log-problem.ts';

/** One read at a time: news that comes during one asks for one more, however much of it comes. */
export function readAnew(what: string, read: () => Promise<unknown>): () => void {
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
