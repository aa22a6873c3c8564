import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { emailKinds, notificationKinds } from '../src/features.ts';

const features = fileURLToPath(new URL('../src/features', import.meta.url));

/** Codes and links that somebody has just asked for. */
const partOfSigningIn = [
  'accounts/sign-in/one-time-codes.ts',
  'accounts/sign-in/password-reset.service.ts',
  'accounts/sign-in/sign-up.service.ts',
  'accounts/sign-in/verification.service.ts',
];

test('people are told things by the notifications feature, and past it only by what signs them in', () => {
  const writers = readdirSync(features, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .filter((path) => !/^messaging\/(outbox|notifications)\//.test(path))
    .filter((path) => /outbox\.queue\(|queueForPerson\(/.test(readFileSync(`${features}/${path}`, 'utf8')));
  expect(writers.sort()).toEqual(partOfSigningIn);
});

test('each thing people are told has a name of its own', () => {
  for (const kinds of [emailKinds, notificationKinds]) {
    const refs = kinds.map(({ ref }) => ref);
    expect(refs.filter((ref, at) => refs.indexOf(ref) !== at)).toEqual([]);
  }
});
