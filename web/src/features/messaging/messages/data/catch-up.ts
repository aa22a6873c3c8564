import type { MessagePage } from '../api.ts';
import type { ThreadLog } from './thread-log.ts';

interface CatchUpParts {
  readonly read: (since: number) => Promise<MessagePage>;
  readonly log: () => ThreadLog | undefined;
  /** Hears an answer, after which everything up to `known` has been heard. */
  readonly take: (answer: MessagePage, known: number) => void;
  readonly openAnew: (around: number) => Promise<unknown>;
}

/** So many changes are read one after another; after a longer absence the place read at is opened anew. */
const mostToRead = 300;
const firstPauseMs = 1000;
const longestPauseMs = 30_000;

/** Reads what has changed since the last revision known, as often as it takes, one read at a time. */
export function createCatchUp({ read, log, take, openAnew }: CatchUpParts) {
  let isReading = false;
  let isWanted = false;
  let pauseMs = firstPauseMs;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const isBehind = () => {
    const now = log();
    return now !== undefined && now.newest > now.known;
  };

  const readOn = async () => {
    const asked = log();
    if (!asked) return;
    const answer = await read(asked.known);
    pauseMs = firstPauseMs;
    if (answer.has_more && answer.revision - asked.known > mostToRead) {
      await openAnew(Math.max(1, asked.to));
      return;
    }
    const last = answer.results.at(-1)?.revision ?? asked.known;
    const known = answer.has_more ? last : answer.revision;
    take(answer, known);
    if (isBehind() && known <= asked.known) throw new Error('The answer did not hold what is missing');
    isWanted ||= answer.has_more;
  };

  const now = () => {
    isWanted = true;
    clearTimeout(timer);
    if (isReading) return;
    isReading = true;
    void (async () => {
      try {
        while (isWanted || isBehind()) {
          isWanted = false;
          await readOn();
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
