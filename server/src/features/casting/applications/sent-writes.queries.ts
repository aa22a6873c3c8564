import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { galleryItems, pictures } from '../../people/person-summaries/index.ts';

export interface OwnMediaRow {
  readonly id: number;
  readonly asset_id: number;
  readonly kind: 'photo' | 'video' | 'audio';
  readonly request_id: number | null;
  readonly duration_ms: number | null;
}

/** Of the own gallery, as long as it was not refused. */
export const listOwnGallery = async (db: Database, talentId: number, ids: readonly number[]) => {
  const { rows } = await sql<OwnMediaRow>`
    select item.id, item.asset_id, asset.kind, null::integer as request_id, asset.duration_ms from ${galleryItems('item')}
    join ${pictures('asset')} on asset.id = item.asset_id
    where item.talent_id = ${talentId} and item.id = any(${[...ids]}::int[]) and asset.state <> 'refused'`.execute(
    db,
  );
  return rows;
};

/** What was sent with the application before, and was accepted then: nobody asks again how long it is. */
export const listSentMedia = async (db: Database, applicationId: number) => {
  const { rows } = await sql<OwnMediaRow>`
    select sent.id, sent.asset_id, asset.kind, sent.request_id, null::integer as duration_ms
    from application_media sent
    join ${pictures('asset')} on asset.id = sent.asset_id
    where sent.application_id = ${applicationId} order by sent.position`.execute(db);
  return rows;
};

interface MediaToKeep {
  readonly assetId: number;
  readonly requestId: number | null;
}

/** In the order given; those that are left out are removed. Answers the assets of the removed ones. */
export const replaceMedia = async (trx: Database, applicationId: number, media: readonly MediaToKeep[]) => {
  const assets = media.map(({ assetId }) => assetId);
  const removed = await sql<{ asset_id: number }>`
    delete from application_media where application_id = ${applicationId} and asset_id <> all(${assets}::int[])
    returning asset_id`.execute(trx);
  await sql`
    insert into application_media (application_id, asset_id, request_id, position)
    select ${applicationId}, asset_id, request_id, place
    from unnest(${assets}::int[], ${media.map(({ requestId }) => requestId)}::int[])
      with ordinality sent (asset_id, request_id, place)
    on conflict (application_id, asset_id) do update set request_id = excluded.request_id,
      position = excluded.position`.execute(trx);
  return removed.rows.map(({ asset_id }) => asset_id);
};

interface Answer {
  readonly question_id: number;
  readonly answer: string;
}

/** All of them, or those to questions that are still asked: the others stay as they are. */
export const replaceAnswers = async (
  trx: Database,
  applicationId: number,
  asked: readonly number[] | 'all',
  answers: readonly Answer[],
) => {
  await sql`delete from application_answer where application_id = ${applicationId}
    and ${asked === 'all' ? sql`true` : sql`question_id = any(${[...asked]}::int[])`}`.execute(trx);
  if (answers.length === 0) return;
  await trx
    .insertInto('application_answer')
    .values(answers.map((answer) => ({ application_id: applicationId, ...answer })))
    .execute();
};

export const listAwaited = async (db: Database, applicationId: number) => {
  const rows = await db
    .selectFrom('application_awaited')
    .select('request_id')
    .where('application_id', '=', applicationId)
    .execute();
  return rows.map(({ request_id }) => request_id);
};

export const replaceAwaited = async (trx: Database, applicationId: number, requestIds: readonly number[]) => {
  await trx.deleteFrom('application_awaited').where('application_id', '=', applicationId).execute();
  if (requestIds.length === 0) return;
  await trx
    .insertInto('application_awaited')
    .values(requestIds.map((request_id) => ({ application_id: applicationId, request_id })))
    .execute();
};
