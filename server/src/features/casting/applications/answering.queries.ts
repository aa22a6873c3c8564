import { clockedStatuses, silence } from '@callboard/contract/casting/application-values';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';

/** How a recruiter answers those who apply for the jobs they posted. */
export interface AnsweringRow {
  /** Without those that were withdrawn. */
  readonly applications: number;
  /** Steps that waited for the recruiter and whose days are over. */
  readonly due: number;
  /** Of these, how many the team took on in time. What Callboard closed, or nobody touched, is not among them. */
  readonly answered: number;
  /** Applications that came to an audition or further. */
  readonly auditions: number;
  readonly first_view_days: number | null;
  readonly next_step_days: number | null;
  readonly final_answer_days: number | null;
}

const days = (span: RawBuilder<unknown>) => sql`extract(epoch from ${span}) / 86400`;
const median = (of: RawBuilder<unknown>, where: RawBuilder<unknown>) =>
  sql`round(percentile_cont(0.5) within group (order by ${of}) filter (where ${where}))::int`;
/** How they answer now; and no page of a recruiter, however busy, reads more than a year of steps. */
const isRecent = sql`application.created_at > now() - interval '365 days'`;
const inTime = sql`step.next_at <= step.happened_at + make_interval(days => ${silence.stepDays}::int)`;
/** Where the talent left in time, nobody owed them a reply. */
const isDue = sql`(step.to_status = any(${[...clockedStatuses]})
  and step.happened_at < now() - make_interval(days => ${silence.stepDays}::int)
  and not coalesce(step.next_by = 'talent' and ${inTime}, false))`;
const furthest = ['audition', 'callback', 'offered', 'cast'];
const final = ['offered', 'cast', 'not_selected'];

/** In one statement, from the steps themselves. */
export const countAnswering = async (db: Database, recruiterId: number): Promise<AnsweringRow> => {
  const { rows } = await sql<AnsweringRow>`
    with step as (
      select event.id, event.application_id, event.to_status, event.made_by, event.happened_at, application.created_at,
        event.from_status is not distinct from event.to_status as is_word,
        lead(event.happened_at) over following as next_at, lead(event.made_by) over following as next_by
      from application_event event
      join job_application application on application.id = event.application_id
      join job on job.id = application.job_id
      where job.recruiter_id = ${recruiterId} and ${isRecent}
      window following as (partition by event.application_id order by event.happened_at, event.id)),
    -- Without what was only said.
    move as (
      select step.to_status, step.happened_at, lead(step.happened_at) over following as next_at,
        lead(step.made_by) over following as next_by
      from step where not step.is_word
      window following as (partition by step.application_id order by step.happened_at, step.id)),
    taken as (
      select ${median(
        days(sql`move.next_at - move.happened_at`),
        sql`move.to_status = 'viewed' and move.next_by = 'team'`,
      )} as next_step_days from move),
    steps as (
      select (count(*) filter (where ${isDue}))::int as due,
        (count(*) filter (where ${isDue} and step.next_by = 'team' and ${inTime}))::int as answered,
        (count(distinct step.application_id) filter (where step.to_status = any(${furthest})))::int as auditions,
        ${median(
          days(sql`step.happened_at - step.created_at`),
          sql`step.made_by = 'team' and step.to_status = any(${final})`,
        )} as final_answer_days
      from step),
    sent as (
      select (count(*) filter (where application.status <> 'withdrawn'))::int as applications,
        ${median(
          days(sql`application.viewed_at - application.created_at`),
          sql`application.viewed_at is not null`,
        )} as first_view_days
      from job_application application join job on job.id = application.job_id
      where job.recruiter_id = ${recruiterId} and ${isRecent})
    select * from steps cross join taken cross join sent`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('Counting answers something');
  return row;
};
