import { fitLine, wrap } from '../../../platform/sheets/fit.ts';
import type { Mark } from '../../../platform/sheets/sheet.ts';
import { cardLabels } from './card-labels.ts';
import { type DrawingContext, type DrawnBlock, playbillRule, textLine } from './pieces.ts';

interface NameStyle {
  readonly x: number;
  readonly top: number;
  readonly width: number;
  readonly size: number;
  readonly smallest: number;
  /** Below this size a name is split over two lines. */
  readonly oneLineFrom: number;
  readonly headlineSize: number;
}

interface NameContent {
  readonly name: string;
  readonly headline: string | null;
}

/** Curtain folds, darker where the cloth turns away. */
const folds = (pageWidth: number, top: number, height: number, fill: string): Mark[] => {
  const count = Math.round(pageWidth / 21);
  const step = pageWidth / count;
  return Array.from({ length: count }, (_, at) => at).flatMap((at) =>
    [0.16, 0.2, 0.26].map((opacity, shade) => ({
      kind: 'box' as const,
      x: at * step + step * (0.52 + shade * 0.16),
      y: top,
      width: step * (0.48 - shade * 0.16),
      height,
      fill,
      opacity,
    })),
  );
};

/** One line if it is readable, otherwise two; cut only when it does not fit there either. */
const nameLines = (
  { setter }: DrawingContext,
  name: string,
  { width, size, smallest, oneLineFrom }: NameStyle,
) => {
  const text = setter.set(name, 'name').width > 0 ? name : cardLabels.nameless;
  const one = fitLine(setter, text, { voice: 'name', size, smallest: 1, width });
  if (one.size >= oneLineFrom) return { lines: [one.line], size: one.size };
  for (let smaller = oneLineFrom; smaller > smallest; smaller *= 0.94) {
    const { lines, whole } = wrap(setter, text, { voice: 'name', size: smaller, width, most: 2 });
    if (whole) return { lines, size: smaller };
  }
  const { lines } = wrap(setter, text, { voice: 'name', size: smallest, width, most: 2 });
  return { lines, size: smallest };
};

/** The name, the profession and the double rule, on a curtain where the look has one. */
export function nameBlock(
  context: DrawingContext,
  { name, headline }: NameContent,
  style: NameStyle & { readonly pageWidth: number; readonly bandTop: number },
): DrawnBlock {
  const { x, top, width, size: largest, headlineSize, pageWidth, bandTop } = style;
  const { band, ink, soft, accent } = context.colours;
  const { lines, size } = nameLines(context, name, style);
  const first = top + size * 0.8;
  const marks: Mark[] = lines.map((line, at) => ({
    kind: 'text',
    x,
    baseline: first + at * size * 1.02,
    size,
    line,
    fill: band?.ink ?? ink,
  }));
  let bottom = first + (lines.length - 1) * size * 1.02 + size * 0.24;
  if (headline !== null) {
    const baseline = bottom + headlineSize * 0.95;
    const place = { x, baseline, width, size: headlineSize, smallest: headlineSize * 0.8 };
    marks.push(textLine(context, headline, { ...place, voice: 'italic', fill: band?.soft ?? soft }));
    bottom = baseline + headlineSize * 0.3;
  }
  const end = bottom + largest * 0.17;
  if (!band) {
    return {
      marks: [...marks, ...playbillRule(x, end, width, accent, largest / 50)],
      bottom: end + largest * 0.08,
    };
  }
  const area = { x: 0, y: bandTop, width: pageWidth, height: end - bandTop };
  const cloth: Mark[] = [{ kind: 'box', ...area, fill: band.fill }];
  return {
    marks: [...cloth, ...folds(pageWidth, bandTop, area.height, band.fold), ...marks],
    bottom: end + largest * 0.08,
  };
}
