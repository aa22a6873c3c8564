import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { useTestDatabase } from './database.ts';

const run = promisify(execFile);
const database = useTestDatabase();

/** 64-bit integers reach us as numbers: see platform/db/database.ts. */
const typeMapping = JSON.stringify({ int8: 'number' });

test('the database types are those of the migrated schema (vitest -u writes them anew)', async () => {
  const { stdout } = await run('npx', [
    'kysely-codegen',
    '--dialect=postgres',
    `--url=${database().url}`,
    '--date-parser=string',
    `--type-mapping=${typeMapping}`,
    '--exclude-pattern=kysely_*',
    '--log-level=error',
    '--print',
  ]);
  await expect(`${stdout.trim()}\n`).toMatchFileSnapshot('../src/platform/db/database.gen.ts');
});
