import { wrap } from '../../../platform/sheets/fit.ts';
import type { Mark, Photo, Sheet } from '../../../platform/sheets/sheet.ts';
import {
  type DrawingContext,
  playbillRule,
  portrait,
  textLine,
  wordmark,
} from '../../people/comp-cards/index.ts';

/** A4 in points. */
const page = { width: 595.28, height: 841.89 } as const;
const margin = 36;
const inner = page.width - 2 * margin;
const columns = 4;
const rowsOnPage = 3;
const gap = 13;
const photoWidth = (inner - (columns - 1) * gap) / columns;
/** Faces are 4:5. */
const photoHeight = (photoWidth * 5) / 4;
const firstRow = 124;
const rowHeight = 222;
const footerBaseline = page.height - margin + 4;

export const facesOnPage = columns * rowsOnPage;
/** At 200 dpi. */
export const photoSide = Math.ceil((photoHeight / 72) * 200);

export interface SheetFace {
  readonly name: string;
  /** "Mumbai · Plays 24–32 · 165 cm" */
  readonly facts: string;
  readonly note: string | null;
  readonly photo: Photo | undefined;
}

export interface SheetPage {
  readonly project: string;
  readonly character: string;
  /** "3 to 14 of 40" */
  readonly part: string;
  readonly faces: readonly SheetFace[];
  /** Of the first face on this page. */
  readonly firstPlace: number;
  /** Who made it and when. */
  readonly footer: string;
  readonly pageNumber: string;
}

const noteLines = 3;
const noteSize = 7.6;

function drawFace(
  context: DrawingContext,
  face: SheetFace,
  place: number,
  at: { x: number; y: number },
): Mark[] {
  const { ink, soft, faint } = context.colours;
  const { x, y } = at;
  const area = { x, y, width: photoWidth, height: photoHeight };
  const below = y + photoHeight;
  const number = textLine(context, `${place}`, {
    voice: 'title',
    size: 11,
    x,
    baseline: below + 15,
    width: 24,
    fill: faint,
  });
  const indent = number.line.width * number.size + 5;
  const note = face.note
    ? wrap(context.setter, face.note, { voice: 'italic', size: noteSize, width: photoWidth, most: noteLines })
    : { lines: [] };
  return [
    ...portrait(context, { area, photo: face.photo, name: face.name, radius: 3 }),
    number,
    textLine(context, face.name, {
      voice: 'strong',
      size: 9.6,
      smallest: 7.6,
      x: x + indent,
      baseline: below + 15,
      width: photoWidth - indent,
      fill: ink,
    }),
    textLine(context, face.facts, {
      voice: 'text',
      size: 7.6,
      smallest: 6.2,
      x,
      baseline: below + 27,
      width: photoWidth,
      fill: soft,
    }),
    ...note.lines.map(
      (line, index): Mark => ({
        kind: 'text',
        x,
        baseline: below + 39 + index * 9.6,
        size: noteSize,
        line,
        fill: soft,
      }),
    ),
  ];
}

const header = (context: DrawingContext, { project, character, part }: SheetPage): Mark[] => {
  const { ink, soft, faint } = context.colours;
  const line = { x: margin, width: inner } as const;
  return [
    textLine(context, project, { ...line, voice: 'italic', size: 12, baseline: margin + 12, fill: soft }),
    textLine(context, character, {
      ...line,
      width: inner - 110,
      voice: 'name',
      size: 34,
      smallest: 20,
      baseline: margin + 47,
      fill: ink,
    }),
    textLine(context, part, {
      ...line,
      voice: 'text',
      size: 8.6,
      baseline: margin + 47,
      fill: faint,
      align: 'right',
    }),
    ...playbillRule(margin, margin + 60, inner, ink),
  ];
};

const footer = (context: DrawingContext, { footer: words, pageNumber }: SheetPage): Mark[] => {
  const { faint } = context.colours;
  const line = { voice: 'text', size: 7.4, baseline: footerBaseline, fill: faint } as const;
  return [
    ...wordmark(context, { x: margin, y: footerBaseline - 9.4, size: 11 }),
    textLine(context, words, { ...line, x: margin + 90, width: inner - 140 }),
    textLine(context, pageNumber, { ...line, x: margin, width: inner, align: 'right' }),
  ];
};

/** Up to twelve faces in the order of the shortlist, below the name of their character. */
export const layOutContactSheet = (context: DrawingContext, sheet: SheetPage): Sheet => ({
  ...page,
  background: '#ffffff',
  marks: [
    ...header(context, sheet),
    ...sheet.faces.flatMap((face, index) =>
      drawFace(context, face, sheet.firstPlace + index, {
        x: margin + (index % columns) * (photoWidth + gap),
        y: firstRow + Math.floor(index / columns) * rowHeight,
      }),
    ),
    ...footer(context, sheet),
  ],
});
