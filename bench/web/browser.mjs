import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
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
  const profile = mkdtempSync(join(tmpdir(), 'callboard-browser-'));
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
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
