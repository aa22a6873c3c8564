import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const saysItsPort = /DevTools listening on ws:\/\/[^:]+:(\d+)\//;

const portOf = (child) =>
  new Promise((resolve, reject) => {
    let said = '';
    child.stderr.on('data', (part) => {
      said += part;
      const port = saysItsPort.exec(said)?.[1];
      if (port) resolve(Number(port));
    });
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`The browser ended with ${code}:\n${said}`)));
  });

/** A browser that has seen nothing yet, with a port to drive it by. */
export async function startBrowser(path, flags) {
  const profile = await mkdtemp(join(tmpdir(), 'callboard-browser-'));
  const child = spawn(
    path,
    [...flags, '--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const port = await portOf(child);
  return {
    port,
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
      // The browser's helpers end a moment after it and still write.
      await rm(profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 });
    },
  };
}
