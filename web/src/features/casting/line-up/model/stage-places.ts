import type { Arrangement } from './line-up-address.ts';

export interface Figure {
  readonly width: number;
}

interface Stage {
  /** Between the rulers, in pixels. */
  readonly width: number;
  readonly arrangement: Arrangement;
}

/** The least a column of facts needs, and the most it takes. */
export const columnWidth = { least: 124, most: 232 } as const;
/** How far the bodies of a pair reach into each other. */
const overlap = 16;

/** One column for each person, centred. */
export function columnsOf(count: number, width: number) {
  const column = Math.min(columnWidth.most, Math.max(columnWidth.least, width / Math.max(1, count)));
  return { column, left: Math.max(0, (width - column * count) / 2) };
}

const centred = (widths: readonly number[], middle: number): number[] => {
  const whole = widths.reduce((sum, width) => sum + width, 0) - overlap * (widths.length - 1);
  let edge = middle - whole / 2;
  return widths.map((width) => {
    const centre = edge + width / 2;
    edge += width - overlap;
    return centre;
  });
};

/** The middle of each figure. Pairs stand close, a family closer, everyone else over their own column. */
export function placeFigures(figures: readonly Figure[], { width, arrangement }: Stage): number[] {
  const { column, left } = columnsOf(figures.length, width);
  const middleOf = (at: number) => left + column * (at + 0.5);
  const widths = figures.map((figure) => figure.width);
  if (arrangement === 'family') return centred(widths, left + (column * figures.length) / 2);
  if (arrangement !== 'pairs') return figures.map((_, at) => middleOf(at));
  return figures.flatMap((_, at) => {
    if (at % 2 === 1) return [];
    const pair = widths.slice(at, at + 2);
    return pair.length === 1 ? [middleOf(at)] : centred(pair, left + column * (at + 1));
  });
}

const mostScale = 3.3;
const leastScale = 2.2;

/** Pixels a centimetre: as large as there is room for, and never too small to see. */
export function scaleFor(widthsCm: readonly number[], width: number, phone: boolean): number {
  const whole = widthsCm.reduce((sum, one) => sum + one, 0);
  const most = phone ? leastScale : mostScale;
  if (whole === 0) return most;
  const room = width + overlap * (widthsCm.length - 1);
  return Math.min(most, Math.max(leastScale, room / whole));
}
