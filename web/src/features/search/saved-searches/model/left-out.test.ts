import { describe, expect, it } from 'vitest';
import { keepForGuests, keepShareable } from './left-out.ts';

const filters = { gender: [1], minAge: 22, heightMin: 155, characterId: 4, unlocked: true };

describe('what is left out', () => {
  it('of a link: what means something to its maker alone', () => {
    expect(keepShareable(filters)).toEqual({
      kept: { gender: [1], minAge: 22, heightMin: 155 },
      leftOut: ['characterId', 'unlocked'],
    });
  });

  it('for a guest: what would tell what guests may not know', () => {
    expect(keepForGuests(filters)).toEqual({
      kept: { gender: [1], minAge: 22 },
      leftOut: ['heightMin', 'characterId', 'unlocked'],
    });
    expect(keepForGuests({ userName: 'Ananya' }).leftOut).toEqual([]);
  });
});
