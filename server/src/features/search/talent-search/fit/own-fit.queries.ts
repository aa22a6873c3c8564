import { sql } from 'kysely';
import type pg from 'pg';
import type { Database } from '../../../../platform/db/database.ts';
import type { FitFacts } from './fit-facts.ts';

/** What a talent’s profile says, as it is now. Everything is there for the talent alone. */
export const readOwnFitFacts = async (db: Database, talentId: number): Promise<FitFacts | undefined> => {
  const { rows } = await sql<FitFacts>`
    select talent.gender_id as "genderId", gender.name as "genderName", talent.playing_age_min as "playingAgeMin",
      talent.playing_age_max as "playingAgeMax",
      (select height_mm from talent_body where talent_id = talent.account_id) as "heightMm",
      array(select look_id from talent_look where talent_id = talent.account_id) as "lookIds",
      coalesce((select json_agg(json_build_object('id', language.id, 'name', language.name, 'levelId', level.id,
          'levelName', level.name))
        from talent_language spoken join language on language.id = spoken.language_id
        join language_level level on level.id = spoken.level_id
        where spoken.talent_id = talent.account_id), '[]') as languages,
      array(select skill_id from talent_skill where talent_id = talent.account_id) as "skillIds",
      talent.residence_city_id as "residenceCityId", city.name as "residenceCityName",
      array(select city_id from talent_work_city where talent_id = talent.account_id) as "workCityIds",
      talent.open_to_travel as "openToTravel",
      coalesce((select json_agg(json_build_object('from', lower(days), 'to', upper(days) - 1) order by days)
        from unavailable_dates where account_id = talent.account_id and upper(days) > current_date - 1), '[]')
        as unavailable,
      true as "seesCalendar"
    from talent
    left join gender on gender.id = talent.gender_id
    left join city on city.id = talent.residence_city_id
    where talent.account_id = ${talentId}`.execute(db);
  return rows[0];
};

/** Every facet of a talent, without waiting for the bitmaps. */
export async function readOwnFacets(statements: pg.Pool, talentId: number): Promise<readonly number[]> {
  const { rows } = await statements.query<{ facets: number[] }>({
    name: 'own_facets',
    text: `select array(select distinct facet from talent_facet where talent_id = $1 order by facet) as facets`,
    values: [talentId],
  });
  return rows[0]?.facets ?? [];
}
