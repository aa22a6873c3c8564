import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withoutContacts } from './without-contacts.ts';

test.each([
  ['550 5.1.1 <asha@post.example> unknown', '550 5.1.1 <[address]> unknown'],
  ['550 <person@x> unknown', '550 <[address]> unknown'],
  ['GET /v1/user?email=asha%40post.example', 'GET [address]'],
  ['"asha rao"@post.example', '[address]'],
  ['RCPT TO:<Ashā.Rāo+x@पोस्ट.भारत>', 'RCPT TO:<[address]>'],
  ['Key (email)=(asha@post.example) already exists.', 'Key (email)=([address]) already exists.'],
  ['invalid: "+91 98200-12345"', 'invalid: "[number]"'],
  ['sent to 9820012345, 098200 12345 and 00919820012345', 'sent to [number], [number] and [number]'],
])('%s', (said, kept) => {
  expect(withoutContacts(said)).toBe(kept);
});

test('leaves what helps to find the fault', () => {
  const words =
    'TypeError: x at file:///srv/callboard/node_modules/@fastify/static/index.js:9812:45, job 1234567890 after 3600000 ms at 2026-11-17T20:28:56.000Z, session 3f2b8c1e-1111-4222-8333-9876543210ab';
  expect(withoutContacts(words)).toBe(words);
});

test('no address is left, whatever stands around it', () => {
  fc.assert(
    fc.property(fc.string(), fc.emailAddress(), fc.string(), (before, email, after) => {
      expect(withoutContacts(`${before}<${email}>${after}`)).not.toContain(`<${email}>`);
    }),
  );
});
