import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Missing on pages without https, such as a demo opened from a phone: each needs another way. */
const onlyOverHttps = /crypto\.(randomUUID|subtle)|navigator\.(clipboard|locks)/;
const knowsAnotherWay = [
  'shared/lib/use-copy.ts',
  'shared/lib/send-later/tab-locks.ts',
  'shared/lib/session/one-tab-at-a-time.ts',
  'features/people/recruiter-profiles/model/use-share-page.ts',
];

test('pages work without https', () => {
  const source = join(import.meta.dirname, '../..');
  const uses = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .filter((file) => onlyOverHttps.test(readFileSync(join(source, file), 'utf8')));
  expect(uses.sort()).toEqual(knowsAnotherWay.sort());
});
