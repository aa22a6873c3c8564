import { expect, test } from 'vitest';
import { obstacleToApply } from './apply-obstacle.policy.ts';

const role = { isOpen: true, status: 'open', isCasting: true, disclosures: [] };
const grown = { isAdult: true, needsGuardian: false, isComplete: true, isFrozen: false };
const child = { ...grown, isAdult: false };
const kiss = { ...role, disclosures: ['stunts', 'kiss'] };

test.each([
  ['nothing', role, grown, false, null],
  ['an application', role, grown, true, 'applied'],
  [
    'an application, also once it is closed',
    { ...role, isOpen: false, status: 'closed' },
    grown,
    true,
    'applied',
  ],
  ['a pause', { ...role, isOpen: false, status: 'paused' }, grown, false, 'paused'],
  ['the end', { ...role, isOpen: false, status: 'expired' }, grown, false, 'closed'],
  ['a deadline that is over', { ...role, isOpen: false }, grown, false, 'closed'],
  ['somebody who plays it', { ...role, isCasting: false }, grown, false, 'closed'],
  ['a freeze', role, { ...grown, isFrozen: true }, false, 'frozen'],
  ['a profile that is not finished', role, { ...grown, isComplete: false }, false, 'incomplete'],
  ['nothing for a child', role, child, false, null],
  ['a kiss for a child', kiss, child, false, 'adults_only'],
  ['no kiss for an adult', kiss, grown, false, null],
  ['a guardian', role, { ...child, needsGuardian: true, isComplete: false }, false, 'guardian'],
] as const)('%s keeps from applying', (_what, asked, who, hasApplied, obstacle) => {
  expect(obstacleToApply(asked, who, hasApplied)).toBe(obstacle);
});
