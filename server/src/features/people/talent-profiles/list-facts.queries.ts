import { type RawBuilder, sql } from 'kysely';

/** Names of languages, best spoken first. Refers to "account". */
export const spokenBy: RawBuilder<string[]> = sql<string[]>`array(
  select language.name from talent_language spoken
  join language on language.id = spoken.language_id
  join language_level level on level.id = spoken.level_id
  where spoken.talent_id = account.id order by level.position desc, language.position)`;

/** False where the age is unknown. Refers to "talent". */
export const isOfAge: RawBuilder<boolean> = sql<boolean>`coalesce(
  talent.date_of_birth <= (now() at time zone 'Asia/Kolkata')::date - interval '18 years', false)`;

/** Millimetres; never of minors or where the age is unknown. Refers to "account" and "talent". */
export const heightOf: RawBuilder<number | null> = sql<number | null>`(
  select height_mm from talent_body body where body.talent_id = account.id and ${isOfAge})`;

/** In millimetres. */
export interface BodyRow {
  readonly height: number | null;
  readonly chest: number | null;
  readonly waist: number | null;
  readonly hips: number | null;
}

/** What a figure is drawn from; never of minors or where the age is unknown. Refers to "account" and "talent". */
export const bodyOf: RawBuilder<BodyRow | null> = sql<BodyRow | null>`(
  select json_build_object('height', height_mm, 'chest', bust_or_chest_mm, 'waist', waist_mm, 'hips', hips_mm)
  from talent_body body where body.talent_id = account.id and ${isOfAge})`;
