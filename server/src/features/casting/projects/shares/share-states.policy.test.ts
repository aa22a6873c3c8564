import { expect, test } from 'vitest';
import { changedBy, shareStates } from './share-states.policy.ts';

test.each([
  ['shared', 'read', 'closed'],
  ['read', 'read', 'closed'],
  ['interested', 'interested', 'closed'],
  ['declined', 'declined', 'declined'],
  ['closed', 'closed', 'closed'],
] as const)('%s becomes %s when it is opened and %s when the project closes', (status, open, close) => {
  expect(shareStates[status]).toEqual({ open, close });
});

test('nothing is left to close afterwards', () => {
  expect(changedBy('open')).toEqual(['shared']);
  expect(changedBy('close')).toEqual(['shared', 'read', 'interested']);
  for (const { close } of Object.values(shareStates)) expect(shareStates[close].close).toBe(close);
});
