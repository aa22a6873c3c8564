import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// Chosen once by the process that reads this first; the workers it starts inherit the choice.
process.env.JOURNEYS_HOME ??= mkdtempSync(join(tmpdir(), 'callboard-journeys-'));
process.env.JOURNEYS_PORT ??= String(3700 + (process.pid % 250));

/** A data directory of the journeys' own, new for every run. */
export const home = process.env.JOURNEYS_HOME;
export const port = Number(process.env.JOURNEYS_PORT);
