import { wrap, wrapList } from '../../../platform/sheets/fit.ts';
import type { Line, Mark } from '../../../platform/sheets/sheet.ts';
import type { CardFact } from './card-content.ts';
import { type DrawingContext, type DrawnBlock, rightAlignedLines, textLine } from './pieces.ts';

export interface FactStyle {
  readonly x: number;
  readonly width: number;
  readonly size: number;
  /** The distance between rows. */
  readonly step: number;
  /** The maximum number of lines for a long value. */
  readonly maxLines: number;
}

const gap = 0.55;
const labelShare = 0.46;

/** Dots from a label to its value, on the baseline. */
export const leader = (
  context: DrawingContext,
  from: number,
  to: number,
  baseline: number,
  size: number,
): Mark[] => {
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
      stroke: context.colours.dots,
      dotted: true,
    },
  ];
};

/** Label, dots, value, like a playbill. */
export function factRow(
  context: DrawingContext,
  { label, value }: CardFact,
  top: number,
  style: FactStyle,
): DrawnBlock {
  const { x, width, size, step, maxLines } = style;
  const { faint, ink } = context.colours;
  const baseline = top + (step + size * 0.7) / 2;
  const left = textLine(context, label, {
    voice: 'text',
    size,
    x,
    baseline,
    width: width * labelShare,
    fill: faint,
  });
  const labelEnd = x + left.line.width * left.size;
  const indent = labelEnd - x + size * 1.6;
  const room = { voice: 'strong', size, width, indent, most: maxLines } as const;
  const lines: readonly Line[] =
    typeof value === 'string'
      ? wrap(context.setter, value, room).lines
      : wrapList(context.setter, value, room);
  const leading = size * 1.4;
  const right = x + width;
  const valueStart = right - (lines[0]?.width ?? 0) * size;
  return {
    marks: [
      left,
      ...leader(context, labelEnd, valueStart, baseline, size),
      ...rightAlignedLines(lines, { right, baseline, size, leading, fill: ink }),
    ],
    bottom: top + step + Math.max(0, lines.length - 1) * leading,
  };
}

/**
 * Rows from top to `floor`. Rows that do not fit are left out; spare room widens the spacing up to `widest`.
 */
export function factRows(
  context: DrawingContext,
  facts: readonly CardFact[],
  top: number,
  style: FactStyle & { readonly floor: number; readonly widest: number },
): DrawnBlock {
  const { floor, widest, step } = style;
  const rows: DrawnBlock[] = [];
  const end = () => rows.at(-1)?.bottom ?? top;
  const draw = (apart: number) => {
    rows.length = 0;
    for (const fact of facts) {
      const row = factRow(context, fact, end(), { ...style, step: apart });
      if (row.bottom > floor) break;
      rows.push(row);
    }
  };
  draw(step);
  if (rows.length === facts.length && rows.length > 0)
    draw(Math.min(widest, step + (floor - end()) / rows.length - 0.01));
  return { marks: rows.flatMap(({ marks }) => marks), bottom: end() };
}
