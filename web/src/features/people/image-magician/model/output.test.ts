import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nameFor, savedPercent, sizeFor } from './output.ts';

describe('sizeFor', () => {
  it('keeps the proportions and never enlarges', () => {
    expect(sizeFor({ width: 4000, height: 5000 }, 1200)).toEqual({ width: 1200, height: 1500 });
    expect(sizeFor({ width: 800, height: 600 }, 1200)).toEqual({ width: 800, height: 600 });
    expect(sizeFor({ width: 800, height: 600 }, undefined)).toEqual({ width: 800, height: 600 });
    expect(sizeFor({ width: 5000, height: 3 }, 10)).toEqual({ width: 10, height: 1 });
  });

  it('gives whole pixels, at least one, for any width', () => {
    const side = fc.integer({ min: 1, max: 20_000 });
    fc.assert(
      fc.property(side, side, fc.double({ min: 0.01, max: 30_000, noNaN: true }), (width, height, wanted) => {
        const size = sizeFor({ width, height }, wanted);
        expect(Number.isInteger(size.width) && Number.isInteger(size.height)).toBe(true);
        expect(size.width).toBeGreaterThanOrEqual(1);
        expect(size.width).toBeLessThanOrEqual(width);
        expect(size.height).toBeGreaterThanOrEqual(1);
        expect(size.height).toBeLessThanOrEqual(height);
      }),
    );
  });
});

describe('nameFor', () => {
  it.each([
    ['meera.png', 'image/webp', 'meera-1200.webp'],
    ['Head.Shot.JPEG', 'image/jpeg', 'Head.Shot-1200.jpg'],
    ['मीरा.heic', 'image/jpeg', 'मीरा-1200.jpg'],
    ['.png', 'image/webp', 'photo-1200.webp'],
    ['clipboard', 'image/webp', 'clipboard-1200.webp'],
  ])('%s as %s is %s', (original, type, name) => {
    expect(nameFor(original, { width: 1200, height: 1500 }, type)).toBe(name);
  });
});

it('computes the saved percentage', () => {
  expect(savedPercent(1000, 60)).toBe(94);
  expect(savedPercent(1000, 1250)).toBe(-25);
  expect(savedPercent(0, 5)).toBe(0);
});
