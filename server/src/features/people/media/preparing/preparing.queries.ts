import { type Insertable, sql } from 'kysely';
import type { MediaAsset } from '../../../../platform/db/database.gen.ts';
import type { Database } from '../../../../platform/db/database.ts';

type Columns = Insertable<MediaAsset>;
export type NewAsset = Pick<
  Columns,
  | 'owner_id'
  | 'kind'
  | 'content_type'
  | 'bytes'
  | 'width'
  | 'height'
  | 'original_key'
  | 'source_key'
  | 'poster_source_key'
>;
export type ReadyColumns = Pick<
  Columns,
  | 'content_type'
  | 'bytes'
  | 'width'
  | 'height'
  | 'duration_ms'
  | 'file_key'
  | 'card_key'
  | 'page_key'
  | 'full_key'
  | 'placeholder'
  | 'stored_bytes'
>;

export const insertWaiting = async (trx: Database, asset: NewAsset): Promise<number> => {
  const { id } = await trx
    .insertInto('media_asset')
    .values({ ...asset, state: 'processing' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

const waiting = (db: Database, id: number) =>
  db.updateTable('media_asset').where('id', '=', id).where('state', '=', 'processing');

export type WaitingAsset = NonNullable<Awaited<ReturnType<typeof beginTry>>>;

/** Counts a try before it starts, in case it crashes. Undefined when there is nothing left to do. */
export const beginTry = (db: Database, id: number) =>
  waiting(db, id)
    .set({ tries: sql<number>`tries + 1` })
    .returning([
      'id',
      'kind',
      'content_type',
      'original_key',
      sql<string>`source_key`.as('source_key'),
      'poster_source_key',
      'tries',
    ])
    .executeTakeFirst();

/** It failed without crashing. */
export const endTry = (db: Database, id: number) =>
  waiting(db, id).set({ tries: sql<number>`greatest(tries - 1, 0)` }).execute();

/** False when another node was first, or when it is gone. */
export const markReady = async (trx: Database, id: number, columns: ReadyColumns): Promise<boolean> => {
  const { numUpdatedRows } = await waiting(trx, id)
    .set({ ...columns, state: 'ready', source_key: null, poster_source_key: null })
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** Locks the galleries that show it first, in the same order as a gallery change does. */
export const lockShowing = (trx: Database, id: number) =>
  trx
    .selectFrom('talent')
    .select('account_id')
    .where('account_id', 'in', (select) =>
      select.selectFrom('gallery_item').select('talent_id').where('asset_id', '=', id),
    )
    .orderBy('account_id')
    .forUpdate()
    .execute();

export const markRejected = async (trx: Database, id: number, reason: string): Promise<boolean> => {
  const { numUpdatedRows } = await waiting(trx, id)
    .set({ state: 'refused', refusal: reason, source_key: null, poster_source_key: null })
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

export const findState = async (db: Database, id: number): Promise<string | undefined> => {
  const row = await db.selectFrom('media_asset').select('state').where('id', '=', id).executeTakeFirst();
  return row?.state;
};

export const listWaiting = (db: Database) =>
  db
    .selectFrom('media_asset')
    .select(['id', 'original_key'])
    .where('state', '=', 'processing')
    .orderBy('id')
    .execute();

/** After a day of polling, the job's own retries decide. */
export const isWaitingToday = async (db: Database, id: number): Promise<boolean> =>
  (await db
    .selectFrom('media_asset')
    .select('id')
    .where('id', '=', id)
    .where('state', '=', 'processing')
    .where('created_at', '>', sql<Date>`now() - interval '1 day'`)
    .executeTakeFirst()) !== undefined;
