import { rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';

export const port = 3717;

/** A data directory of the journeys' own, new for every run. */
export const home = join(tmpdir(), `callboard-journeys-${userInfo().uid}`);

// The configuration is read by the main process first and by each worker later; only the first clears.
if (process.env.TEST_WORKER_INDEX === undefined && process.env.JOURNEYS_HOME_CLEARED === undefined) {
  rmSync(home, { recursive: true, force: true });
  process.env.JOURNEYS_HOME_CLEARED = 'yes';
}
