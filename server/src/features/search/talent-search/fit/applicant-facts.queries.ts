import { sql } from 'kysely';
import type { Database } from '../../../../platform/db/database.ts';
import { people } from '../../../people/person-summaries/index.ts';
import { heightOf } from '../../../people/talent-profiles/index.ts';
import type { FitFacts } from './fit-facts.ts';

/** What is searched by, also of those who are in no search. In one statement for any number of people. */
export const listFacets = async (db: Database, talentIds: readonly number[]) => {
  const { rows } = await sql<{ talent_id: number; facets: number[] }>`
    select talent_id, array_agg(facet) as facets from talent_facet
    where talent_id = any(${[...talentIds]}::int[]) group by talent_id`.execute(db);
  return new Map(rows.map(({ talent_id, facets }) => [talent_id, facets]));
};

interface FactsOptions {
  readonly talentId: number;
  readonly days: readonly [string, string];
  readonly seesCalendar: boolean;
}

/** The same about one person, with names. Their recruiter reads it: no measurements of a minor. */
export const findFitFacts = async (db: Database, { talentId, days, seesCalendar }: FactsOptions) => {
  const { rows } = await sql<Omit<FitFacts, 'seesCalendar'>>`
    select talent.gender_id as "genderId", gender.name as "genderName",
      talent.playing_age_min as "playingAgeMin", talent.playing_age_max as "playingAgeMax",
      ${heightOf} as "heightMm",
      array(select look_id from talent_look where talent_id = talent.account_id) as "lookIds",
      coalesce((select json_agg(json_build_object('id', language.id, 'name', language.name,
          'levelId', level.id, 'levelName', level.name))
        from talent_language spoken join language on language.id = spoken.language_id
        join language_level level on level.id = spoken.level_id
        where spoken.talent_id = talent.account_id), '[]') as languages,
      array(select skill_id from talent_skill where talent_id = talent.account_id) as "skillIds",
      talent.residence_city_id as "residenceCityId", city.name as "residenceCityName",
      array(select city_id from talent_work_city where talent_id = talent.account_id) as "workCityIds",
      talent.open_to_travel as "openToTravel",
      case when ${seesCalendar}::boolean then coalesce((
        select json_agg(json_build_object('from', lower(days), 'to', upper(days) - 1) order by days)
        from unavailable_dates where account_id = talent.account_id
          and days && daterange(${days[0]}::date, ${days[1]}::date, '[]')), '[]') else '[]' end as unavailable
    from talent
    join ${people('account')} on account.id = talent.account_id
    left join gender on gender.id = talent.gender_id
    left join city on city.id = talent.residence_city_id
    where talent.account_id = ${talentId}`.execute(db);
  return rows[0] && { ...rows[0], seesCalendar };
};
