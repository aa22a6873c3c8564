import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../../server/dist/main.js', import.meta.url));

const untilUp = async (child, base) => {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}`);
    const answer = await fetch(`${base}/v1/talenter/find-talents?limit=1`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
};

/** The built server on this database, with a home of its own. Answers its address and how to end it. */
export async function startServer(databaseUrl, port) {
  const base = `http://127.0.0.1:${port}`;
  if (await fetch(base).catch(() => undefined))
    throw new Error(`Something answers at ${base} already: set PORT`);
  const home = mkdtempSync(join(tmpdir(), 'callboard-bench-'));
  const child = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      CALLBOARD_ENV: 'demo',
      CALLBOARD_HOME: home,
      DATABASE_URL: databaseUrl,
      PORT: String(port),
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  process.once('exit', () => child.kill());
  const stop = async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    if (child.exitCode === null && child.kill('SIGTERM')) await ended;
    rmSync(home, { recursive: true, force: true });
  };
  await untilUp(child, base).catch(async (error) => {
    await stop();
    throw error;
  });
  return { base, pid: child.pid, stop };
}
