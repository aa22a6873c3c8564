import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import { readPostmaster } from '../../src/platform/embedded-postgres/postmaster-file.ts';

const startScript = fileURLToPath(new URL('../../../scripts/start.mjs', import.meta.url));

export const makeHome = () => mkdtempSync(join(tmpdir(), 'callboard-home-'));

export const findFreePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

export interface CallboardProcess {
  readonly url: string;
  readonly output: () => string;
  readonly exited: Promise<number | null>;
  readonly kill: (signal: NodeJS.Signals) => Promise<number | null>;
  /** Resolves once it says where to look; rejects with what it said when it ends before that. */
  readonly up: Promise<void>;
}

/** `npm start`, as a person runs it, on a data directory and a port of its own. */
export function startCallboard(
  home: string,
  port: number,
  env: Record<string, string> = {},
): CallboardProcess {
  const child: ChildProcess = spawn(process.execPath, [startScript], {
    env: {
      PATH: process.env.PATH ?? '',
      HOME: process.env.HOME ?? '',
      CALLBOARD_HOME: home,
      PORT: String(port),
      DEMO_TALENTS: '20',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  const exited = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  const up = new Promise<void>((resolve, reject) => {
    const hear = (part: Buffer) => {
      text += part.toString();
      if (text.includes('Callboard is up at')) resolve();
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    exited.then((code) => reject(new Error(`Ended with ${code}:\n${text}`)));
  });
  up.catch(() => undefined);
  return {
    url: `http://localhost:${port}`,
    output: () => text,
    exited,
    up,
    kill: (signal) => {
      child.kill(signal);
      return exited;
    },
  };
}

const commandScript = fileURLToPath(new URL('../../../scripts/callboard.mjs', import.meta.url));

/** `npm run callboard -- ...`, to its end; answers what it said. */
export async function runCommand(home: string, ...args: string[]): Promise<string> {
  return runCommandWith({ CALLBOARD_HOME: home }, ...args);
}

export async function runCommandWith(env: Record<string, string>, ...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [commandScript, ...args], {
    env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', ...env },
  });
  return stdout;
}

const mainFile = fileURLToPath(new URL('../../dist/main.js', import.meta.url));

/** The server itself, without the script around it; answers how it ended and what it said. */
export async function runServer(
  env: Record<string, string>,
): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [mainFile], { env: { PATH: process.env.PATH ?? '', ...env } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (output += part));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, output };
}
/** Where the embedded database is, past the server. */
export const databaseUrl = (home: string) => {
  const server = readPostmaster(join(home, 'postgres'));
  const password = readFileSync(join(home, 'secrets', 'database'), 'utf8');
  return `postgres://callboard:${password}@127.0.0.1:${server?.port}/callboard`;
};

/** Asks the embedded database itself, past the server. */
export async function askDatabase<T extends pg.QueryResultRow>(
  home: string,
  statement: string,
): Promise<T[]> {
  const client = new pg.Client({ connectionString: databaseUrl(home) });
  await client.connect();
  try {
    return (await client.query<T>(statement)).rows;
  } finally {
    await client.end();
  }
}

export const databaseProcess = (home: string) => readPostmaster(join(home, 'postgres'))?.pid;

/** As the kernel does when memory runs out; answers the process that was killed. */
export function killDatabase(home: string) {
  const pid = databaseProcess(home);
  if (pid) process.kill(pid, 'SIGKILL');
  return pid;
}

/** Ends the database that a killed server left behind and removes everything. */
export async function discard(home: string) {
  const server = readPostmaster(join(home, 'postgres'));
  if (server) {
    try {
      process.kill(server.pid, 'SIGQUIT');
    } catch {
      // It has gone already.
    }
  }
  rmSync(home, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
}
