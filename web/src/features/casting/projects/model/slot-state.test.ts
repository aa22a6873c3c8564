import type { CharacterSlot } from '@callboard/contract/casting/project-lists';
import { describe, expect, it } from 'vitest';
import { slotLook, slotWords } from './slot-state.ts';

const slot = (change: Partial<CharacterSlot>): CharacterSlot => ({
  id: 1,
  name: 'Meera',
  status: 'casting',
  wanted: 1,
  cast: 0,
  listed: 4,
  unseen: 0,
  stage: 'shortlisted',
  face: null,
  ...change,
});

describe('a slot', () => {
  it.each([
    [{ stage: null, listed: 0 }, 'number', 'nobody', 'plain'],
    [{ stage: 'shortlisted' }, 'number', 'shortlisted', 'plain'],
    [{ stage: 'applied' }, 'number', 'applied', 'plain'],
    [{ stage: 'applied', unseen: 3 }, 'number', 'unseen', 'spot'],
    [{ stage: 'invited' }, 'face', 'invited', 'plain'],
    [{ stage: 'auditioned' }, 'face', 'auditioned', 'plain'],
    [{ stage: 'offered' }, 'face', 'offered', 'wait'],
    [{ stage: 'cast', cast: 1 }, 'cast', 'cast', 'plain'],
    [{ stage: 'offered', status: 'cast', unseen: 2 }, 'cast', 'cast', 'plain'],
    [{ wanted: 5, cast: 4, stage: 'cast' }, 'number', 'castOf', 'plain'],
    [{ wanted: 5, cast: 4, stage: 'cast', unseen: 2 }, 'number', 'unseen', 'spot'],
  ] as const)('%j is a %s that says %s', (change, look, key, family) => {
    expect(slotLook(slot(change))).toBe(look);
    expect(slotWords(slot(change))).toMatchObject({ key, family });
  });
});
