import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import type { CharacterRequirements } from '../../search/talent-search/index.ts';

type Named = CharacterRequirements['cities'][number];

/** A role with the names of what it asks for. */
export interface RoleDetail {
  readonly job_id: number;
  readonly character_id: number | null;
  readonly name: string;
  readonly is_casting: boolean;
  readonly gender_id: number | null;
  readonly gender: string | null;
  readonly age_min: number | null;
  readonly age_max: number | null;
  readonly height_min_mm: number | null;
  readonly height_max_mm: number | null;
  readonly languages: CharacterRequirements['languages'];
  readonly skills: readonly Named[];
  readonly looks: readonly Named[];
  readonly cities: readonly Named[];
  readonly musts: CharacterRequirements['musts'];
  readonly works_from: string | null;
  readonly works_to: string | null;
  readonly disclosures: readonly string[];
}

const named = (list: 'skill' | 'look', ids: string) => sql<Named[]>`coalesce((
  select json_agg(json_build_object('id', item.id, 'name', item.name) order by item.name)
  from ${sql.table(list)} item where item.id = any(${sql.ref(ids)})), '[]')`;

/** The roles of these jobs, in their order. */
export const listRoleDetails = async (db: Database, jobIds: readonly number[]) => {
  const { rows } = await sql<RoleDetail>`
    select role.job_id, role.character_id, role.name, role.is_casting, role.gender_id, gender.name as gender,
      role.age_min, role.age_max, role.height_min_mm, role.height_max_mm, role.musts, role.works_from, role.works_to,
      role.disclosures,
      coalesce((select json_agg(json_build_object('id', language.id, 'name', language.name, 'levelId', level.id,
          'levelName', level.name) order by asked.place)
        from unnest(role.languages) with ordinality asked (code, place)
        join language on language.id = asked.code / 10
        join language_level level on level.id = asked.code % 10), '[]') as languages,
      ${named('skill', 'role.skills')} as skills, ${named('look', 'role.looks')} as looks,
      coalesce((select json_agg(json_build_object('id', city.id, 'name', city.name) order by place.position)
        from (
          select job.city_id, -1 as position where job.city_id is not null
          union all
          select other.city_id, other.position from job_other_city other
          where other.job_id = job.id and other.city_id is distinct from job.city_id) place
        join city on city.id = place.city_id where not job.is_remote), '[]') as cities
    from job_role role
    join job on job.id = role.job_id
    left join gender on gender.id = role.gender_id
    where role.job_id = any(${[...jobIds]}::integer[])
    order by role.job_id, role.position, role.character_id`.execute(db);
  return rows;
};

export const toRequirements = (role: RoleDetail): CharacterRequirements => ({
  characterId: role.character_id ?? 0,
  name: role.name,
  genderId: role.gender_id,
  genderName: role.gender,
  ageMin: role.age_min,
  ageMax: role.age_max,
  heightMinMm: role.height_min_mm,
  heightMaxMm: role.height_max_mm,
  looks: role.looks,
  languages: role.languages,
  skills: role.skills,
  cities: role.cities,
  shootFrom: role.works_from ?? role.works_to,
  shootTo: role.works_to ?? role.works_from,
  musts: role.musts,
});
