import type { ConsentTopic } from '@callboard/contract/accounts/consents';
import { expect, test } from 'vitest';
import { obstacleTo } from './consents.policy.ts';

const people = {
  'an adult': { adult: true, hasGuardian: false },
  'of unknown age': { adult: null, hasGuardian: true },
  'under 18': { adult: false, hasGuardian: false },
  'under 18 with a guardian': { adult: false, hasGuardian: true },
};

test.each<[ConsentTopic, readonly boolean[]]>([
  ['nudity', [true, false, false, false]],
  ['love_making', [true, false, false, false]],
  ['shown_in_castings', [true, true, true, true]],
  ['showcase', [true, false, false, false]],
  ['guardian', [false, false, false, true]],
])('%s is open to the right people', (topic, expected) => {
  expect(Object.values(people).map((person) => obstacleTo(topic, person) === undefined)).toEqual(expected);
});

test('each obstacle says what to do', () => {
  expect(obstacleTo('nudity', people['of unknown age'])).toContain('date of birth');
  expect(obstacleTo('guardian', people['under 18'])).toContain('name and relation');
});
