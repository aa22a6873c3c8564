import { describe, expect, it } from 'vitest';
import { forGuests, forOthers } from './left-out.ts';

const filters = { gender: [1], minAge: 22, heightMin: 155, characterId: 4, unlocked: true };

describe('what is left out', () => {
  it('of a link: what means something to its maker alone', () => {
    expect(forOthers(filters)).toEqual({
      kept: { gender: [1], minAge: 22, heightMin: 155 },
      leftOut: ['characterId', 'unlocked'],
    });
  });

  it('for a guest: what would tell what guests may not know', () => {
    expect(forGuests(filters)).toEqual({
      kept: { gender: [1], minAge: 22 },
      leftOut: ['heightMin', 'characterId', 'unlocked'],
    });
    expect(forGuests({ userName: 'Ananya' }).leftOut).toEqual([]);
  });
});
