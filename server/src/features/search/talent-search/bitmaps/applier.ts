import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../../../../platform/db/database.ts';
import { applyChanges, batchSize } from './apply-changes.ts';
import { renewDriftedCuts } from './renew-cuts.ts';

interface ApplierOptions {
  readonly db: Database;
  readonly onError: (error: unknown) => void;
  /** The longest pause between two checks for changes. */
  readonly intervalMs?: number;
}

const cutCheckIntervalMs = 60_000;

/** Applies changes to the bitmaps until stopped. Every node runs one, and a lock lets one work at a time. */
export function startApplier({ db, onError, intervalMs = 400 }: ApplierOptions) {
  const stopping = new AbortController();
  const wait = (ms: number) => pause(ms, undefined, { signal: stopping.signal }).catch(() => undefined);
  const run = async () => {
    let cutsCheckedAt = Date.now();
    while (!stopping.signal.aborted) {
      try {
        const applied = await applyChanges(db);
        if (Date.now() - cutsCheckedAt > cutCheckIntervalMs) {
          cutsCheckedAt = Date.now();
          await renewDriftedCuts(db);
        }
        if (applied !== batchSize) await wait(intervalMs);
      } catch (error) {
        onError(error);
        await wait(1000);
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

/** Applies all pending changes: for commands and tests. */
export async function applyAllChanges(db: Database): Promise<void> {
  while (((await applyChanges(db)) ?? 1) > 0);
}
