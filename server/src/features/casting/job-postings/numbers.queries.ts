import type { JobNumbers } from '@callboard/contract/casting/job-postings';
import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';

type Numbers = Pick<JobNumbers, 'days' | 'saved' | 'stages'>;

/** As many days as an answer has room for. */
const mostDays = 400;
const dayInIndia = (moment: string) => sql`(${sql.ref(moment)} at time zone 'Asia/Kolkata')::date`;

/** Every day from the first to today, those on which nothing happened too. Who withdrew is only among the stages. */
export const readNumbers = async (db: Database, jobId: number, today: string): Promise<Numbers> => {
  const { rows } = await sql<Numbers>`
    with sent as (
      select ${dayInIndia('application.created_at')} as day, count(*)::int as count
      from job_application application where job_id = ${jobId} and status <> 'withdrawn' group by 1),
    began as (
      select greatest(${today}::date - ${mostDays - 1}::int, least(${today}::date,
        (select ${dayInIndia('job.opened_at')} from job where id = ${jobId}),
        (select min(day) from job_view where job_id = ${jobId}), (select min(day) from sent))) as day)
    select
      (select json_agg(json_build_object('day', passed.day::date, 'views', coalesce(seen.views, 0),
          'applications', coalesce(sent.count, 0)) order by passed.day)
        from began, generate_series(began.day, ${today}::date, interval '1 day') passed (day)
        left join job_view seen on seen.job_id = ${jobId} and seen.day = passed.day::date
        left join sent on sent.day = passed.day::date) as days,
      (select count(*) from saved_job where job_id = ${jobId})::int as saved,
      coalesce((select json_agg(stage order by stage.count desc, stage.status) from (
        select status, count(*)::int as count from job_application where job_id = ${jobId} group by status) stage),
        '[]') as stages`.execute(db);
  return rows[0] ?? { days: [], saved: 0, stages: [] };
};
