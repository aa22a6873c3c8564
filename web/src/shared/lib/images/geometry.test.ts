import { describe, expect, it } from 'vitest';
import { cutMatrix, type Matrix, middleSquare, toPixels, turnedSize, turnOnce } from './geometry.ts';

const picture = { width: 400, height: 200 };
const place = ([a, b, c, d, e, f]: Matrix, x: number, y: number) => [a * x + c * y + e, b * x + d * y + f];

describe('turning', () => {
  it('returns to the start after four quarters', () => {
    expect(turnOnce(turnOnce(turnOnce(turnOnce(0))))).toBe(0);
    expect(turnOnce(0)).toBe(1);
  });

  it('swaps the sides of a picture with every quarter', () => {
    expect(turnedSize(picture, 1)).toEqual({ width: 200, height: 400 });
    expect(turnedSize(picture, 2)).toEqual(picture);
    expect(turnedSize(picture, 3)).toEqual({ width: 200, height: 400 });
  });
});

describe('toPixels', () => {
  it('converts percent to pixels', () => {
    expect(toPixels({ x: 25, y: 10, width: 50, height: 80 }, picture)).toEqual({
      x: 100,
      y: 20,
      width: 200,
      height: 160,
    });
  });

  it('stays inside the picture after rounding', () => {
    expect(toPixels({ x: -0.4, y: 99.9, width: 100.4, height: 50 }, picture)).toEqual({
      x: 0,
      y: 199,
      width: 400,
      height: 1,
    });
  });

  it('keeps at least one pixel', () => {
    expect(toPixels({ x: 50, y: 50, width: 0.01, height: 0.01 }, picture)).toMatchObject({
      width: 1,
      height: 1,
    });
  });
});

describe('middleSquare', () => {
  it('trims both ends of the longer side equally', () => {
    expect(middleSquare({ x: 10, y: 20, width: 80, height: 100 })).toEqual({
      x: 10,
      y: 30,
      width: 80,
      height: 80,
    });
    expect(middleSquare({ x: 0, y: 0, width: 50, height: 50 })).toEqual({
      x: 0,
      y: 0,
      width: 50,
      height: 50,
    });
  });
});

describe('cutMatrix', () => {
  it('puts the corners of an area on the corners of the target', () => {
    const area = { x: 100, y: 20, width: 200, height: 160 };
    const matrix = cutMatrix({ picture, turns: 0, area, target: { width: 100, height: 80 } });
    expect(place(matrix, 100, 20)).toEqual([0, 0]);
    expect(place(matrix, 300, 180)).toEqual([100, 80]);
  });

  // Where the top left and top right corners of the original end up.
  it.each([
    { turns: 0 as const, topLeft: [0, 0], topRight: [400, 0] },
    { turns: 1 as const, topLeft: [200, 0], topRight: [200, 400] },
    { turns: 2 as const, topLeft: [400, 200], topRight: [0, 200] },
    { turns: 3 as const, topLeft: [0, 400], topRight: [0, 0] },
  ])('turns by $turns quarters', ({ turns, topLeft, topRight }) => {
    const target = turnedSize(picture, turns);
    const matrix = cutMatrix({ picture, turns, area: { x: 0, y: 0, ...target }, target });
    expect(place(matrix, 0, 0)).toEqual(topLeft);
    expect(place(matrix, picture.width, 0)).toEqual(topRight);
  });

  it('cuts from the turned picture', () => {
    const area = { x: 50, y: 100, width: 100, height: 200 };
    const matrix = cutMatrix({ picture, turns: 1, area, target: { width: 50, height: 100 } });
    // Point 50, 100 of the rotated picture is pixel 100, 150 of the original.
    expect(place(matrix, 100, 150)).toEqual([0, 0]);
    expect(place(matrix, 300, 50)).toEqual([50, 100]);
  });
});
