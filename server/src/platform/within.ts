import { setTimeout as pause } from 'node:timers/promises';

/**
 * Waits for work up to a limit; false when it was not done by then. The work continues, and its errors are
 * ignored.
 */
export async function within(ms: number, work: Promise<unknown>): Promise<boolean> {
  const timer = new AbortController();
  const done = work.then(
    () => true,
    () => true,
  );
  const late = pause(ms, false, { signal: timer.signal }).catch(() => false);
  const isDone = await Promise.race([done, late]);
  timer.abort();
  return isDone;
}
