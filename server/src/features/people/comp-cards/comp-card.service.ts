import type { CardLook } from '@callboard/contract/people/comp-cards';
import type { Database } from '../../../platform/db/database.ts';
import { etagOf } from '../../../platform/http/cacheable.ts';
import type { Member } from '../../../platform/http/own-account.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import { createQueue } from '../../../platform/queue.ts';
import { drawPage } from '../../../platform/sheets/draw-page.ts';
import { drawPicture } from '../../../platform/sheets/draw-picture.ts';
import type { Photo } from '../../../platform/sheets/sheet.ts';
import type { Typefaces } from '../../../platform/sheets/typefaces.ts';
import { createTypesetter } from '../../../platform/sheets/typesetter.ts';
import { removeFilesLater } from '../../../platform/storage/file-removal.ts';
import { makeKey } from '../../../platform/storage/keys.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import type { TalentViews } from '../talent-profiles/index.ts';
import { cardColours } from './card-colours.ts';
import { type CompCardContent, toCompCard } from './card-content.ts';
import { keysToDraw, readPhotos } from './card-photos.ts';
import * as queries from './cards.queries.ts';
import { layOutCompPage } from './comp-page.layout.ts';
import { compPicture, layOutCompPicture } from './comp-picture.layout.ts';
import { fileNameOf } from './file-name.ts';

/** Chat apps send smaller pictures without compressing them. */
const maxPictureBytes = 500_000;

/** The PDF and the picture of a comp card, with the same content. */
async function drawCompCard(
  typefaces: Typefaces,
  { look, content, photos }: { look: CardLook; content: CompCardContent; photos: readonly Photo[] },
): Promise<{ readonly pdf: Buffer; readonly picture: Buffer }> {
  const context = { setter: createTypesetter(typefaces), colours: cardColours[look] };
  const [cover, ...others] = photos;
  const page = layOutCompPage(context, content, { cover, others });
  const sheet = layOutCompPicture(context, content, { cover, others });
  const { pixelsPerPoint } = compPicture;
  return {
    pdf: await drawPage(page, { typefaces, title: `${content.name}, comp card`, author: content.name }),
    picture: await drawPicture(sheet, { typefaces, pixelsPerPoint, maxBytes: maxPictureBytes }),
  };
}

/** Raise this when the drawing changes, so stored cards are drawn again. */
const drawingVersion = 1;
const photosOnCard = 5;
const drawingsPerHour = { max: 40, seconds: 60 * 60 };
const validSeconds = 60 * 60;

export interface CompCardOptions {
  readonly db: Database;
  readonly storage: Storage;
  readonly limits: Limits;
  readonly publicUrl: string;
  readonly views: TalentViews;
  readonly typefaces: () => Promise<Typefaces>;
  readonly now?: () => number;
}

interface CardPlan {
  readonly look: CardLook;
  readonly content: CompCardContent;
  readonly keys: readonly string[];
  readonly fingerprint: string;
}

/** The talent's own card, with the full name and no contact details. */
export function createCompCards(options: CompCardOptions) {
  const { db, storage, limits, publicUrl, views, typefaces, now = Date.now } = options;
  const queue = createQueue(1);

  const plan = async (talent: Member, look: CardLook): Promise<CardPlan> => {
    const seen = await views.forCompCard(talent);
    const content = toCompCard(seen, `${publicUrl}/talent/${seen.address ?? seen.userUniqueId}`);
    const keys = keysToDraw(await queries.listPhotos(db, talent.accountId, photosOnCard));
    return { look, content, keys, fingerprint: etagOf([drawingVersion, look, content, keys]) };
  };

  const findDrawn = async (talentId: number, fingerprint: string) => {
    const card = await queries.findCard(db, talentId);
    if (card?.content_print !== fingerprint || !card.pdf_key || !card.picture_key) return undefined;
    return { pdf_key: card.pdf_key, picture_key: card.picture_key };
  };

  const draw = async (talentId: number, { look, content, keys, fingerprint }: CardPlan) => {
    const photos = await readPhotos(storage, keys, { cover: 1700, others: 900 });
    const { pdf, picture } = await drawCompCard(await typefaces(), { look, content, photos });
    const stored_bytes = pdf.length + picture.length;
    const files = { pdf_key: makeKey('cards', 'pdf'), picture_key: makeKey('cards', 'jpg') };
    try {
      await storage.put(files.pdf_key, pdf, 'application/pdf');
      await storage.put(files.picture_key, picture, 'image/jpeg');
      await db.transaction().execute(async (trx) => {
        const before = await queries.lockCard(trx, talentId);
        await queries.saveCard(trx, talentId, { look, content_print: fingerprint, stored_bytes, ...files });
        const replaced = [before?.pdf_key, before?.picture_key].filter((key) => typeof key === 'string');
        await removeFilesLater(trx, replaced);
      });
    } catch (error) {
      await Promise.allSettled(Object.values(files).map((key) => storage.remove(key)));
      throw error;
    }
    return files;
  };

  return {
    /** Uses the given look and remembers it, or the remembered one. */
    async make(talent: Member, given?: CardLook) {
      const { accountId } = talent;
      const look = given ?? (await queries.findLook(db, accountId)) ?? 'paper';
      const cardPlan = await plan(talent, look);
      const made = await findDrawn(accountId, cardPlan.fingerprint);
      if (!made) await limits.take(`comp-card:${accountId}`, drawingsPerHour);
      // A second request finds the card that the first one made.
      const files =
        made ??
        (await queue(
          async () => (await findDrawn(accountId, cardPlan.fingerprint)) ?? draw(accountId, cardPlan),
        ));
      const name = fileNameOf(cardPlan.content.name);
      return {
        look,
        pdf_url: await storage.signDownload(files.pdf_key, validSeconds, `${name}.pdf`),
        picture_url: await storage.signDownload(files.picture_key, validSeconds, `${name}.jpg`),
        preview_url: await storage.signDownload(files.picture_key, validSeconds),
        expires_at: new Date(now() + validSeconds * 1000).toISOString(),
      };
    },
  };
}
