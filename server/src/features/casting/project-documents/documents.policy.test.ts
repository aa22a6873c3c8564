import { documentAudiences } from '@callboard/contract/casting/project-values';
import { expect, test } from 'vitest';
import { isReadableByTalent, titleOfFile } from './documents.policy.ts';

const meera = 1;
const kale = 2;

test.each([
  ['shared', null, [meera], true],
  ['shared', meera, [meera], true],
  ['shared', meera, [kale, meera], true],
  ['shared', meera, [kale], false],
  ['shared', null, [], false],
  ['shared', meera, [], false],
  ['team', null, [meera], false],
  ['team', meera, [meera], false],
] as const)('a document for %s and character %s, shared for %j: %s', (audience, character_id, ids, may) => {
  expect(isReadableByTalent({ audience, character_id }, ids)).toBe(may);
});

test('every audience is decided', () => {
  expect(documentAudiences).toEqual(['team', 'shared']);
});

test.each([
  ['Sides, scene 4.pdf', 'Sides, scene 4'],
  ['Draft 6. Episode 2.docx', 'Draft 6. Episode 2'],
  ['notes', 'notes'],
  ['.pdf', '.pdf'],
  ['मीरा.pdf', 'मीरा'],
])('%s is called %s', (fileName, title) => {
  expect(titleOfFile(fileName)).toBe(title);
});
