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
import { toShareCard } from './card-content.ts';
import { cardColours } from './card-looks.ts';
import { keysToDraw, readPhotos } from './card-photos.ts';
import { listPhotos } from './cards.queries.ts';
import { layShareCard, shareCard } from './share-card.layout.ts';

/** Higher when the drawing changes, so that nobody is shown the old one from a cache. */
const edition = 1;
const kept = 100;
const maxBytes = 300_000;
/** A crawler that walks through every talent may come back later. */
const perNetwork = { max: 600, seconds: 60 * 60 };

export interface ShareCardOptions {
  readonly db: Database;
  readonly storage: Storage;
  readonly limits: Limits;
  readonly views: TalentViews;
  readonly typefaces: () => Promise<Typefaces>;
}

/** The picture beside a link to a profile. */
export function createShareCards({ db, storage, limits, views, typefaces }: ShareCardOptions) {
  const inTurn = createQueue(1);
  const recent = createRecentlyMade<Buffer>(kept);

  return {
    /**
     * As a guest sees the talent, whoever asks; whom a guest may not see is not found. Looked up every time, so
     * that somebody who hides is gone at once; drawn only when `draw` is called and nobody asked before.
     */
    async find(publicId: string, ip: string) {
      const talent = await views.forShareCard(publicId);
      const keys = keysToDraw(await listPhotos(db, talent.user_id, 1));
      const content = toShareCard(talent);
      const etag = etagOf([edition, content, keys]);
      const draw = () =>
        recent(etag, async () => {
          await limits.take(`share-card:${networkOf(ip)}`, perNetwork);
          return inTurn(async () => {
            const [photo] = await readPhotos(storage, keys, { cover: 900, others: 900 });
            const faces = await typefaces();
            const desk = { setter: createTypesetter(faces), colours: cardColours.paper };
            const { pixelsPerPoint } = shareCard;
            return drawPicture(layShareCard(desk, content, photo), {
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
