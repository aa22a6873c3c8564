import { type StrengthPart, strengthParts } from '@callboard/contract/people/dashboard';
import { describe, expect, it } from 'vitest';
import { completenessByPage, gainOf, pageOfPart } from './strength.ts';

const names = Object.keys(strengthParts) as StrengthPart[];
const strength = (shares: Partial<Record<StrengthPart, number>>) => ({
  percent: 50,
  next: null,
  parts: names.map((part) => ({
    part,
    of: strengthParts[part],
    percent: shares[part] ?? strengthParts[part],
  })),
});

describe('profile strength', () => {
  it('is complete on every page when every part is', () => {
    expect(completenessByPage(strength({}))).toEqual([1, 1, 1, 1, 1]);
  });

  it('shows the gap on the page that can fill it', () => {
    const [, media] = completenessByPage(strength({ video: 0 }));
    expect(media).toBeCloseTo(25 / 37);
  });

  it('knows how much the next step adds', () => {
    expect(gainOf(strength({ video: 4 }), 'video')).toBe(8);
  });

  it('knows the page of every part', () => {
    expect(Object.keys(pageOfPart).sort()).toEqual([...names].sort());
  });
});
