import type { Mark } from '../../../platform/sheets/sheet.ts';
import type { CardWork } from './card-content.ts';
import { leader } from './fact-rows.ts';
import { type DrawingContext, type DrawnBlock, textLine } from './pieces.ts';

export interface WorkStyle {
  readonly x: number;
  readonly width: number;
  readonly size: number;
  readonly step: number;
}

/** Year, title, dots, role, and the type of work. */
function workRow(
  context: DrawingContext,
  work: CardWork,
  top: number,
  { x, width, size, step }: WorkStyle,
): Mark[] {
  const { faint, ink, dots } = context.colours;
  const baseline = top + (step + size * 0.7) / 2;
  const yearWidth = size * 3.2;
  const kindWidth = width * 0.2;
  const start = x + yearWidth;
  const right = x + width - kindWidth;
  const year = { voice: 'text', size, x, baseline, width: yearWidth, fill: faint } as const;
  const title = textLine(context, work.title, {
    voice: 'italic',
    size: size * 1.16,
    x: start,
    baseline,
    width: (right - start) * (work.part === '' ? 1 : 0.55),
    fill: ink,
  });
  const titleEnd = start + title.line.width * title.size;
  const part = textLine(context, work.part, {
    voice: 'strong',
    size,
    x: titleEnd + size,
    baseline,
    width: right - titleEnd - size,
    fill: ink,
    align: 'right',
  });
  const kind = {
    voice: 'text',
    size: size * 0.92,
    x: right + size,
    baseline,
    width: kindWidth - size,
    fill: faint,
  } as const;
  return [
    ...(work.year === null ? [] : [textLine(context, String(work.year), year)]),
    title,
    ...(work.part === '' ? [] : [...leader(context, titleEnd, part.x, baseline, size), part]),
    ...(work.kind === null ? [] : [textLine(context, work.kind, kind)]),
    { kind: 'rule', x, y: top + step, width, weight: 0.4, stroke: dots },
  ];
}

export const workRows = (
  context: DrawingContext,
  works: readonly CardWork[],
  top: number,
  style: WorkStyle,
): DrawnBlock => ({
  marks: works.flatMap((work, at) => workRow(context, work, top + at * style.step, style)),
  bottom: top + works.length * style.step,
});
