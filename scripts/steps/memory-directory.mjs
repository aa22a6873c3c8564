import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const inMemory = '/dev/shm';
const enough = 4 * 1024 ** 3;

/** Room for what tests leave there at once, and what lies there can be run. */
function isOfUse() {
  try {
    const { bavail, bsize } = statfsSync(inMemory);
    if (bavail * bsize < enough) return false;
    const directory = mkdtempSync(join(inMemory, 'callboard-'));
    const script = join(directory, 'try.sh');
    writeFileSync(script, '#!/bin/sh\nexit 0\n', { mode: 0o700 });
    const { status } = spawnSync(script);
    rmSync(directory, { recursive: true });
    return status === 0;
  } catch {
    return false;
  }
}

/**
 * Temporary files of tests lie in memory where the machine has it. A database is 1,300 files, and every test file has
 * one of its own: on a disk, making and deleting them is most of what the system does during the tests.
 */
export function keepTemporaryFilesInMemory() {
  if (process.env.TMPDIR === undefined && isOfUse()) process.env.TMPDIR = inMemory;
}
