import { CardLook } from '@callboard/contract/people/comp-cards';
import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';

/** Photos that are ready to show, cover first. */
export const listPhotos = (db: Database, talentId: number, limit: number) =>
  db
    .selectFrom('gallery_item')
    .innerJoin('media_asset', 'media_asset.id', 'gallery_item.asset_id')
    .select(['media_asset.page_key', 'media_asset.full_key'])
    .where('gallery_item.talent_id', '=', talentId)
    .where('media_asset.kind', '=', 'photo')
    .where((eb) =>
      eb.or([eb('media_asset.page_key', 'is not', null), eb('media_asset.full_key', 'is not', null)]),
    )
    .orderBy('gallery_item.is_cover', 'desc')
    .orderBy('gallery_item.position')
    .limit(limit)
    .execute();

const card = (db: Database, talentId: number) =>
  db
    .selectFrom('comp_card')
    .select(['look', 'content_print', 'pdf_key', 'picture_key'])
    .where('talent_id', '=', talentId);

export const findCard = (db: Database, talentId: number) => card(db, talentId).executeTakeFirst();

export const findLook = async (db: Database, talentId: number): Promise<CardLook | undefined> =>
  CardLook.optional().parse((await findCard(db, talentId))?.look);

/** Locks the cards of a talent, also when there is none yet. */
export const lockCard = async (trx: Database, talentId: number) => {
  await trx
    .selectFrom('talent')
    .select('account_id')
    .where('account_id', '=', talentId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return findCard(trx, talentId);
};

export interface MadeCard {
  readonly look: CardLook;
  readonly content_print: string;
  readonly pdf_key: string;
  readonly picture_key: string;
  readonly stored_bytes: number;
}

export const saveCard = (trx: Database, talentId: number, made: MadeCard) => {
  const row = { ...made, made_at: sql<Date>`now()` };
  return trx
    .insertInto('comp_card')
    .values({ talent_id: talentId, ...row })
    .onConflict((conflict) => conflict.column('talent_id').doUpdateSet(row))
    .execute();
};

/** Returns the files that are no longer used. */
export const deleteOldCards = async (trx: Database, olderThanDays: number): Promise<string[]> => {
  const old = await trx
    .selectFrom('comp_card')
    .select(['talent_id', 'pdf_key', 'picture_key'])
    .where('made_at', '<', sql<Date>`now() - make_interval(days => ${olderThanDays})`)
    .forUpdate()
    .execute();
  if (old.length === 0) return [];
  await trx
    .updateTable('comp_card')
    .set({ content_print: null, pdf_key: null, picture_key: null, made_at: null })
    .where(
      'talent_id',
      'in',
      old.map(({ talent_id }) => talent_id),
    )
    .execute();
  return old.flatMap(({ pdf_key, picture_key }) => [pdf_key, picture_key]).filter((key) => key !== null);
};
