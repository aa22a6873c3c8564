import { describe, expect, it } from 'vitest';
import { keepForGuests, keepShareable } from './left-out.ts';

const filters = { gender: [1], minAge: 22, heightMin: 155, characterId: 4, unlocked: true };

describe('filters that are left out', () => {
  it('of a link: filters that only mean something to its owner', () => {
    expect(keepShareable(filters)).toEqual({
      kept: { gender: [1], minAge: 22, heightMin: 155 },
      leftOut: ['characterId', 'unlocked'],
    });
  });

  it('for a guest: filters guests may not use', () => {
    expect(keepForGuests(filters)).toEqual({
      kept: { gender: [1], minAge: 22 },
      leftOut: ['heightMin', 'characterId', 'unlocked'],
    });
    expect(keepForGuests({ userName: 'Ananya' }).leftOut).toEqual([]);
  });
});
