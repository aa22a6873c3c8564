import { execFile, spawn } from 'node:child_process';
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { findBinaries } from './binaries.ts';
import { isAlive, readPostmaster } from './postmaster-file.ts';
import { chooseRunner, type Identity } from './runner.ts';

/**
 * As root the server runs under another account, which may not reach the data directory by path. It starts
 * inside it instead.
 */
const seenByServer = (data: string, runner: Identity | undefined) =>
  runner && process.platform === 'linux' ? '/proc/self/cwd' : data;

const processOptions = (data: string, runner: Identity | undefined) => ({
  cwd: data,
  env: { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' },
  ...(runner && { uid: runner.uid, gid: runner.gid }),
});

const run = promisify(execFile);
const locale = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8';

/** initdb reads the password from a file that only its account can read. */
async function withPasswordFile(
  password: string,
  runner: Identity | undefined,
  use: (file: string) => Promise<unknown>,
) {
  const directory = mkdtempSync(join(tmpdir(), 'callboard-'));
  const file = join(directory, 'password');
  try {
    writeFileSync(file, password, { mode: 0o600 });
    if (runner) for (const path of [directory, file]) chownSync(path, runner.uid, runner.gid);
    await use(file);
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

/**
 * Creates a cluster under another name and renames it, so an interrupted start never leaves half a
 * cluster.
 */
async function initialise(
  data: string,
  {
    bin,
    runner,
    user,
    password,
  }: { bin: string; runner: Identity | undefined; user: string; password: string },
) {
  const aside = `${data}.${process.pid}`;
  rmSync(aside, { recursive: true, force: true });
  mkdirSync(aside, { recursive: true, mode: 0o700 });
  if (runner) chownSync(aside, runner.uid, runner.gid);
  await withPasswordFile(password, runner, (file) =>
    run(
      join(bin, 'initdb'),
      [
        ...['-D', seenByServer(aside, runner), `--pwfile=${file}`, `--username=${user}`],
        ...['--encoding=UTF8', `--locale=${locale}`, '--auth=scram-sha-256'],
        // The same sort order on every system; the locale above still classifies characters.
        ...['--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
      ],
      processOptions(aside, runner),
    ),
  );
  try {
    renameSync(aside, data);
  } catch {
    // Another start was first, so its cluster is used.
    rmSync(aside, { recursive: true, force: true });
  }
}

const user = 'callboard';
const startTimeoutMs = 60_000;
const stopTimeoutMs = 20_000;

export interface ClusterOptions {
  /** Holds the data in postgres/ and the log in postgres.log. */
  readonly directory: string;
  readonly password: string;
  /** Extra server settings, such as those that make a throw-away server fast. */
  readonly settings?: Readonly<Record<string, string>>;
}

export interface Cluster {
  readonly url: (database: string) => string;
  readonly isRunning: () => boolean;
  /** Restarts a dead server on the same port, so connections recover. */
  readonly revive: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

const findFreePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('No port')),
      );
    });
  });

const answers = async (url: string) => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
};

/** A server that could not start counts as ended. */
function launch(data: string, log: string, bin: string, runner: Identity | undefined, flags: string[]) {
  const output = openSync(log, 'a');
  let isOver = false;
  const end = () => {
    isOver = true;
  };
  const child = spawn(join(bin, 'postgres'), ['-D', seenByServer(data, runner), ...flags], {
    ...processOptions(data, runner),
    // In its own session, so Ctrl-C reaches us first and we stop it in order.
    detached: true,
    stdio: ['ignore', output, output],
  });
  child.once('exit', end);
  child.on('error', end);
  child.unref();
  closeSync(output);
  return { hasEnded: () => isOver };
}

const lastLogLines = (log: string) => readFileSync(log, 'utf8').split('\n').slice(-12).join('\n');

/**
 * Starts the embedded PostgreSQL, or takes over one that survived a killed process. Concurrent callers share
 * one server through PostgreSQL's lock file.
 */
export async function startCluster({ directory, password, settings = {} }: ClusterOptions): Promise<Cluster> {
  const data = join(directory, 'postgres');
  const log = join(directory, 'postgres.log');
  const runner = chooseRunner();
  const bin = findBinaries(runner);
  mkdirSync(directory, { recursive: true });
  if (!existsSync(join(data, 'PG_VERSION'))) await initialise(data, { bin, runner, user, password });

  const urlAt = (port: number, database: string) =>
    `postgres://${user}:${password}@127.0.0.1:${port}/${database}`;
  const flags = Object.entries({ listen_addresses: '127.0.0.1', unix_socket_directories: '', ...settings });

  /** Waits for a server on this data directory, starting one if needed. Returns where it listens. */
  const bringUp = async (wantedPort?: number): Promise<number> => {
    const deadline = Date.now() + startTimeoutMs;
    let child: ReturnType<typeof launch> | undefined;
    while (Date.now() < deadline) {
      const running = readPostmaster(data);
      if (running && (await answers(urlAt(running.port, 'postgres')))) return running.port;
      if (!child || child.hasEnded()) {
        // A lock file whose process id was reused keeps PostgreSQL from starting.
        if (child && running && !isAlive(running.pid)) rmSync(join(data, 'postmaster.pid'), { force: true });
        const port = wantedPort ?? (await findFreePort());
        const args = ['-p', String(port), ...flags.flatMap(([name, value]) => ['-c', `${name}=${value}`])];
        child = launch(data, log, bin, runner, args);
      }
      await pause(100);
    }
    throw new Error(`The embedded PostgreSQL did not start. It said:\n${lastLogLines(log)}`);
  };

  const port = await bringUp();
  const isRunning = () => {
    const server = readPostmaster(data);
    return server !== undefined && isAlive(server.pid);
  };
  return {
    url: (database) => urlAt(port, database),
    isRunning,
    revive: async () => {
      await bringUp(port);
    },
    stop: async () => {
      const server = readPostmaster(data);
      if (!server || !isAlive(server.pid)) return;
      process.kill(server.pid, 'SIGINT');
      const deadline = Date.now() + stopTimeoutMs;
      while (isAlive(server.pid) && Date.now() < deadline) await pause(50);
    },
  };
}
