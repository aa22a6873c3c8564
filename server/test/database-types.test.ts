import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, inject, test } from 'vitest';
import { templateName } from './cluster.ts';

const run = promisify(execFile);

/** 64-bit integers reach us as numbers: see platform/db/database.ts. */
const typeMapping = JSON.stringify({ int8: 'number' });

test('the database types are those of the migrated schema (vitest -u writes them anew)', async () => {
  const url = inject('serverUrl').replace(/\/postgres$/, `/${templateName}`);
  const { stdout } = await run('npx', [
    'kysely-codegen',
    '--dialect=postgres',
    `--url=${url}`,
    '--date-parser=string',
    `--type-mapping=${typeMapping}`,
    '--exclude-pattern=kysely_*',
    '--log-level=error',
    '--print',
  ]);
  await expect(`${stdout.trim()}\n`).toMatchFileSnapshot('../src/platform/db/database.gen.ts');
});
