import { describe, expect, it } from 'vitest';
import { shrinkFactor, shrunkSize } from './width-bands.ts';

describe('shrinkFactor', () => {
  it.each([
    [1, 1],
    [999, 1],
    [1000, 1],
    [1001, 1.5],
    [2000, 1.5],
    [2001, 2],
    [3000, 2],
    [3001, 3],
    [4000, 3],
    [4001, 3.5],
    [5000, 3.5],
    [5001, 4],
    [6000, 4],
    [6001, 5],
    [12_000, 5],
  ])('divides a picture %d px wide by %d', (width, factor) => {
    expect(shrinkFactor(width)).toBe(factor);
  });
});

describe('shrunkSize', () => {
  const whole = (size: { width: number; height: number }) => shrunkSize(size, size);

  it('divides both sides and rounds to whole pixels', () => {
    expect(whole({ width: 2000, height: 2501 })).toEqual({ width: 1333, height: 1667 });
    expect(whole({ width: 6000, height: 4000 })).toEqual({ width: 1500, height: 1000 });
  });

  it('depends on the width alone', () => {
    expect(whole({ width: 1000, height: 4000 })).toEqual({ width: 1000, height: 4000 });
  });

  it('is measured on the picture that was picked, not on the crop', () => {
    expect(shrunkSize({ width: 900, height: 1125 }, { width: 3600, height: 2400 })).toEqual({
      width: 300,
      height: 375,
    });
    expect(shrunkSize({ width: 800, height: 1000 }, { width: 1000, height: 1500 })).toEqual({
      width: 800,
      height: 1000,
    });
  });

  it('leaves at least one pixel of a thin strip', () => {
    expect(whole({ width: 6001, height: 1 })).toEqual({ width: 1200, height: 1 });
  });
});
