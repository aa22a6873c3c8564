import { sql } from 'kysely';
import type { Database } from '../../../../platform/db/database.ts';
import { peopleWithContact } from '../../../people/person-summaries/index.ts';
import type { CheckFacts } from './job-checks.policy.ts';
import { copiedPercent } from './text-marks.policy.ts';

/** The newest are as many as it takes to know what is usual. */
const mostCompared = 400;

/** As jobs are searched by it (0063). */
const perDay = sql`fee_per_day(fee_paise, fee_per, work_days)`;

type Facts = Omit<CheckFacts, 'roles' | 'project'>;

/** In one statement: what this job is compared with, as it is stored now. */
export const readCheckFacts = async (db: Database, jobId: number): Promise<Facts | undefined> => {
  const { rows } = await sql<Facts>`
    with mine as materialized (select * from job where id = ${jobId}),
    compared as (
      select ${perDay} as per_day from (
        select fee_paise, fee_per, work_days from job
        where status = 'open' and fee_paise is not null and id <> ${jobId}
          and project_type_id = (select project_type_id from mine)
        order by opened_at desc limit ${mostCompared}) newest),
    usual as (
      select count(*)::int as compared, percentile_cont(array[0.1, 0.5, 0.9]) within group (order by per_day) as paise
      from compared),
    alike as (
      select other.title, other.public_id, shared.marks * 100
        / least(cardinality(other.text_marks), cardinality(mine.text_marks)) as same_percent
      from mine join job other on other.text_marks && mine.text_marks and other.text_marks <> '{}'
      cross join lateral (select count(*)::int as marks from (
        select unnest(other.text_marks) intersect select unnest(mine.text_marks)) both_have) shared
      where other.id <> mine.id and other.recruiter_id <> mine.recruiter_id and other.opened_at is not null
        and not coalesce(other.project_id = mine.project_id, false)
      order by same_percent desc, other.id limit 1)
    select
      (select ${perDay}::float8 from mine where fee_per is not null) as per_day_paise,
      (select json_build_object('compared', compared, 'low_paise', round(paise[1]), 'median_paise',
        round(paise[2]), 'high_paise', round(paise[3])) from usual where compared > 0) as usual,
      (select json_build_object('title', title, 'public_id', public_id, 'same_percent', same_percent)
        from alike where same_percent >= ${copiedPercent}) as alike,
      json_build_object('account_days', floor(extract(epoch from now() - poster.created_at) / 86400)::int,
        'shares_phone_with_gone', poster.mobile is not null and exists (
          select from ${peopleWithContact('gone')} where gone.mobile = poster.mobile and gone.id <> poster.id
            and (gone.closed_at is not null or gone.frozen_at is not null))) as poster
    from mine join ${peopleWithContact('poster')} on poster.id = mine.recruiter_id`.execute(db);
  return rows[0];
};
