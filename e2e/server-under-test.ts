import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepTemporaryFilesInMemory } from '../scripts/steps/memory-directory.mjs';

keepTemporaryFilesInMemory();

// Chosen once by the process that reads this first; the workers it starts inherit the choice.
process.env.JOURNEYS_HOME ??= mkdtempSync(join(tmpdir(), 'callboard-journeys-'));
process.env.JOURNEYS_PORT ??= String(3700 + (process.pid % 250));

/** A data directory of the journeys' own, new for every run. */
export const home = process.env.JOURNEYS_HOME;
export const port = Number(process.env.JOURNEYS_PORT);

/** The GitHub of the journeys, beside the server: github-double.mjs. */
export const githubDouble = {
  port: port + 500,
  url: `http://localhost:${port + 500}`,
  client: { GITHUB_CLIENT_ID: 'journeys', GITHUB_CLIENT_SECRET: 'journeys-secret' },
};
