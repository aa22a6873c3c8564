import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bodyShape, breadthsOf } from './body-shape.ts';
import { calmColour, outfitBySeed } from './photo-colour.ts';
import { feetText, figureBox, fitScale, heightBetween, rulerTicks, rulerTop } from './standing-geometry.ts';

const heights = fc.integer({ min: 60, max: 250 });
const scales = fc.double({ min: 0.4, max: 6, noNaN: true });
const measure = fc.option(fc.integer({ min: 30, max: 250 }));
const build = fc.record({ chestCm: measure, waistCm: measure, hipsCm: measure });

describe('figures to scale', () => {
  it('one scale holds for everyone', () => {
    fc.assert(
      fc.property(heights, heights, scales, build, (one, other, scale, body) => {
        const [first, second] = [one, other].map((heightCm) => figureBox({ heightCm, build: body }, scale));
        expect(first?.height).toBeCloseTo(one * scale, 6);
        expect((second?.height ?? 0) - (first?.height ?? 0)).toBeCloseTo((other - one) * scale, 6);
      }),
    );
  });

  it('a full-length photo is as high as the body it replaces', () => {
    expect(figureBox({ heightCm: 165, fullLength: '/full.webp' }, 3.3).height).toBeCloseTo(544.5);
    expect(figureBox({ heightCm: 165 }, 3.3).height).toBeCloseTo(544.5);
  });

  it('bodies stay within their box and their proportions', () => {
    fc.assert(
      fc.property(heights, build, (heightCm, body) => {
        const shape = bodyShape(heightCm, body);
        const { shoulders, waist, hips } = breadthsOf(heightCm, body);
        expect(shoulders / heightCm).toBeGreaterThan(0.1);
        expect(Math.max(shoulders, waist, hips) / heightCm).toBeLessThan(0.14);
        const numbers = [...shape.tunic, ...shape.legs].map(
          (path) => path.match(/-?\d+\.\d+/g)?.map(Number) ?? [],
        );
        const outside = numbers.flatMap((points) =>
          points.filter((value, at) => value < 0 || value > (at % 2 ? shape.height : shape.width) + 0.01),
        );
        expect(outside).toEqual([]);
      }),
    );
  });

  it('people fit side by side', () => {
    const people = [150, 165, 186].map((heightCm) => ({ key: heightCm, name: '', image: null, heightCm }));
    const scale = fitScale(people, 200, 3);
    const wide = people.reduce((sum, person) => sum + figureBox(person, scale).width, 0);
    expect(wide).toBeCloseTo(200);
    expect(fitScale(people, 5000, 3)).toBe(3);
  });
});

describe('the ruler', () => {
  it('begins at the floor and ends above everyone', () => {
    expect(rulerTop([165, null])).toBe(190);
    expect(rulerTop([194])).toBe(200);
    expect(rulerTop([200])).toBe(210);
    expect(rulerTicks(190).map(({ cm }) => cm)).toEqual(expect.arrayContaining([10, 50, 100, 150, 160, 190]));
  });

  it('says feet and inches', () => {
    expect([150, 160, 170, 180, 190, 182.6].map(feetText)).toEqual([
      '4′11″',
      '5′3″',
      '5′7″',
      '5′11″',
      '6′3″',
      '6′0″',
    ]);
  });

  it('knows no difference without both heights', () => {
    expect(heightBetween(165, 178)).toBe(13);
    expect(heightBetween(165, null)).toBeNull();
  });
});

describe('clothes', () => {
  it('are never white, black or loud', () => {
    const white = calmColour(new Uint8ClampedArray([255, 255, 255, 255]));
    expect(Math.max(...white)).toBeLessThan(180);
    const black = calmColour(new Uint8ClampedArray([0, 0, 0, 255]));
    expect(black.every(Number.isFinite)).toBe(true);
    const red = calmColour(new Uint8ClampedArray([200, 40, 40, 255]));
    expect(red[0]).toBeGreaterThan(red[1]);
  });

  it('stay the same for the same person', () => {
    expect(outfitBySeed(42)).toEqual(outfitBySeed(42));
  });
});
