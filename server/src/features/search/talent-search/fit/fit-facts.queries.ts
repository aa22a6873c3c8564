import type pg from 'pg';

export interface FitRow {
  readonly talent_no: number;
  readonly gender_id: number | null;
  readonly residence_city_id: number | null;
  readonly open_to_travel: boolean;
  readonly looks: number[];
  readonly work_cities: number[];
  readonly unavailable: { from: string; to: string }[];
}

const statement = `
select person.talent_no, talent.gender_id, talent.residence_city_id, talent.open_to_travel,
  array(select look_id from talent_look where talent_id = person.talent_id) as looks,
  array(select city_id from talent_work_city where talent_id = person.talent_id) as work_cities,
  coalesce((select json_agg(json_build_object('from', lower(days), 'to', upper(days) - 1) order by days)
    from unavailable_dates
    where account_id = person.talent_id and days && daterange($2::date, $3::date, '[]')), '[]') as unavailable
from talent_search person join talent on talent.account_id = person.talent_id
where person.talent_no = any($1::integer[])`;

/** What a fit needs beyond the card. */
export async function readFitRows(pool: pg.Pool, people: readonly number[], days: readonly [string, string]) {
  const { rows } = await pool.query<FitRow>({
    name: 'search_fit_facts',
    text: statement,
    values: [people, ...days],
  });
  return new Map(rows.map((row) => [row.talent_no, row]));
}
