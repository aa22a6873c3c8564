import type { Database } from '../../../platform/db/database.ts';
import { etagOf } from '../../../platform/http/cacheable.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import { networkOf } from '../../../platform/limits/network-of.ts';
import { createQueue } from '../../../platform/queue.ts';
import { createRecentlyMade } from '../../../platform/recently-made.ts';
import { drawPicture } from '../../../platform/sheets/draw-picture.ts';
import type { Typefaces } from '../../../platform/sheets/typefaces.ts';
import { createTypesetter } from '../../../platform/sheets/typesetter.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import type { TalentViews } from '../talent-profiles/index.ts';
import { cardColours } from './card-colours.ts';
import { toShareCard } from './card-content.ts';
import { keysToDraw, readPhotos } from './card-photos.ts';
import { listPhotos } from './cards.queries.ts';
import { layOutShareCard, shareCard } from './share-card.layout.ts';

/** Raise this when the drawing changes, so caches do not show the old one. */
const drawingVersion = 1;
const cached = 100;
const maxBytes = 300_000;
/** Limits crawlers that open every profile. */
const perNetwork = { max: 600, seconds: 60 * 60 };

export interface ShareCardOptions {
  readonly db: Database;
  readonly storage: Storage;
  readonly limits: Limits;
  readonly views: TalentViews;
  readonly typefaces: () => Promise<Typefaces>;
}

export function createShareCards({ db, storage, limits, views, typefaces }: ShareCardOptions) {
  const queue = createQueue(1);
  const recent = createRecentlyMade<Buffer>(cached);

  return {
    /**
     * Shows what a guest sees, for every caller; profiles hidden from guests are not found. The profile is
     * read every time so a hidden talent disappears immediately, and drawn only when `draw` is called and it
     * is not cached.
     */
    async find(publicId: string, ip: string) {
      const talent = await views.forShareCard(publicId);
      const keys = keysToDraw(await listPhotos(db, talent.user_id, 1));
      const content = toShareCard(talent);
      const etag = etagOf([drawingVersion, content, keys]);
      const draw = () =>
        recent(etag, async () => {
          await limits.take(`share-card:${networkOf(ip)}`, perNetwork);
          return queue(async () => {
            const [photo] = await readPhotos(storage, keys, { cover: 900, others: 900 });
            const faces = await typefaces();
            const context = { setter: createTypesetter(faces), colours: cardColours.paper };
            const { pixelsPerPoint } = shareCard;
            return drawPicture(layOutShareCard(context, content, photo), {
              typefaces: faces,
              pixelsPerPoint,
              maxBytes,
            });
          });
        });
      return { etag, draw };
    },
  };
}
