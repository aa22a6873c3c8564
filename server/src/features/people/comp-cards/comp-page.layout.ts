import type { Mark, Photo, Sheet } from '../../../platform/sheets/sheet.ts';
import type { CardWork, CompCardContent } from './card-content.ts';
import { cardWords } from './card-words.ts';
import { factRows } from './fact-rows.ts';
import { nameBlock } from './name-block.ts';
import { placeCode } from './page-code.ts';
import { footerTop, inner, margin, page, slotAt, stripHeight, stripPlaces } from './page-frame.ts';
import { type Desk, type Laid, playbillRule, portrait, textLine, wordmark } from './pieces.ts';
import { workRows } from './work-rows.ts';

export interface CardPhotos {
  readonly cover: Photo | undefined;
  readonly others: readonly Photo[];
}

const between = 10;
const workStep = 16.5;
const titleHeight = 25;
const mostWorks = 9;
const worksBelowPhotos = 5;

const sectionTitle = (
  desk: Desk,
  title: string,
  { x, top, width }: Record<'x' | 'top' | 'width', number>,
): Laid => ({
  marks: [
    textLine(desk, title, {
      voice: 'title',
      size: 14.5,
      x,
      width,
      baseline: top + 12,
      fill: desk.colours.accent,
    }),
    ...playbillRule(x, top + 17.5, width, desk.colours.accent, 0.8),
  ],
  bottom: top + titleHeight - 1,
});

/** The house, and where the profile is. */
function footer(desk: Desk, address: string): Mark[] {
  const { colours } = desk;
  return [
    { kind: 'rule', x: margin, y: footerTop, width: inner, weight: 0.6, stroke: colours.ink },
    ...wordmark(desk, { x: margin, y: footerTop + 7, size: 14 }),
    textLine(desk, address.replace(/^https?:\/\//, ''), {
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

/** Up to four photos side by side. */
const strip = (desk: Desk, photos: readonly Photo[], top: number): Mark[] =>
  photos
    .slice(0, stripPlaces)
    .flatMap((photo, at) => portrait(desk, { area: slotAt(at, top), photo, name: '', radius: 3 }));

const pastWork = (desk: Desk, works: readonly CardWork[], top: number, width: number): Mark[] => {
  if (works.length === 0) return [];
  const title = sectionTitle(desk, cardWords.pastWork, { x: margin, top, width });
  const style = { x: margin, width, size: 8.8, step: workStep };
  return [...title.marks, ...workRows(desk, works, title.bottom, style).marks];
};

/** One A4 page: the name, the portrait beside the facts, more photos, past work, the way to the profile. */
export function layCompPage(desk: Desk, content: CompCardContent, photos: CardPhotos): Sheet {
  const head = nameBlock(desk, content, {
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
  const hasStrip = photos.others.length > 0;
  const works = content.works.slice(0, hasStrip ? worksBelowPhotos : mostWorks);
  const code = placeCode(desk, content.address, { photos: photos.others.length, works: works.length });
  const worksHeight = works.length === 0 ? 0 : titleHeight + works.length * workStep;
  const lowerTop = footerTop - 10 - Math.max(worksHeight, code.height);
  const stripTop = lowerTop - 14 - stripHeight;
  const height = Math.min((hasStrip ? stripTop - between : lowerTop - 14) - top, 575);
  const width = Math.min(326, Math.max(300, height * 0.8));
  const column = { x: margin + width + 22, width: inner - width - 22 };
  const glance = sectionTitle(desk, cardWords.atAGlance, { ...column, top });
  const rows = factRows(desk, [...content.facts, ...content.lists], glance.bottom + 2, {
    ...column,
    size: 9.6,
    step: 19,
    widest: 27,
    mostLines: 4,
    floor: top + height,
  });
  const area = { x: margin, y: top, width, height };
  const marks = [
    ...head.marks,
    ...portrait(desk, { area, photo: photos.cover, name: content.name, radius: 4 }),
    ...(content.facts.length + content.lists.length > 0 ? glance.marks : []),
    ...rows.marks,
    ...(hasStrip ? strip(desk, photos.others, stripTop) : []),
    ...pastWork(desk, works, lowerTop, inner - code.beside),
    ...code.lay(stripTop),
    ...footer(desk, content.address),
  ];
  return { ...page, background: desk.colours.page, marks };
}
