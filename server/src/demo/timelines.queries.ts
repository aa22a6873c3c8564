import { sql, type Transaction } from 'kysely';
import type { DB } from '../platform/db/database.gen.ts';

/** The steps before the present one, and what is said with it. */
const ways = {
  applied: [],
  viewed: ['viewed'],
  shortlisted: ['viewed', 'shortlisted'],
  audition: ['viewed', 'shortlisted', 'audition'],
  callback: ['viewed', 'shortlisted', 'audition', 'callback'],
  offered: ['viewed', 'shortlisted', 'audition', 'callback', 'offered'],
  cast: ['viewed', 'shortlisted', 'audition', 'callback', 'offered', 'cast'],
  not_selected: ['viewed', 'not_selected'],
  withdrawn: ['withdrawn'],
  role_closed: ['role_closed'],
} as const;

const words = {
  audition: 'We liked what you sent. We’ll message you the slot and the sides.',
  callback: 'Thank you for coming in. The director would like to see you again.',
  not_selected: 'Thank you for applying. We went another way with this one, and kept your profile in mind.',
  role_closed: 'This role was cast before we could go through everyone. Thank you for applying.',
} as const;

/** Chosen by the number of the application: the same each time the cast is made. */
const pick = (of: string, among: number) => sql`(${sql.raw(of)}.id * 7919 % ${sql.lit(among)})`;

/** What came before each status, spread over the days between applying and now. */
const addEvents = (trx: Transaction<DB>) =>
  sql`
  with way as (
    select application.id, application.created_at, application.updated_at, job.recruiter_id, step.status, step.place,
      json_array_length(${JSON.stringify(ways)}::json -> application.status) as steps
    from job_application application
    join job on job.id = application.job_id
    cross join lateral json_array_elements_text(${JSON.stringify(ways)}::json -> application.status)
      with ordinality step (status, place))
  insert into application_event (application_id, from_status, to_status, made_by, actor_id, words, happened_at)
  select id, null, 'applied', 'talent', null, null, created_at from job_application
  union all
  select id, coalesce(lag(status) over (partition by id order by place), 'applied'), status,
    case status when 'withdrawn' then 'talent' when 'role_closed' then 'callboard' else 'team' end,
    case when status not in ('withdrawn', 'role_closed') then recruiter_id end,
    case when place = steps then ${JSON.stringify(words)}::json ->> status end,
    case when place = steps then updated_at
      else created_at + (updated_at - created_at) * (place::float / (steps + 1)) end
  from way
  order by 7, 1, 3`.execute(trx);

const addStates = (trx: Transaction<DB>) =>
  sql`
  update job_application application set step_since = application.updated_at,
    viewed_at = (select min(event.happened_at) from application_event event
      where event.application_id = application.id and event.to_status = 'viewed'),
    answer_words = coalesce(application.answer_words, (select event.words from application_event event
      where event.application_id = application.id and event.to_status = application.status
        and application.status in ('not_selected', 'role_closed') limit 1)),
    withdraw_reason = case when application.status = 'withdrawn'
      then (array['dates', 'fee', 'other_role', 'other'])[1 + ${pick('application', 4)}] end,
    rating = case when application.status in ('shortlisted', 'audition', 'callback', 'offered', 'cast')
      and ${pick('application', 3)} > 0 then 2 + ${pick('application', 4)} end`.execute(trx);

/** The photos and reels of the gallery, for most of them beginning with another one than there. */
const addMedia = (trx: Transaction<DB>) =>
  sql`
  insert into application_media (application_id, asset_id, request_id, position)
  select id, asset_id, request_id, row_number() over (partition by id order by place, asset_id) from (
    select application.id, item.asset_id, asked.id as request_id,
      (item.position + ${pick('application', 3)}) % 3 as place,
      row_number() over (partition by application.id order by (item.position + ${pick('application', 3)}) % 3,
        item.position) as nth
    from job_application application
    join gallery_item item on item.talent_id = application.talent_id
    join media_asset asset on asset.id = item.asset_id and asset.state = 'ready'
    left join lateral (
      select request.id from job_media_request request
      where request.job_id = application.job_id and request.removed_at is null
        and case request.kind when 'tape' then 'video' else request.kind end = asset.kind
      order by request.position, request.id limit 1) asked on true) sent
  where nth <= 5`.execute(trx);

/** Tapes that nobody has in their gallery are still on their way. */
const addAwaited = (trx: Transaction<DB>) =>
  sql`
  insert into application_awaited (application_id, request_id)
  select application.id, request.id
  from job_application application
  join job_media_request request on request.job_id = application.job_id and request.removed_at is null
  where request.is_required and application.status in ('applied', 'viewed') and not exists (
    select from application_media sent where sent.application_id = application.id and sent.request_id = request.id)`.execute(
    trx,
  );

const lines = [
  'Yes, I’m comfortable with that and have done it on two shoots.',
  'I can. I trained for three years and still practise every week.',
  'Not yet, but I learn quickly and have a month to prepare.',
  'Yes. I live twenty minutes away, so early calls are no problem.',
];

const addAnswers = (trx: Transaction<DB>) =>
  sql`
  insert into application_answer (application_id, question_id, answer)
  select application.id, question.id, case question.kind
    when 'yes_no' then case when ${pick('application', 4)} = 0 then 'no' else 'yes' end
    when 'choice' then question.choices[1 + ${pick('application', 97)} % cardinality(question.choices)]
    else (${lines}::text[])[1 + (application.id * 7919 + question.id) % ${sql.lit(lines.length)}] end
  from job_application application
  join job_question question on question.job_id = application.job_id and question.removed_at is null`.execute(
    trx,
  );

/** What the calendars of that day leave of the work. Who was cast since was available. */
const addDays = (trx: Transaction<DB>) =>
  sql`
  with work as (
    select application.id, application.talent_id, application.status,
      coalesce(part.works_from, part.works_to, job.works_from, project.shoot_starts_on) as starts,
      coalesce(part.works_to, part.works_from, job.works_to, project.shoot_ends_on) as ends
    from job_application application
    join job on job.id = application.job_id
    left join project_character part on part.id = application.character_id
    left join project on project.id = coalesce(part.project_id, job.project_id)),
  taken as (
    select work.id, greatest(lower(busy.days), work.starts) as start_date,
      least(upper(busy.days) - 1, work.ends) as end_date
    from work join unavailable_dates busy on busy.account_id = work.talent_id
      and busy.days && daterange(work.starts, work.ends, '[]')
    where work.starts <= work.ends and work.status <> 'cast')
  update job_application application set told_days = json_build_object(
    'total', work.ends - work.starts + 1,
    'available', work.ends - work.starts + 1 - coalesce(
      (select sum(taken.end_date - taken.start_date + 1) from taken where taken.id = work.id), 0),
    'not_available', coalesce((
      select json_agg(json_build_object('start_date', taken.start_date, 'end_date', taken.end_date)
        order by taken.start_date) from taken where taken.id = work.id), '[]'))
  from work where work.id = application.id and work.starts <= work.ends`.execute(trx);

/** What was sent with each application, and how it came to where it stands. */
export async function addTimelines(trx: Transaction<DB>): Promise<void> {
  await addEvents(trx);
  await addStates(trx);
  await addMedia(trx);
  await addAwaited(trx);
  await addAnswers(trx);
  await addDays(trx);
}
