import { type RawBuilder, sql } from 'kysely';

/** Names of languages, best spoken first. Refers to "account". */
export const spokenBy: RawBuilder<string[]> = sql<string[]>`array(
  select language.name from talent_language spoken
  join language on language.id = spoken.language_id
  join language_level level on level.id = spoken.level_id
  where spoken.talent_id = account.id order by level.position desc, language.position)`;

/** Millimetres; never of minors or where the age is unknown. Refers to "account" and "talent". */
export const heightOf: RawBuilder<number | null> = sql<number | null>`(
  select height_mm from talent_body body where body.talent_id = account.id
    and talent.date_of_birth <= (now() at time zone 'Asia/Kolkata')::date - interval '18 years')`;

/** Names of skills. Refers to "account". */
export const skillsOf: RawBuilder<string[]> = sql<string[]>`array(
  select skill.name from talent_skill able join skill on skill.id = able.skill_id
  where able.talent_id = account.id order by skill.name)`;
