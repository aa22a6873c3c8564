import { fitLine } from '../../../platform/sheets/fit.ts';
import type { Area, Line, Mark, Photo } from '../../../platform/sheets/sheet.ts';
import { lettersOf, type Typesetter, type Voice } from '../../../platform/sheets/typesetter.ts';
import type { CardColours } from './card-colours.ts';
import { cardLabels } from './card-labels.ts';

/** The canvas and fonts every piece is drawn with. */
export interface DrawingContext {
  readonly setter: Typesetter;
  readonly colours: CardColours;
}

/** The drawn marks, and the y position below them. */
export interface DrawnBlock {
  readonly marks: readonly Mark[];
  readonly bottom: number;
}

export interface TextPosition {
  readonly voice: Voice;
  readonly size: number;
  /** Shrinks to this size before it is cut; never shrinks when left out. */
  readonly smallest?: number;
  readonly x: number;
  readonly baseline: number;
  readonly width: number;
  readonly fill: string;
  readonly align?: 'left' | 'right' | 'centre';
  readonly href?: string;
}

const shares = { left: 0, centre: 0.5, right: 1 } as const;

export function textLine(
  { setter }: DrawingContext,
  text: string,
  place: TextPosition,
): Extract<Mark, { kind: 'text' }> {
  const { x, baseline, width, fill, align = 'left', href } = place;
  const { line, size } = fitLine(setter, text, place);
  const left = x + (width - line.width * size) * shares[align];
  return { kind: 'text', x: left, baseline, size, line, fill, ...(href !== undefined && { href }) };
}

/** Right-aligned lines. */
export const rightAlignedLines = (
  lines: readonly Line[],
  {
    right,
    baseline,
    size,
    leading,
    fill,
  }: Record<'right' | 'baseline' | 'size' | 'leading', number> & { fill: string },
): Mark[] =>
  lines.map((line, at) => ({
    kind: 'text',
    x: right - line.width * size,
    baseline: baseline + at * leading,
    size,
    line,
    fill,
  }));

/** A double rule, as on a playbill. */
export const playbillRule = (x: number, y: number, width: number, stroke: string, weight = 0.9): Mark[] =>
  [0, weight * 2.7].map((below) => ({ kind: 'rule', x, y: y + weight / 2 + below, width, weight, stroke }));

const boardPath = 'M6 0H26A6 6 0 0 1 32 6V26A6 6 0 0 1 26 32H6A6 6 0 0 1 0 26V6A6 6 0 0 1 6 0Z';
const sheetPath = 'M8.6 10.4 23 8.9l1.5 14.6-14.4 1.5z';
const linesPath = 'M12.7 16l7.5-.8M13.1 19.6l5.2-.5';
const pinPath = 'M12.5 9.2A3.5 3.5 0 1 1 19.5 9.2A3.5 3.5 0 1 1 12.5 9.2Z';

/** The Callboard logo: a sheet pinned to a board. `size` is the height of the board. */
export function wordmark(
  context: DrawingContext,
  { x, y, size }: Record<'x' | 'y' | 'size', number>,
): Mark[] {
  const { mark, ink } = context.colours;
  const at = { kind: 'outline', x, y, width: size, height: size, scale: size / 32 } as const;
  return [
    { ...at, path: boardPath, fill: mark.board },
    { ...at, path: sheetPath, fill: mark.sheet },
    { ...at, path: linesPath, stroke: { colour: mark.board, weight: 1.7 } },
    { ...at, path: pinPath, fill: mark.pin },
    textLine(context, cardLabels.brand, {
      voice: 'title',
      size: size * 0.82,
      x: x + size * 1.34,
      baseline: y + size * 0.78,
      width: size * 6,
      fill: ink,
    }),
  ];
}

const initialsOf = ({ setter }: DrawingContext, name: string): string => {
  const words = name.split(/\s+/).filter((word) => setter.set(word, 'name').width > 0);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends
    .map((word) => lettersOf(word ?? '')[0] ?? '')
    .join('')
    .toLocaleUpperCase('en-IN');
};

/** The photo, or initials on a tinted tile. */
export function portrait(
  context: DrawingContext,
  { area, photo, name, radius }: { area: Area; photo: Photo | undefined; name: string; radius: number },
): Mark[] {
  if (photo) return [{ kind: 'picture', ...area, photo, radius }];
  const { tile, onTile } = context.colours;
  const size = Math.min(area.width, area.height) * 0.36;
  return [
    { kind: 'box', ...area, fill: tile, radius },
    textLine(context, initialsOf(context, name), {
      voice: 'name',
      size,
      smallest: size / 3,
      x: area.x + area.width * 0.1,
      width: area.width * 0.8,
      baseline: area.y + area.height / 2 + size * 0.34,
      fill: onTile,
      align: 'centre',
    }),
  ];
}
