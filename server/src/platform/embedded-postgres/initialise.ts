import { execFile } from 'node:child_process';
import { chownSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Identity } from './runner.ts';
import { processOptions, seenByServer } from './server-process.ts';

const run = promisify(execFile);
const locale = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8';

/** initdb reads the password from a file, which its account must be able to reach and nobody else. */
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
 * Makes a new cluster aside and renames it into place: an interrupted or a concurrent first start never
 * leaves half a cluster behind.
 */
export async function initialise(
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
        // The same order of names on every system; the locale above still tells letters from signs.
        ...['--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
      ],
      processOptions(aside, runner),
    ),
  );
  try {
    renameSync(aside, data);
  } catch {
    // Another start was first: its cluster is used.
    rmSync(aside, { recursive: true, force: true });
  }
}
