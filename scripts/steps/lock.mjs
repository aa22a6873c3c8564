import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from './root.mjs';

const lock = join(root, '.setup.lock');
const holder = join(lock, 'pid');

const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
};

const readHolder = () => {
  try {
    return Number(readFileSync(holder, 'utf8'));
  } catch {
    return undefined;
  }
};

/** Two commands at once would install and build over each other: the second waits for the first. */
export async function withSetupLock(work) {
  let waited = 0;
  for (;;) {
    try {
      mkdirSync(lock);
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    const pid = readHolder();
    // A holder that is gone, or that never said who it was, left the lock behind.
    if (pid === undefined ? waited > 20 : !isAlive(pid)) rmSync(lock, { recursive: true, force: true });
    else if (waited === 10) console.log('Another command is installing or building here; waiting for it.');
    waited += 1;
    await pause(200);
  }
  writeFileSync(holder, String(process.pid));
  try {
    return await work();
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}
