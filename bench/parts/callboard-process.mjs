import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { inRepository } from './server-code.mjs';

const findPort = () =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

export const makeDirectory = () => {
  const path = mkdtempSync(join(tmpdir(), 'callboard-faults-'));
  return {
    path,
    remove: () => rmSync(path, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }),
  };
};

/** The built server as a process of its own, ready to work; `secret` signs its sessions. */
export async function startCallboard({ home, secret, env = {} }) {
  const port = await findPort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [inRepository('server/dist/main.js')], {
    env: {
      PATH: process.env.PATH,
      CALLBOARD_ENV: 'test',
      CALLBOARD_HOME: home,
      SESSION_SECRET: secret,
      PORT: String(port),
      LOG_LEVEL: process.env.LOG_LEVEL ?? 'fatal',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let isAlive = true;
  let isWanted = true;
  let said = '';
  child.stderr.on('data', (part) => {
    said = (said + part).slice(-3000);
  });
  const exited = new Promise((resolve) => {
    child.once('exit', (code, signal) => {
      isAlive = false;
      if (isWanted) console.error(`The server has ended (${code ?? signal}):\n${said}`);
      resolve(code ?? signal);
    });
  });
  const isReady = async () =>
    (await fetch(`${url}/ready`, { signal: AbortSignal.timeout(5000) }).catch(() => undefined))?.status ===
    200;
  while (isAlive && !(await isReady())) await pause(100);
  if (!isAlive) throw new Error('The server ended before it was ready');
  return {
    url,
    pid: child.pid,
    isAlive: () => isAlive,
    isReady,
    kill: (signal) => {
      isWanted = false;
      child.kill(signal);
      return exited;
    },
  };
}
