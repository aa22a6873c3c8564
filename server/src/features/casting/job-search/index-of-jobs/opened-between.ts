import { type JobReader, type JobWishes, takeApart } from './group-bits.ts';
import type { JobIndex } from './job-index.ts';

export interface OpenedJobs {
  readonly count: number;
  readonly newestId: number | undefined;
}

/** Those of a search that opened after one moment and not after another, in milliseconds. */
export function openedBetween(
  index: JobIndex,
  wishes: JobWishes,
  reader: JobReader,
  since: number,
  until: number,
): OpenedJobs {
  let count = 0;
  let newestId: number | undefined;
  index.orders.newest.visit(takeApart(index, wishes, reader).without(), (place) => {
    const opened = index.opened[place] ?? 0;
    if (opened <= since) return false;
    if (opened <= until) {
      count += 1;
      newestId ??= index.ids[place];
    }
    return true;
  });
  return { count, newestId };
}
