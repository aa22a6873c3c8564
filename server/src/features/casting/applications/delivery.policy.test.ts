import { expect, test } from 'vitest';
import { isOnlyDelivery } from './delivery.policy.ts';

const photo = { assetId: 1, requestId: null };
const song = { assetId: 2, requestId: 20 };
const tape = { assetId: undefined, requestId: 30 };
const deliver = (sent: Parameters<typeof isOnlyDelivery>[0]['sent'], awaited = [30]) =>
  isOnlyDelivery({ before: [photo, song], sent, awaited });

test.each([
  ['what was promised, beside everything that was there', [photo, song, tape], true],
  ['in another order', [tape, song, photo], true],
  ['nothing new', [photo, song], true],
  ['one that was there is left out', [song, tape], false],
  ['one that was there is sent for something else', [photo, { ...song, requestId: null }, tape], false],
  ['an extra', [photo, song, tape, { assetId: 4, requestId: null }], false],
  ['for something that was not promised', [photo, song, { assetId: 4, requestId: 40 }], false],
])('%s', (_what, sent, is) => {
  expect(deliver(sent)).toBe(is);
});

test('what nobody promised is no delivery', () => {
  expect(deliver([photo, song, tape], [])).toBe(false);
});
