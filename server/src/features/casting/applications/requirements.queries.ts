import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import type { CharacterRequirements } from '../projects/index.ts';

interface Named {
  readonly id: number;
  readonly name: string;
}

interface AskedRow {
  readonly id: number;
  readonly title: string;
  readonly gender_id: number | null;
  readonly gender_name: string | null;
  readonly age_min: number | null;
  readonly age_max: number | null;
  readonly languages: CharacterRequirements['languages'];
  readonly skills: Named[];
  readonly cities: Named[];
  readonly works_from: string | null;
  readonly works_to: string | null;
}

/** What a job that is the role itself asks for, said like a character. A language is wanted at any level. */
export const findJobRequirements = async (db: Database, jobId: number): Promise<CharacterRequirements> => {
  const { rows } = await sql<AskedRow>`
    select job.id, job.title, job.gender_id, gender.name as gender_name, job.age_min, job.age_max,
      coalesce((select json_agg(json_build_object('id', language.id, 'name', language.name,
          'levelId', least_level.id, 'levelName', least_level.name) order by asked.position)
        from job_language asked join language on language.id = asked.language_id
        cross join (select id, name from language_level order by id limit 1) least_level
        where asked.job_id = job.id), '[]') as languages,
      coalesce((select json_agg(json_build_object('id', skill.id, 'name', skill.name) order by asked.position)
        from job_skill asked join skill on skill.id = asked.skill_id where asked.job_id = job.id), '[]') as skills,
      case when job.is_remote then '[]' else coalesce((
        select json_agg(json_build_object('id', city.id, 'name', city.name) order by place.position)
        from (select job.city_id, -1 as position where job.city_id is not null
          union all select other.city_id, other.position from job_other_city other
            where other.job_id = job.id and other.city_id is distinct from job.city_id) place
        join city on city.id = place.city_id), '[]') end as cities,
      case when job.works_to >= (now() at time zone 'Asia/Kolkata')::date
        then greatest(job.works_from, (now() at time zone 'Asia/Kolkata')::date) end as works_from,
      case when job.works_to >= (now() at time zone 'Asia/Kolkata')::date then job.works_to end as works_to
    from job left join gender on gender.id = job.gender_id
    where job.id = ${jobId}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error(`No job ${jobId}`);
  return {
    characterId: row.id,
    name: row.title,
    genderId: row.gender_id,
    genderName: row.gender_name,
    ageMin: row.age_min,
    ageMax: row.age_max,
    heightMinMm: null,
    heightMaxMm: null,
    looks: [],
    languages: row.languages,
    skills: row.skills,
    cities: row.cities,
    shootFrom: row.works_from,
    shootTo: row.works_to,
    // As its talents are told (0063): the city only sorts.
    musts: ['gender', 'age', 'languages', 'skills'],
  };
};
