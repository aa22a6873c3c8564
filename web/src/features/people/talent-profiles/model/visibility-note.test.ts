import { describe, expect, it } from 'vitest';
import { sampleOwnTalent } from '../../../../../test/sample-talent.ts';
import { visibilityNote } from './visibility-note.ts';

const viewers = ['own', 'guest', 'recruiter', 'unlocked'] as const;
const notes = (changes: Parameters<typeof sampleOwnTalent>[0]) =>
  viewers.map((each) => visibilityNote(sampleOwnTalent(changes), each));

describe('visibilityNote', () => {
  it.each([
    ['nothing is in the way', {}, [undefined, undefined, undefined, undefined]],
    ['it is not published', { is_profile_creation_completed: false }, ['draft', 'draft', 'draft', 'draft']],
    ['it is hidden', { show_to_recruiters: false }, ['hidden', 'hidden', 'hidden', undefined]],
    [
      'it is frozen',
      { isFreezed: true, show_to_recruiters: false },
      ['frozen', 'frozen', 'frozen', undefined],
    ],
    ['the talent is under 18', { is_under_18: true }, [undefined, 'minor', undefined, undefined]],
  ] as const)('when %s', (_, changes, expected) => {
    expect(notes(changes)).toEqual(expected);
  });
});
