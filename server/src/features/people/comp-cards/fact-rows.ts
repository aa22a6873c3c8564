import { wrap, wrapList } from '../../../platform/sheets/fit.ts';
import type { Line, Mark } from '../../../platform/sheets/sheet.ts';
import type { CardFact } from './card-content.ts';
import { type Desk, type Laid, linesToTheRight, textLine } from './pieces.ts';

export interface FactStyle {
  readonly x: number;
  readonly width: number;
  readonly size: number;
  /** The distance between rows. */
  readonly step: number;
  /** The maximum number of lines for a long value. */
  readonly mostLines: number;
}

const gap = 0.55;
const labelShare = 0.46;

/** Dots from a label to its value, on the baseline. */
export const leader = (desk: Desk, from: number, to: number, baseline: number, size: number): Mark[] => {
  const x = from + size * gap;
  const width = to - size * gap - x;
  if (width < size) return [];
  return [
    {
      kind: 'rule',
      x,
      y: baseline - size * 0.08,
      width,
      weight: size * 0.09,
      stroke: desk.colours.dots,
      dotted: true,
    },
  ];
};

/** Label, dots, value, like a playbill. */
export function factRow(desk: Desk, { label, value }: CardFact, top: number, style: FactStyle): Laid {
  const { x, width, size, step, mostLines } = style;
  const { faint, ink } = desk.colours;
  const baseline = top + (step + size * 0.7) / 2;
  const left = textLine(desk, label, {
    voice: 'text',
    size,
    x,
    baseline,
    width: width * labelShare,
    fill: faint,
  });
  const labelEnd = x + left.line.width * left.size;
  const indent = labelEnd - x + size * 1.6;
  const room = { voice: 'strong', size, width, indent, most: mostLines } as const;
  const lines: readonly Line[] =
    typeof value === 'string' ? wrap(desk.setter, value, room).lines : wrapList(desk.setter, value, room);
  const leading = size * 1.4;
  const right = x + width;
  const valueStart = right - (lines[0]?.width ?? 0) * size;
  return {
    marks: [
      left,
      ...leader(desk, labelEnd, valueStart, baseline, size),
      ...linesToTheRight(lines, { right, baseline, size, leading, fill: ink }),
    ],
    bottom: top + step + Math.max(0, lines.length - 1) * leading,
  };
}

/**
 * Rows from top to `floor`. Rows that do not fit are left out; spare room widens the spacing up to `widest`.
 */
export function factRows(
  desk: Desk,
  facts: readonly CardFact[],
  top: number,
  style: FactStyle & { readonly floor: number; readonly widest: number },
): Laid {
  const { floor, widest, step } = style;
  const rows: Laid[] = [];
  const end = () => rows.at(-1)?.bottom ?? top;
  const lay = (apart: number) => {
    rows.length = 0;
    for (const fact of facts) {
      const row = factRow(desk, fact, end(), { ...style, step: apart });
      if (row.bottom > floor) break;
      rows.push(row);
    }
  };
  lay(step);
  if (rows.length === facts.length && rows.length > 0)
    lay(Math.min(widest, step + (floor - end()) / rows.length - 0.01));
  return { marks: rows.flatMap(({ marks }) => marks), bottom: end() };
}
