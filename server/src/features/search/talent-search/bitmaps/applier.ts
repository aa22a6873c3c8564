import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../../../../platform/db/database.ts';
import { applyChanges, batchSize } from './apply-changes.ts';
import { renewDriftedCuts } from './renew-cuts.ts';

interface ApplierOptions {
  readonly db: Database;
  readonly onTrouble: (error: unknown) => void;
  /** How long nothing may be looked for; a change is seen within this and the time it takes. */
  readonly everyMs?: number;
}

const marksEveryMs = 60_000;

/** Takes changes into the bitmaps as they come, until it is stopped; every node runs one, one is at work. */
export function startApplier({ db, onTrouble, everyMs = 400 }: ApplierOptions) {
  const stopping = new AbortController();
  const rest = (ms: number) => pause(ms, undefined, { signal: stopping.signal }).catch(() => undefined);
  const run = async () => {
    let lookedAtMarks = Date.now();
    while (!stopping.signal.aborted) {
      try {
        const applied = await applyChanges(db);
        if (Date.now() - lookedAtMarks > marksEveryMs) {
          lookedAtMarks = Date.now();
          await renewDriftedCuts(db);
        }
        if (applied !== batchSize) await rest(everyMs);
      } catch (error) {
        onTrouble(error);
        await rest(1000);
      }
    }
  };
  const running = run();
  return {
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}

/** Takes in everything that waits and returns: for commands and tests. */
export async function applyAllChanges(db: Database): Promise<void> {
  while (((await applyChanges(db)) ?? 1) > 0);
}
