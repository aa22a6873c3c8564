export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Area extends Size {
  readonly x: number;
  readonly y: number;
}

/** Quarter turns, clockwise. */
export type Turns = 0 | 1 | 2 | 3;

export const turnOnce = (turns: Turns): Turns => ([1, 2, 3, 0] as const)[turns];

/** The size after rotation. */
export const turnedSize = ({ width, height }: Size, turns: Turns): Size =>
  turns % 2 === 0 ? { width, height } : { width: height, height: width };

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** Percent to whole pixels: at least one, none beyond the edges. */
export function toPixels(hundredths: Area, picture: Size): Area {
  const x = within(Math.round((hundredths.x / 100) * picture.width), 0, picture.width - 1);
  const y = within(Math.round((hundredths.y / 100) * picture.height), 0, picture.height - 1);
  return {
    x,
    y,
    width: within(Math.round((hundredths.width / 100) * picture.width), 1, picture.width - x),
    height: within(Math.round((hundredths.height / 100) * picture.height), 1, picture.height - y),
  };
}

/** The centre square, which a round frame shows. */
export function middleSquare({ x, y, width, height }: Area): Area {
  const side = Math.min(width, height);
  return { x: x + (width - side) / 2, y: y + (height - side) / 2, width: side, height: side };
}

/** As a canvas takes it: x' = a·x + c·y + e and y' = b·x + d·y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

const turning = ({ width, height }: Size, turns: Turns): Matrix =>
  (
    [
      [1, 0, 0, 1, 0, 0],
      [0, 1, -1, 0, height, 0],
      [-1, 0, 0, -1, width, height],
      [0, -1, 1, 0, 0, width],
    ] as const
  )[turns];

interface Cut {
  readonly picture: Size;
  readonly turns: Turns;
  /** In pixels of the rotated picture. */
  readonly area: Area;
  readonly target: Size;
}

/** The transform that makes the chosen area, rotated, fill the target. */
export function cutMatrix({ picture, turns, area, target }: Cut): Matrix {
  const [a, b, c, d, e, f] = turning(picture, turns);
  const across = target.width / area.width;
  const down = target.height / area.height;
  return [a * across, b * down, c * across, d * down, (e - area.x) * across, (f - area.y) * down];
}
