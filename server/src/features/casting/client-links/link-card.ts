import type { Database } from '../../../platform/db/database.ts';
import { etagOf } from '../../../platform/http/cacheable.ts';
import { ProblemError } from '../../../platform/http/problem-error.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import { networkOf } from '../../../platform/limits/network-of.ts';
import { createQueue } from '../../../platform/queue.ts';
import { createRecentlyMade } from '../../../platform/recently-made.ts';
import { drawPicture } from '../../../platform/sheets/draw-picture.ts';
import type { Mark, Sheet } from '../../../platform/sheets/sheet.ts';
import type { Typefaces } from '../../../platform/sheets/typefaces.ts';
import { createTypesetter } from '../../../platform/sheets/typesetter.ts';
import { cardColours, type DrawingContext, textLine, wordmark } from '../../people/comp-cards/index.ts';
import { listClientCharacters } from '../projects/index.ts';
import { linkState } from './link-state.policy.ts';
import { findByPublicId } from './links.queries.ts';
import { readBill } from './page.queries.ts';

/** Raise this when the drawing changes, so caches do not show the old one. */
const drawingVersion = 1;
const cached = 100;
const maxBytes = 300_000;
/** Limits crawlers. */
const perNetwork = { max: 600, seconds: 60 * 60 };

const size = { width: 1200, height: 630 } as const;
const margin = 96;

interface CardWords {
  readonly over: string | undefined;
  readonly name: string;
}

const nothingSaid: CardWords = { over: undefined, name: 'A shortlist on Callboard' };

const doubleRule = (y: number, stroke: string): Mark[] =>
  [0, 7].map((below) => ({
    kind: 'rule',
    x: margin,
    y: y + below,
    width: size.width - 2 * margin,
    weight: 2,
    stroke,
  }));

/** The name between double rules, as on the page itself. No faces: who gets the link reads those. */
export function layOutLinkCard(context: DrawingContext, { over, name }: CardWords): Sheet {
  const { colours } = context;
  const centred = { x: margin, width: size.width - 2 * margin, align: 'centre', fill: colours.ink } as const;
  return {
    ...size,
    background: colours.page,
    marks: [
      ...(over
        ? [textLine(context, over, { ...centred, voice: 'italic', size: 52, smallest: 30, baseline: 150 })]
        : []),
      ...doubleRule(190, colours.accent),
      textLine(context, name, { ...centred, voice: 'name', size: 190, smallest: 64, baseline: 380 }),
      ...doubleRule(446, colours.accent),
      ...wordmark(context, { x: size.width / 2 - 120, y: 516, size: 48 }),
    ],
  };
}

export interface LinkCardOptions {
  readonly db: Database;
  readonly limits: Limits;
  readonly typefaces: () => Promise<Typefaces>;
  readonly now?: () => Date;
}

/** The picture beside a link in a chat. */
export function createLinkCards({ db, limits, typefaces, now = () => new Date() }: LinkCardOptions) {
  const queue = createQueue(1);
  const recent = createRecentlyMade<Buffer>(cached);

  const readWords = async (shareId: string): Promise<CardWords> => {
    const link = await findByPublicId(db, shareId);
    if (!link) throw new ProblemError('NOT_FOUND');
    if (link.passcode_hash !== null || linkState(link, now()) !== 'open') return nothingSaid;
    const bill = await readBill(db, { projectId: link.project_id, makerId: link.created_by });
    if (!bill || link.character_id === null)
      return { over: undefined, name: bill?.title ?? nothingSaid.name };
    const [character] = await listClientCharacters(db, {
      projectId: link.project_id,
      characterId: link.character_id,
      today: now().toISOString().slice(0, 10),
    });
    return { over: bill.title, name: character?.name ?? nothingSaid.name };
  };

  return {
    async find(shareId: string, ip: string) {
      const words = await readWords(shareId);
      const etag = etagOf([drawingVersion, words]);
      const draw = () =>
        recent(etag, async () => {
          await limits.take(`link-card:${networkOf(ip)}`, perNetwork);
          return queue(async () => {
            const faces = await typefaces();
            const context = { setter: createTypesetter(faces), colours: cardColours.paper };
            return drawPicture(layOutLinkCard(context, words), {
              typefaces: faces,
              pixelsPerPoint: 1,
              maxBytes,
            });
          });
        });
      return { etag, draw };
    },
  };
}
export type LinkCards = ReturnType<typeof createLinkCards>;
