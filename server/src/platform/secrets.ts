import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const hasCode = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code;

/**
 * Reads a secret from the data directory, creating it the first time. It is linked into place, which fails if
 * it exists, so concurrent starts share one secret.
 */
export function readOrMakeSecret(home: string, name: string): string {
  const directory = join(home, 'secrets');
  const file = join(directory, name);
  if (!existsSync(file)) {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    const aside = `${file}.${process.pid}`;
    writeFileSync(aside, randomBytes(32).toString('hex'), { mode: 0o600 });
    try {
      linkSync(aside, file);
    } catch (error) {
      if (!hasCode(error, 'EEXIST')) throw error;
    } finally {
      rmSync(aside);
    }
  }
  return readFileSync(file, 'utf8');
}
