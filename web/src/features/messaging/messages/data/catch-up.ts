import type { MessagePage } from '../api.ts';
import type { ThreadLog } from './thread-log.ts';

interface CatchUpOptions {
  readonly read: (since: number) => Promise<MessagePage>;
  readonly log: () => ThreadLog | undefined;
  /** After this call everything up to `completeRevision` has been applied. */
  readonly onChanges: (page: MessagePage, completeRevision: number) => void;
  readonly reopen: (around: number) => Promise<unknown>;
}

/** After a longer absence the thread is reopened at its current position instead. */
const maxChangesToRead = 300;
const firstPauseMs = 1000;
const longestPauseMs = 30_000;

/** Reads the changes since the last complete revision, one request at a time, until nothing is missing. */
export function createCatchUp({ read, log, onChanges, reopen }: CatchUpOptions) {
  let isReading = false;
  let isRequested = false;
  let pauseMs = firstPauseMs;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const isBehind = () => {
    const now = log();
    return now !== undefined && now.newestRevision > now.completeRevision;
  };

  const readNext = async () => {
    const before = log();
    if (!before) return;
    const page = await read(before.completeRevision);
    pauseMs = firstPauseMs;
    if (page.has_more && page.revision - before.completeRevision > maxChangesToRead) {
      await reopen(Math.max(1, before.to));
      return;
    }
    const last = page.results.at(-1)?.revision ?? before.completeRevision;
    const completeRevision = page.has_more ? last : page.revision;
    onChanges(page, completeRevision);
    if (isBehind() && completeRevision <= before.completeRevision)
      throw new Error('The page did not hold what is missing');
    isRequested ||= page.has_more;
  };

  const now = () => {
    isRequested = true;
    clearTimeout(timer);
    if (isReading) return;
    isReading = true;
    void (async () => {
      try {
        while (isRequested || isBehind()) {
          isRequested = false;
          await readNext();
        }
      } catch {
        timer = setTimeout(now, pauseMs);
        pauseMs = Math.min(longestPauseMs, pauseMs * 2);
      } finally {
        isReading = false;
      }
    })();
  };

  return {
    now,
    stop: () => clearTimeout(timer),
    ifBehind() {
      if (isBehind() && !isReading) now();
    },
  };
}
