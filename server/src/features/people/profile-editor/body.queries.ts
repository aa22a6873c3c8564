import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';

export const findBody = (db: Database, talentId: number) =>
  db
    .selectFrom('talent')
    .leftJoin('talent_body as body', 'body.talent_id', 'talent.account_id')
    .select([
      'talent.account_id',
      'talent.date_of_birth',
      'talent.playing_age_min',
      'talent.playing_age_max',
      'body.height_mm',
      'body.weight_g',
      'body.bust_or_chest_mm',
      'body.waist_mm',
      'body.hips_mm',
      'body.height_unit',
      'body.weight_unit',
      'body.bust_or_chest_unit',
      'body.waist_unit',
      'body.hips_unit',
      'body.eye_color_id',
      'body.skin_tone_id',
      'body.hair_color_id',
      'body.hair_type_id',
      'body.body_type_id',
      'body.confirmed_on',
    ])
    .where('talent.account_id', '=', talentId)
    .executeTakeFirst();

export interface PlayingAge {
  readonly playing_age_min?: number | null | undefined;
  readonly playing_age_max?: number | null | undefined;
}

export const updatePlayingAge = (trx: Database, talentId: number, age: PlayingAge) =>
  trx
    .updateTable('talent')
    .set({ ...age, updated_at: sql<Date>`now()` })
    .where('account_id', '=', talentId)
    .execute();

type Maybe = number | null | undefined;

export interface BodyChange {
  readonly height_mm?: Maybe;
  readonly weight_g?: Maybe;
  readonly bust_or_chest_mm?: Maybe;
  readonly waist_mm?: Maybe;
  readonly hips_mm?: Maybe;
  readonly height_unit?: Maybe;
  readonly weight_unit?: Maybe;
  readonly bust_or_chest_unit?: Maybe;
  readonly waist_unit?: Maybe;
  readonly hips_unit?: Maybe;
  readonly eye_color_id?: Maybe;
  readonly skin_tone_id?: Maybe;
  readonly hair_color_id?: Maybe;
  readonly hair_type_id?: Maybe;
  readonly body_type_id?: Maybe;
}

const today = sql<string>`(now() at time zone 'Asia/Kolkata')::date`;

/** With `confirm`, the measurements are dated today. */
export const saveBody = async (trx: Database, talentId: number, change: BodyChange, confirm: boolean) => {
  const values = { ...change, ...(confirm && { confirmed_on: today }) };
  await trx
    .insertInto('talent_body')
    .values({ talent_id: talentId, ...values })
    .onConflict((conflict) =>
      Object.values(values).some((value) => value !== undefined)
        ? conflict.column('talent_id').doUpdateSet(values)
        : conflict.doNothing(),
    )
    .execute();
};
