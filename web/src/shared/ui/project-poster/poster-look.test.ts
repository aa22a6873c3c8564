import { describe, expect, it } from 'vitest';
import { posterColour, titleLength } from './poster-look.ts';

describe('posterColour', () => {
  it('stays with a title, whatever its case', () => {
    expect(posterColour('Monsoon Line')).toBe(posterColour(' monsoon line'));
  });

  it('spreads titles over all colours', () => {
    const titles = Array.from({ length: 200 }, (_, at) => `Project ${at}`);
    expect(new Set(titles.map(posterColour))).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8]));
  });
});

describe('titleLength', () => {
  it.each([
    ['Salt & Smoke', 'short'],
    ['Monsoon Line', 'medium'],
    ['Rajdhani Nights', 'medium'],
    ['Constantinople', 'long'],
    ['Venkatanarasimharaju', 'long'],
    ['The last days of the old mill on the river', 'long'],
    ['', 'short'],
  ])('of %s is %s', (title, length) => expect(titleLength(title)).toBe(length));
});
