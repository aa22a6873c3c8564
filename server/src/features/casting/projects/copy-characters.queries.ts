import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';

interface Copying {
  readonly from: number;
  readonly to: number;
  /** Days before it say nothing about the copy. */
  readonly today: string;
}

/** Adds what the characters of one project ask for to another, without those who were considered for them. */
export const copyCharacters = (trx: Database, { from, to, today }: Copying) =>
  sql`
  with source as materialized (
    select id as old_id, nextval(pg_get_serial_sequence('project_character', 'id'))::integer as new_id
    from project_character where project_id = ${from} and status <> 'dropped'),
  parts as (
    insert into project_character (id, project_id, name, brief, team_note, weight, wanted, gender_id,
      playing_age_min, playing_age_max, height_min_mm, height_max_mm, fee_paise, fee_per, work_days,
      works_from, works_to, musts, position)
    overriding system value
    select new_id, ${to}, name, brief, team_note, weight, wanted, gender_id,
      playing_age_min, playing_age_max, height_min_mm, height_max_mm, fee_paise, fee_per, work_days,
      case when coalesce(works_to, works_from) >= ${today}::date then works_from end,
      case when coalesce(works_to, works_from) >= ${today}::date then works_to end, musts, position
    from project_character join source on old_id = id),
  looks as (
    insert into character_look (character_id, look_id)
    select new_id, look_id from character_look join source on old_id = character_id),
  languages as (
    insert into character_language (character_id, language_id, level_id)
    select new_id, language_id, level_id from character_language join source on old_id = character_id),
  skills as (
    insert into character_skill (character_id, skill_id)
    select new_id, skill_id from character_skill join source on old_id = character_id),
  disclosures as (
    insert into character_disclosure (character_id, kind, level, note)
    select new_id, kind, level, note from character_disclosure join source on old_id = character_id),
  pictures as (
    insert into character_picture (character_id, asset_id, caption, position)
    select new_id, asset_id, caption, position from character_picture join source on old_id = character_id)
  select from source`.execute(trx);
