import type { Mark } from '../../../platform/sheets/sheet.ts';
import { cardWords } from './card-words.ts';
import { codeTile } from './code-tile.ts';
import { footerTop, inner, margin, page, slotWidth, stripHeight, stripPlaces } from './page-frame.ts';
import { type Desk, type TextPlace, textLine } from './pieces.ts';

interface PlacedCode {
  /** What it takes from the width of past work, and the least it needs at the foot. */
  readonly beside: number;
  readonly height: number;
  readonly lay: (stripTop: number) => Mark[];
}

const right = page.width - margin;
const codeSize = 74;

/** What the code is for, in two lines, the second `below` the first. */
const codeWords = (
  desk: Desk,
  { size, below, ...place }: Pick<TextPlace, 'x' | 'width' | 'baseline' | 'size'> & { below: number },
): Mark[] => {
  const { accent, soft } = desk.colours;
  const either = { ...place, align: 'right', smallest: 6 } as const;
  const under = { size: size * 0.8, baseline: place.baseline + below };
  return [
    textLine(desk, cardWords.scan, { ...either, voice: 'title', size, fill: accent }),
    textLine(desk, cardWords.seeMore, { ...either, ...under, voice: 'italic', fill: soft }),
  ];
};

/** In the last place of the row of photos. */
const amongPhotos = (desk: Desk, address: string, top: number): Mark[] => {
  const size = stripHeight - 32;
  const place = { x: right - slotWidth, width: slotWidth, baseline: top + size + 16 };
  return [
    ...codeTile(desk, address, { x: right - size, y: top, size }),
    ...codeWords(desk, { ...place, size: 10.5, below: 12 }),
  ];
};

/** The code takes a free place among the photos; else it stands beside past work, or alone with its words. */
export function placeCode(
  desk: Desk,
  address: string,
  { photos, works }: Record<'photos' | 'works', number>,
): PlacedCode {
  const y = footerTop - 10 - codeSize;
  const tile = codeTile(desk, address, { x: right - codeSize, y, size: codeSize });
  if (tile.length === 0) return { beside: 0, height: 0, lay: () => [] };
  if (photos > 0 && photos < stripPlaces) {
    return { beside: 0, height: 0, lay: (stripTop) => amongPhotos(desk, address, stripTop) };
  }
  const beside = codeSize + 18;
  const place = { x: margin, width: inner - beside, baseline: y + 36 };
  const words = works === 0 ? codeWords(desk, { ...place, size: 15, below: 18 }) : [];
  return { beside, height: codeSize, lay: () => [...tile, ...words] };
}
