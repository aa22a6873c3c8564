import type { Photo, Sheet } from '../../../platform/sheets/sheet.ts';
import type { ShareCardContent } from './card-content.ts';
import { factRows } from './fact-rows.ts';
import { nameBlock } from './name-block.ts';
import { type DrawingContext, portrait, wordmark } from './pieces.ts';

/** The size in pixels that chats and networks show next to a link. */
export const shareCard = { width: 1200, height: 630, pixelsPerPoint: 1 } as const;

const photoWidth = 504;
const margin = 56;

/** The photo from edge to edge, next to the name like a line on a cast list. */
export function layOutShareCard(
  context: DrawingContext,
  content: ShareCardContent,
  photo: Photo | undefined,
): Sheet {
  const { width, height } = shareCard;
  const column = { x: photoWidth + margin, width: width - photoWidth - 2 * margin };
  const head = nameBlock(
    context,
    { name: content.name, headline: null },
    {
      ...column,
      top: 190,
      size: 96,
      smallest: 34,
      oneLineFrom: 42,
      headlineSize: 30,
      pageWidth: width,
      bandTop: 0,
    },
  );
  const rows = factRows(context, content.facts, head.bottom + 18, {
    ...column,
    size: 29,
    step: 62,
    widest: 62,
    maxLines: 2,
    floor: height - margin,
  });
  const area = { x: 0, y: 0, width: photoWidth, height };
  return {
    width,
    height,
    background: context.colours.page,
    marks: [
      ...portrait(context, { area, photo, name: content.name, radius: 0 }),
      ...wordmark(context, { x: column.x, y: margin, size: 44 }),
      ...head.marks,
      ...rows.marks,
    ],
  };
}
