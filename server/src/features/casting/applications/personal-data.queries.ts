import { movingStatuses } from '@callboard/contract/casting/application-values';
import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { recruiters } from '../../people/person-summaries/index.ts';
import { characters, projects } from '../projects/index.ts';
import type { SilentRow } from './silence.queries.ts';

interface Person {
  readonly id: number;
}

/** With everything that was sent, and every step since. */
export const listApplications = async (db: Database, { id }: Person) => {
  const { rows } = await sql`
    select job.title as job, recruiter.company, part.name as character, application.note, application.status,
      application.answer_words, application.withdraw_reason, application.told_days, application.viewed_at,
      application.created_at, application.updated_at,
      coalesce((select json_agg(json_build_object('question', question.body, 'answer', said.answer)
          order by question.position, question.id)
        from application_answer said join job_question question on question.id = said.question_id
        where said.application_id = application.id), '[]') as answers,
      (select count(*)::int from application_media sent where sent.application_id = application.id) as media_sent,
      coalesce((select json_agg(json_build_object('status', event.to_status, 'at', event.happened_at,
          'made_by', event.made_by, 'words', event.words) order by event.happened_at, event.id)
        from application_event event where event.application_id = application.id), '[]') as steps
    from job_application application
    join job on job.id = application.job_id
    join ${recruiters('recruiter')} on recruiter.account_id = job.recruiter_id
    left join ${characters('part')} on part.id = application.character_id
    where application.talent_id = ${id} order by application.created_at, application.id`.execute(db);
  return rows;
};

const withdraw = (trx: Database, talentId: number) =>
  sql`with ended as (
      select application.id, application.status from job_application application
      where application.status = any(${[...movingStatuses]}) and application.talent_id = ${talentId} for update),
    told as (
      insert into application_event (application_id, from_status, to_status, made_by)
      select id, status, 'withdrawn', 'talent' from ended)
    update job_application application set status = 'withdrawn' from ended where ended.id = application.id`.execute(
    trx,
  );

/** The recruiter keeps the outcome. What was written, answered and sent is deleted; open ones are withdrawn. */
export const withdrawApplications = async (trx: Database, { id }: Person) => {
  await withdraw(trx, id);
  const own = sql`application_id in (select id from job_application where talent_id = ${id})`;
  await sql`delete from application_media where ${own}`.execute(trx);
  await sql`delete from application_answer where ${own}`.execute(trx);
  await sql`delete from application_awaited where ${own}`.execute(trx);
  await sql`update application_event set words = null where words is not null and ${own}`.execute(trx);
  await sql`update job_application set note = null, answer_words = null, told_days = null, withdraw_reason = null,
    client_id = null where talent_id = ${id}`.execute(trx);
};

/** Open ones for the jobs somebody posted, locked. Those for somebody else’s project stay with its team. */
export const lockLeftBehind = async (trx: Database, { id }: Person) => {
  const { rows } = await sql<SilentRow>`
    select application.id, application.job_id, application.talent_id, application.status
    from job_application application join job on job.id = application.job_id
    left join ${projects('project')} on project.id = job.project_id
    where job.recruiter_id = ${id} and coalesce(project.recruiter_id, ${id}) = ${id}
      and application.status = any(${[...movingStatuses]})
    order by application.id for update of application`.execute(trx);
  return rows;
};
