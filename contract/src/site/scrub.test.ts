import { expect, test } from 'vitest';
import { scrub } from './scrub.ts';

test.each([
  ['Failed for asha.k+cb@gmail.example today', 'Failed for [address] today'],
  ['sent to +91 98200-12345.', 'sent to [number].'],
  ['otp 123456 refused', 'otp [number] refused'],
  ['GET /reset-password?token=abc#x failed', 'GET /reset-password?… failed'],
  ['Bearer eyJhbGciOi.eyJzdWIiOiIx.sig-sig', 'Bearer [secret]'],
  ['{"password":"curtain call"}', '{"password":"[secret] call"}'],
  ['jwt eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0aaaa.c2ln', 'jwt [token]'],
  ['share 3f2b8c1e-1111-4222-8333-9a9b9c9d9e9f', 'share [id]'],
  ['key 9f86d081884c7d659a2feaa0c55ad015', 'key [token]'],
])('%s', (said, logged) => {
  expect(scrub(said)).toBe(logged);
});

test('leaves what helps to find the fault', () => {
  const words =
    "TypeError: undefined is not a function (reading 'map') at app-3fa1.js:12:4511, status code 500\nrender shortlist-page-with-notes-Dk4fjE2a.js:2:481223";
  expect(scrub(words)).toBe(words);
});
