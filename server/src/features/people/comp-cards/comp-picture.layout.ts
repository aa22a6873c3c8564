import type { Area, Mark, Sheet } from '../../../platform/sheets/sheet.ts';
import type { CardFact, CompCardContent } from './card-content.ts';
import type { CardPhotos } from './comp-page.layout.ts';
import { factRow, factRows } from './fact-rows.ts';
import { nameBlock } from './name-block.ts';
import { type DrawingContext, portrait, textLine, wordmark } from './pieces.ts';

/** Drawn at twice this size in pixels, which a phone shows uncropped in a chat. */
export const compPicture = { width: 540, height: 675, pixelsPerPoint: 2 } as const;

const { width: sheetWidth, height: sheetHeight } = compPicture;
const margin = 22;
const inner = sheetWidth - 2 * margin;
const between = 8;
const column = (inner - 24) / 2;
const factSize = 15;
const factStep = 24.5;
const footerTop = sheetHeight - 38;

/** A large photo with two smaller ones, two of equal size, or one next to the facts. */
function frames(
  others: number,
  top: number,
  height: number,
): { readonly areas: readonly Area[]; readonly free?: Area } {
  const large = Math.min(inner * 0.64, height * 0.8);
  const x = margin + large + between;
  const rest = inner - large - between;
  const cover = { x: margin, y: top, width: large, height };
  if (others === 0) return { areas: [cover], free: { x: x + 10, y: top, width: rest - 10, height } };
  if (others === 1) {
    const half = (inner - between) / 2;
    return {
      areas: [0, 1].map((at) => ({ x: margin + at * (half + between), y: top, width: half, height })),
    };
  }
  const small = (height - between) / 2;
  return {
    areas: [
      cover,
      ...[0, 1].map((at) => ({ x, y: top + at * (small + between), width: rest, height: small })),
    ],
  };
}

/** Short facts in two columns. */
const pairs = (context: DrawingContext, facts: readonly CardFact[], top: number): Mark[] =>
  facts.flatMap((fact, at) => {
    const style = { width: column, size: factSize, step: factStep, maxLines: 1 };
    const x = margin + (at % 2) * (column + 24);
    return [...factRow(context, fact, top + Math.floor(at / 2) * factStep, { ...style, x }).marks];
  });

const footRule = ({ colours }: DrawingContext): Mark => ({
  kind: 'rule',
  x: margin,
  y: footerTop,
  width: inner,
  weight: 0.8,
  stroke: colours.ink,
});

const footer = (context: DrawingContext, address: string): Mark[] => [
  ...wordmark(context, { x: margin, y: footerTop + 9, size: 17 }),
  textLine(context, address.replace(/^https?:\/\//, ''), {
    voice: 'text',
    size: 11,
    smallest: 7,
    x: margin + 126,
    width: inner - 126,
    baseline: footerTop + 22,
    fill: context.colours.faint,
    align: 'right',
  }),
];

const shortFacts = 6;

/** The picture to send: photos first, then the name, then what a casting director needs first. */
export function layOutCompPicture(
  context: DrawingContext,
  content: CompCardContent,
  photos: CardPhotos,
): Sheet {
  const alone = photos.others.length === 0;
  const facts = alone ? [] : content.facts.filter(({ spare }) => !spare).slice(0, shortFacts);
  const lists = alone ? [] : content.lists;
  const listsTop = footerTop - 8 - lists.length * factStep;
  const factsTop = listsTop - Math.ceil(facts.length / 2) * factStep;
  const nameAt = (top: number) =>
    nameBlock(context, content, {
      x: margin,
      top,
      width: inner,
      size: 46,
      smallest: 22,
      oneLineFrom: 30,
      headlineSize: 17,
      pageWidth: sheetWidth,
      bandTop: top - 14,
    });
  const nameHeight = nameAt(0).bottom + 6;
  const nameTop = factsTop - nameHeight;
  const photoHeight = nameTop - (context.colours.band ? 24 : 14) - margin;
  const { areas, free } = frames(photos.others.length, margin, photoHeight);
  const pictures = [photos.cover, ...photos.others];
  const marks = [
    ...areas.flatMap((area, at) =>
      portrait(context, { area, photo: pictures[at], name: content.name, radius: 4 }),
    ),
    ...(free
      ? factRows(context, [...content.facts, ...content.lists], free.y, {
          ...free,
          size: 13,
          step: 25,
          widest: 34,
          maxLines: 4,
          floor: free.y + free.height,
        }).marks
      : []),
    ...nameAt(nameTop).marks,
    ...pairs(context, facts, factsTop),
    ...lists.flatMap((list, at) => {
      const style = { x: margin, width: inner, size: factSize, step: factStep, maxLines: 1 };
      return factRow(context, list, listsTop + at * factStep, style).marks;
    }),
    // The double rule is enough when nothing is between it and the footer.
    ...(facts.length + lists.length > 0 || context.colours.band ? [footRule(context)] : []),
    ...footer(context, content.address),
  ];
  return { width: sheetWidth, height: sheetHeight, background: context.colours.page, marks };
}
