import { interests, type ShareEnd, shareStatuses } from '@callboard/contract/casting/project-share-values';
import { describe, expect, test } from 'vitest';
import {
  changedBy,
  endedBy,
  isAnswerable,
  obstacleTo,
  outcomeOf,
  type ShareState,
  shareStates,
} from './share-states.policy.ts';

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

  test.each<[string, Partial<ShareState>, ShareEnd | null]>([
    ['the project is open', {}, null],
    ['the project is paused', { project_status: 'paused' }, null],
    ['nobody considers them', { rank: null }, null],
    ['they are shortlisted', { rank: 6 }, null],
    ['they were auditioned', { rank: 3 }, 'went_on'],
    ['they have an offer', { rank: 2 }, 'went_on'],
    ['they are cast', { rank: 1, character_status: 'cast' }, 'cast'],
    ['they are cast and it is closed', { rank: 1, status: 'closed', project_status: 'closed' }, 'cast'],
    ['the character is cast', { character_status: 'cast' }, 'role_cast'],
    ['the character is dropped', { character_status: 'dropped' }, 'role_dropped'],
    ['the project is closed', { project_status: 'closed', character_status: 'cast' }, 'project_closed'],
    ['the project is a draft', { project_status: 'draft' }, 'project_closed'],
    ['it closed and opened again', { status: 'closed' }, 'project_closed'],
  ])('while %s', (_when, change, end) => {
    const answerable = end === null;
    expect(endedBy({ ...open, ...change })).toBe(end);
    expect(isAnswerable({ ...open, ...change })).toBe(answerable);
    for (const interest of interests)
      expect(outcomeOf({ ...open, ...change }, interest)).toBe(answerable ? 'counts' : 'settled');
  });

  test('the same again never refuses, whatever became of the project', () => {
    for (const status of shareStatuses.filter((one) => one === 'interested' || one === 'declined'))
      expect(outcomeOf({ ...open, project_status: 'closed', status }, status)).toBe('same');
  });
});

test.each([
  [true, false, ['nudity', 'stunts'], null],
  [false, false, ['stunts'], null],
  [false, false, ['stunts', 'kiss'], 'adults_only'],
  [false, true, ['stunts'], 'guardian'],
  [false, true, ['nudity'], 'adults_only'],
] as const)('adult %s, needs a guardian %s, asked %j: %s', (is_adult, needs_guardian, asked, obstacle) => {
  const disclosures = asked.map((kind) => ({ kind }));
  expect(obstacleTo({ is_adult, needs_guardian }, disclosures)).toBe(obstacle);
});
