import { interests, shareStatuses } from '@callboard/contract/casting/project-share-values';
import { describe, expect, test } from 'vitest';
import { changedBy, isAnswerable, outcomeOf, type ShareState, shareStates } from './share-states.policy.ts';

test.each([
  ['shared', 'read', 'interested', 'declined', 'closed', 'shared'],
  ['read', 'read', 'interested', 'declined', 'closed', 'read'],
  ['interested', 'interested', 'interested', 'declined', 'closed', 'interested'],
  ['declined', 'declined', 'interested', 'declined', 'declined', 'declined'],
  ['closed', 'closed', null, null, 'closed', 'shared'],
] as const)('%s: opened %s, interested %s, declined %s, closed %s, shared again %s', (status, ...becomes) => {
  const [open, interested, declined, close, share] = becomes;
  expect(shareStates[status]).toEqual({ open, interested, declined, close, share });
});

test('each step names the states it changes, and nothing is left to close afterwards', () => {
  expect(changedBy('open')).toEqual(['shared']);
  expect(changedBy('interested')).toEqual(['shared', 'read', 'declined']);
  expect(changedBy('declined')).toEqual(['shared', 'read', 'interested']);
  expect(changedBy('close')).toEqual(['shared', 'read', 'interested']);
  expect(changedBy('share')).toEqual(['closed']);
});

const open: ShareState = { status: 'read', project_status: 'open', character_status: 'casting', rank: 4 };

describe('an answer', () => {
  test.each([
    ['read', 'interested', 'counts'],
    ['shared', 'declined', 'counts'],
    ['interested', 'declined', 'counts'],
    ['declined', 'interested', 'counts'],
    ['interested', 'interested', 'same'],
    ['declined', 'declined', 'same'],
    ['closed', 'interested', 'settled'],
    ['closed', 'declined', 'settled'],
  ] as const)('%s, then %s: %s', (status, interest, outcome) => {
    expect(outcomeOf({ ...open, status }, interest)).toBe(outcome);
  });

  test.each<[string, Partial<ShareState>, boolean]>([
    ['the project is open', {}, true],
    ['the project is paused', { project_status: 'paused' }, true],
    ['nobody considers them', { rank: null }, true],
    ['they are shortlisted', { rank: 6 }, true],
    ['they were auditioned', { rank: 3 }, false],
    ['they have an offer', { rank: 2 }, false],
    ['they are cast', { rank: 1 }, false],
    ['the character is cast', { character_status: 'cast' }, false],
    ['the character is dropped', { character_status: 'dropped' }, false],
    ['the project is closed', { project_status: 'closed' }, false],
    ['the project is a draft', { project_status: 'draft' }, false],
  ])('while %s', (_when, change, answerable) => {
    expect(isAnswerable({ ...open, ...change })).toBe(answerable);
    for (const interest of interests)
      expect(outcomeOf({ ...open, ...change }, interest)).toBe(answerable ? 'counts' : 'settled');
  });

  test('the same again never refuses, whatever became of the project', () => {
    for (const status of shareStatuses.filter((one) => one === 'interested' || one === 'declined'))
      expect(outcomeOf({ ...open, project_status: 'closed', status }, status)).toBe('same');
  });
});
