import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { livePath } from '@callboard/contract/live';
import { testSecret } from '../secret.ts';

export interface Node {
  readonly url: string;
  readonly isUp: () => boolean;
  readonly kill: (signal: NodeJS.Signals) => Promise<void>;
}

const findPort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** The built server as a process of its own, on this database and with the secret of the tests. */
export async function startNode(main: string, databaseUrl: string): Promise<Node> {
  const port = await findPort();
  const url = `http://127.0.0.1:${port}`;
  const home = mkdtempSync(join(tmpdir(), 'callboard-node-'));
  const child: ChildProcess = spawn(process.execPath, [main], {
    env: {
      PATH: process.env.PATH ?? '',
      CALLBOARD_ENV: 'test',
      CALLBOARD_HOME: home,
      DATABASE_URL: databaseUrl,
      SESSION_SECRET: testSecret,
      PORT: String(port),
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let isUp = true;
  const exited = new Promise<void>((resolve) => {
    child.once('exit', () => {
      isUp = false;
      rmSync(home, { recursive: true, force: true });
      resolve();
    });
  });
  while (isUp) {
    const answer = await fetch(`${url}${livePath}/?EIO=4&transport=polling`).catch(() => undefined);
    if (answer?.ok) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  if (!isUp) throw new Error('A node ended before it was up');
  return {
    url,
    isUp: () => isUp,
    kill: (signal) => {
      isUp = false;
      child.kill(signal);
      return exited;
    },
  };
}
