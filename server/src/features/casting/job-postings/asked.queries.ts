import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { jobQuestions, mediaRequests } from './job-facts.queries.ts';
import type { JobFields } from './job-fields.policy.ts';

type Asked = Pick<JobFields, 'media' | 'questions'>;

export const listAsked = async (db: Database, jobId: number): Promise<Asked> => {
  const { rows } = await sql<Asked>`
    select ${mediaRequests} as media, ${jobQuestions} as questions from job where job.id = ${jobId}`.execute(
    db,
  );
  return rows[0] ?? { media: [], questions: [] };
};

const idsIn = (asked: readonly { readonly id?: number | undefined }[]) =>
  asked.flatMap(({ id }) => (id === undefined ? [] : [id]));

/** What is asked no more is kept where somebody applied, who may have answered it. */
const removeLeftOut = (
  trx: Database,
  table: 'job_media_request' | 'job_question',
  jobId: number,
  kept: readonly number[],
) =>
  sql`
    with left_out as (
      select id from ${sql.table(table)} asked
      where job_id = ${jobId} and removed_at is null and not (id = any(${[...kept]}::int[]))),
    hidden as (
      update ${sql.table(table)} set removed_at = now() where id in (select id from left_out)
        and exists (select from job_application where job_id = ${jobId}))
    delete from ${sql.table(table)} where id in (select id from left_out)
      and not exists (select from job_application where job_id = ${jobId})`.execute(trx);

/** In one statement each, however many there are. */
export async function replaceAsked(trx: Database, jobId: number, { media, questions }: Asked): Promise<void> {
  await removeLeftOut(trx, 'job_media_request', jobId, idsIn(media));
  await removeLeftOut(trx, 'job_question', jobId, idsIn(questions));
  const [requests, asked] = [media, questions].map((all) =>
    JSON.stringify(all.map((one, position) => ({ ...one, position }))),
  );
  await sql`
    with sent as (
      select * from jsonb_to_recordset(${requests}::jsonb) as sent
        (id int, kind text, label text, note text, is_required boolean, max_seconds smallint, position smallint)),
    kept as (
      update job_media_request request set kind = sent.kind, label = sent.label, note = sent.note,
        is_required = sent.is_required, max_seconds = sent.max_seconds, position = sent.position
      from sent where request.id = sent.id and request.job_id = ${jobId})
    insert into job_media_request (job_id, kind, label, note, is_required, max_seconds, position)
    select ${jobId}, kind, label, note, is_required, max_seconds, position from sent where id is null
    order by position`.execute(trx);
  await sql`
    with sent as (
      select * from jsonb_to_recordset(${asked}::jsonb) as sent
        (id int, kind text, text text, is_required boolean, choices jsonb, position smallint)),
    written as (
      select id, kind, text as body, is_required, position,
        array(select jsonb_array_elements_text(choices)) as choices from sent),
    kept as (
      update job_question question set kind = written.kind, body = written.body, choices = written.choices,
        is_required = written.is_required, position = written.position
      from written where question.id = written.id and question.job_id = ${jobId})
    insert into job_question (job_id, kind, body, is_required, choices, position)
    select ${jobId}, kind, body, is_required, choices, position from written where id is null
    order by position`.execute(trx);
}
