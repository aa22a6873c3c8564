import { expect, test } from 'vitest';
import { isOwnOrigin } from './own-origin.policy.ts';

const publicUrl = 'https://callboard.example';

test.each([
  [undefined, 'callboard.example', true],
  [publicUrl, 'node-2.internal:3000', true],
  ['http://localhost:5173', 'localhost:5173', true],
  ['https://evil.example', 'callboard.example', false],
  ['https://callboard.example.evil.example', 'callboard.example', false],
  ['http://callboard.example', 'node-2.internal:3000', false],
  ['null', 'callboard.example', false],
  ['', 'callboard.example', false],
  ['https://evil.example', undefined, false],
])('a page of %s at %s: %s', (origin, host, expected) => {
  expect(isOwnOrigin({ origin, host }, publicUrl)).toBe(expected);
});
