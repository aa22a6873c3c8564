import type { Disclosure } from '@callboard/contract/casting/project-fields';
import type { ProjectFeeUnit } from '@callboard/contract/casting/project-values';
import { sql } from 'kysely';
import type { Database } from '../../../../platform/db/database.ts';
import { disclosuresOf } from '../project-fields.queries.ts';

/** A character as everyone reads it who reads a job it is posted in: nothing the team keeps to itself. */
export interface CharacterRoleRow {
  readonly id: number;
  readonly project_id: number;
  readonly name: string;
  readonly status: string;
  readonly brief: string | null;
  readonly weight: string;
  readonly wanted: number;
  readonly gender: string | null;
  readonly playing_age_min: number | null;
  readonly playing_age_max: number | null;
  readonly height_min_mm: number | null;
  readonly height_max_mm: number | null;
  readonly languages: string[];
  readonly skills: string[];
  readonly looks: string[];
  readonly fee_paise: number | null;
  readonly fee_per: ProjectFeeUnit | null;
  readonly work_days: number | null;
  readonly works_from: string | null;
  readonly works_to: string | null;
  readonly disclosures: Disclosure[];
}

/** In the order of these ids. */
export const listCharacterRoles = async (db: Database, characterIds: readonly number[]) => {
  const { rows } = await sql<CharacterRoleRow>`
    select part.id, part.project_id, part.name, part.status, part.brief, part.weight, part.wanted,
      gender.name as gender, part.playing_age_min, part.playing_age_max, part.height_min_mm, part.height_max_mm,
      part.fee_paise, part.fee_per, part.work_days, part.works_from::text, part.works_to::text,
      array(select language.name from character_language wanted join language on language.id = wanted.language_id
        where wanted.character_id = part.id order by language.id) as languages,
      array(select skill.name from character_skill wanted join skill on skill.id = wanted.skill_id
        where wanted.character_id = part.id order by skill.id) as skills,
      array(select look.name from character_look wanted join look on look.id = wanted.look_id
        where wanted.character_id = part.id order by look.id) as looks,
      ${disclosuresOf('character', 'part.id')} as disclosures
    from project_character part
    left join gender on gender.id = part.gender_id
    where part.id = any(${[...characterIds]}::int[])
    order by array_position(${[...characterIds]}::int[], part.id)`.execute(db);
  return rows;
};
