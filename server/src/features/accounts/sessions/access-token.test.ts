import { expect, test } from 'vitest';
import { createAccessTokens } from './access-token.ts';

const subject = {
  accountId: 42,
  sessionId: '3f0c9a52-5d1e-4b66-9d0a-0b7f6a1d2c3e',
  kind: 'talent',
} as const;
const secret = 'a secret of the tests, long enough';

test('a token is good until it ends, however often it was found good before', async () => {
  let now = Date.parse('2026-11-17T10:00:00Z');
  const tokens = createAccessTokens(secret, () => now);
  const { token, expires } = await tokens.sign(subject);
  expect(await tokens.verify(token)).toEqual(subject);
  now = expires.getTime() - 1000;
  expect(await tokens.verify(token)).toEqual(subject);
  now = expires.getTime();
  expect(await tokens.verify(token)).toBeUndefined();
  expect(await tokens.verify(token)).toBeUndefined();
});

test('a token of another house, or one that was changed, is never good', async () => {
  const tokens = createAccessTokens(secret);
  const { token } = await tokens.sign(subject);
  expect(await tokens.verify(token)).toEqual(subject);
  const { token: foreign } = await createAccessTokens(`${secret} of somebody else`).sign(subject);
  expect(await tokens.verify(foreign)).toBeUndefined();
  expect(await tokens.verify(`${token.slice(0, -3)}AAA`)).toBeUndefined();
});
