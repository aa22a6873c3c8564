import { expect, it } from 'vitest';
import { sessionOfToken } from './session-of-token.ts';

const tokenWith = (claims: unknown) =>
  `h.${btoa(JSON.stringify(claims)).replaceAll('+', '-').replaceAll('/', '_')}.s`;

it('reads the session a token belongs to', () => {
  expect(sessionOfToken(tokenWith({ sid: 'a-1', note: '???>>>' }))).toBe('a-1');
});

it.each([undefined, '', 'no token', 'a.%%%.c', tokenWith({}), tokenWith(null), tokenWith({ sid: 7 })])(
  'finds none in %s',
  (token) => expect(sessionOfToken(token)).toBeUndefined(),
);
