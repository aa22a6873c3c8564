import { toQrCode } from '../../../platform/qr-code.ts';
import type { Area, Mark, Photo, Sheet } from '../../../platform/sheets/sheet.ts';
import type { CardWork, CompCardContent } from './card-content.ts';
import { cardLabels } from './card-labels.ts';
import { factRows } from './fact-rows.ts';
import { nameBlock } from './name-block.ts';
import {
  type DrawingContext,
  type DrawnBlock,
  playbillRule,
  portrait,
  type TextPosition,
  textLine,
  wordmark,
} from './pieces.ts';
import { workRows } from './work-rows.ts';

/** A4 in points. */
const page = { width: 595.28, height: 841.89 } as const;
const margin = 34;
const inner = page.width - 2 * margin;
const footerTop = page.height - margin - 20;

/** The row of smaller photos: four columns of equal width. */
const photoRowHeight = 142;
const photoColumns = 4;
const gap = 10;
const photoWidth = (inner - (photoColumns - 1) * gap) / photoColumns;
const photoArea = (column: number, top: number): Area => ({
  x: margin + column * (photoWidth + gap),
  y: top,
  width: photoWidth,
  height: photoRowHeight,
});

const quietZone = 4;

/** Adjacent modules are drawn as one and overlap the row below slightly, so no gaps show between them. */
const rowPath = (line: readonly boolean[], row: number) => {
  const text = line.map((dark) => (dark ? '1' : '0')).join('');
  return [...text.matchAll(/1+/g)].map(({ index, 0: run }) => {
    const width = run.length;
    return `M${index + quietZone} ${row + quietZone}h${width}v1.04h-${width}z`;
  });
};

/** The address as a QR code; undefined when it is too long for one. */
function codeTile(
  context: DrawingContext,
  text: string,
  { x, y, size }: Record<'x' | 'y' | 'size', number>,
): Mark[] {
  const code = toQrCode(text);
  if (!code) return [];
  const { paper, ink } = context.colours.code;
  const path = code.flatMap(rowPath).join('');
  const area = { x, y, width: size, height: size };
  return [
    { kind: 'box', ...area, fill: paper, radius: 2 },
    { kind: 'outline', ...area, path, scale: size / (code.length + 2 * quietZone), fill: ink },
  ];
}

interface PlacedCode {
  /** The width it takes from past work, and the minimum height it needs. */
  readonly reservedWidth: number;
  readonly height: number;
  readonly draw: (photoRowTop: number) => Mark[];
}

const right = page.width - margin;
const codeSize = 74;

/** The caption of the code in two lines, the second `below` the first. */
const codeCaption = (
  context: DrawingContext,
  { size, below, ...position }: Pick<TextPosition, 'x' | 'width' | 'baseline' | 'size'> & { below: number },
): Mark[] => {
  const { accent, soft } = context.colours;
  const either = { ...position, align: 'right', smallest: 6 } as const;
  const under = { size: size * 0.8, baseline: position.baseline + below };
  return [
    textLine(context, cardLabels.scan, { ...either, voice: 'title', size, fill: accent }),
    textLine(context, cardLabels.seeMore, { ...either, ...under, voice: 'italic', fill: soft }),
  ];
};

/** In the last column of the photo row. */
const codeInPhotoRow = (context: DrawingContext, address: string, top: number): Mark[] => {
  const size = photoRowHeight - 32;
  const position = { x: right - photoWidth, width: photoWidth, baseline: top + size + 16 };
  return [
    ...codeTile(context, address, { x: right - size, y: top, size }),
    ...codeCaption(context, { ...position, size: 10.5, below: 12 }),
  ];
};

/** The code goes into a free photo column, otherwise next to past work, otherwise alone with its caption. */
function placeCode(
  context: DrawingContext,
  address: string,
  { photos, works }: Record<'photos' | 'works', number>,
): PlacedCode {
  const y = footerTop - 10 - codeSize;
  const tile = codeTile(context, address, { x: right - codeSize, y, size: codeSize });
  if (tile.length === 0) return { reservedWidth: 0, height: 0, draw: () => [] };
  if (photos > 0 && photos < photoColumns) {
    return {
      reservedWidth: 0,
      height: 0,
      draw: (photoRowTop) => codeInPhotoRow(context, address, photoRowTop),
    };
  }
  const reservedWidth = codeSize + 18;
  const position = { x: margin, width: inner - reservedWidth, baseline: y + 36 };
  const caption = works === 0 ? codeCaption(context, { ...position, size: 15, below: 18 }) : [];
  return { reservedWidth, height: codeSize, draw: () => [...tile, ...caption] };
}

export interface CardPhotos {
  readonly cover: Photo | undefined;
  readonly others: readonly Photo[];
}

const between = 10;
const workStep = 16.5;
const titleHeight = 25;
const maxWorks = 9;
const maxWorksWithPhotos = 5;

const sectionTitle = (
  context: DrawingContext,
  title: string,
  { x, top, width }: Record<'x' | 'top' | 'width', number>,
): DrawnBlock => ({
  marks: [
    textLine(context, title, {
      voice: 'title',
      size: 14.5,
      x,
      width,
      baseline: top + 12,
      fill: context.colours.accent,
    }),
    ...playbillRule(x, top + 17.5, width, context.colours.accent, 0.8),
  ],
  bottom: top + titleHeight - 1,
});

/** The Callboard name and the address of the profile. */
function footer(context: DrawingContext, address: string): Mark[] {
  const { colours } = context;
  return [
    { kind: 'rule', x: margin, y: footerTop, width: inner, weight: 0.6, stroke: colours.ink },
    ...wordmark(context, { x: margin, y: footerTop + 7, size: 14 }),
    textLine(context, address.replace(/^https?:\/\//, ''), {
      voice: 'text',
      size: 8.2,
      smallest: 5.5,
      x: margin + 100,
      width: inner - 100,
      baseline: footerTop + 17.5,
      fill: colours.faint,
      align: 'right',
      href: address,
    }),
  ];
}

const photoRow = (context: DrawingContext, photos: readonly Photo[], top: number): Mark[] =>
  photos
    .slice(0, photoColumns)
    .flatMap((photo, at) => portrait(context, { area: photoArea(at, top), photo, name: '', radius: 3 }));

const pastWork = (
  context: DrawingContext,
  works: readonly CardWork[],
  top: number,
  width: number,
): Mark[] => {
  if (works.length === 0) return [];
  const title = sectionTitle(context, cardLabels.pastWork, { x: margin, top, width });
  const style = { x: margin, width, size: 8.8, step: workStep };
  return [...title.marks, ...workRows(context, works, title.bottom, style).marks];
};

/** One A4 page: name, portrait next to the facts, more photos, past work, and the address of the profile. */
export function layOutCompPage(context: DrawingContext, content: CompCardContent, photos: CardPhotos): Sheet {
  const head = nameBlock(context, content, {
    x: margin,
    top: margin,
    width: inner,
    size: 54,
    smallest: 22,
    oneLineFrom: 34,
    headlineSize: 14,
    pageWidth: page.width,
    bandTop: 0,
  });
  const top = head.bottom + 12;
  const hasPhotoRow = photos.others.length > 0;
  const works = content.works.slice(0, hasPhotoRow ? maxWorksWithPhotos : maxWorks);
  const code = placeCode(context, content.address, { photos: photos.others.length, works: works.length });
  const worksHeight = works.length === 0 ? 0 : titleHeight + works.length * workStep;
  const lowerTop = footerTop - 10 - Math.max(worksHeight, code.height);
  const photoRowTop = lowerTop - 14 - photoRowHeight;
  const height = Math.min((hasPhotoRow ? photoRowTop - between : lowerTop - 14) - top, 575);
  const width = Math.min(326, Math.max(300, height * 0.8));
  const column = { x: margin + width + 22, width: inner - width - 22 };
  const glance = sectionTitle(context, cardLabels.atAGlance, { ...column, top });
  const rows = factRows(context, [...content.facts, ...content.lists], glance.bottom + 2, {
    ...column,
    size: 9.6,
    step: 19,
    widest: 27,
    maxLines: 4,
    floor: top + height,
  });
  const area = { x: margin, y: top, width, height };
  const marks = [
    ...head.marks,
    ...portrait(context, { area, photo: photos.cover, name: content.name, radius: 4 }),
    ...(content.facts.length + content.lists.length > 0 ? glance.marks : []),
    ...rows.marks,
    ...(hasPhotoRow ? photoRow(context, photos.others, photoRowTop) : []),
    ...pastWork(context, works, lowerTop, inner - code.reservedWidth),
    ...code.draw(photoRowTop),
    ...footer(context, content.address),
  ];
  return { ...page, background: context.colours.page, marks };
}
