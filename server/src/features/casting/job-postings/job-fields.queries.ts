import type { AuditionKind } from '@callboard/contract/casting/job-values';
import type { ProjectFeeUnit } from '@callboard/contract/casting/project-values';
import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { listAsked, replaceAsked } from './asked.queries.ts';
import { textMarks } from './checks/text-marks.policy.ts';
import { characterIds, jobDisclosures } from './job-facts.queries.ts';
import type { JobFieldName, JobFields } from './job-fields.policy.ts';

const idsOf = (table: 'job_language' | 'job_skill', column: 'language_id' | 'skill_id') =>
  sql<number[]>`array(select ${sql.ref(column)} from ${sql.table(table)} where job_id = job.id
    order by position, ${sql.ref(column)})`;

export const readFields = async (db: Database, jobId: number): Promise<JobFields | undefined> => {
  const row = await db
    .selectFrom('job')
    .select([
      'title',
      'description',
      'project_id',
      characterIds.as('charcter_ids'),
      'project_type_id as project_type',
      'production_title',
      'gender_id',
      'age_min as playing_age_min',
      'age_max as playing_age_max',
      idsOf('job_language', 'language_id').as('language_ids'),
      idsOf('job_skill', 'skill_id').as('skill_ids'),
      sql<number[]>`array_remove(array[city_id], null) || array(select other.city_id from job_other_city other
        where other.job_id = job.id order by other.position, other.city_id)`.as('city_ids'),
      'is_remote',
      'fee_paise',
      sql<ProjectFeeUnit | null>`fee_per`.as('fee_per'),
      'is_unpaid',
      'pay_note',
      'works_from',
      'works_to',
      'work_days',
      sql<AuditionKind[]>`audition_kinds`.as('audition_kinds'),
      'wanted',
      jobDisclosures.as('disclosures'),
      'closes_at',
      'closes_zone',
    ])
    .where('id', '=', jobId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { closes_at, closes_zone, ...fields } = row;
  const deadline = closes_at && closes_zone ? { at: closes_at.toISOString(), zone: closes_zone } : null;
  return { ...fields, deadline, ...(await listAsked(db, jobId)) };
};

const toColumns = (fields: JobFields) => ({
  title: fields.title,
  description: fields.description,
  project_id: fields.project_id,
  project_type_id: fields.project_type,
  production_title: fields.production_title,
  gender_id: fields.gender_id,
  age_min: fields.playing_age_min,
  age_max: fields.playing_age_max,
  city_id: fields.city_ids[0] ?? null,
  is_remote: fields.is_remote,
  fee_paise: fields.fee_paise,
  fee_per: fields.fee_per,
  is_unpaid: fields.is_unpaid,
  pay_note: fields.pay_note,
  works_from: fields.works_from,
  works_to: fields.works_to,
  work_days: fields.work_days,
  audition_kinds: [...fields.audition_kinds],
  wanted: fields.wanted,
  closes_at: fields.deadline?.at ?? null,
  closes_zone: fields.deadline?.zone ?? null,
  text_marks: textMarks(fields.description),
});

/** The lists that hang on a job, each written anew where it changed. */
const replaceLists = async (
  trx: Database,
  job_id: number,
  fields: JobFields,
  changed: readonly JobFieldName[],
) => {
  if (changed.includes('charcter_ids')) {
    await trx.deleteFrom('job_character').where('job_id', '=', job_id).execute();
    const rows = fields.charcter_ids.map((character_id, position) => ({ job_id, character_id, position }));
    if (rows.length > 0) await trx.insertInto('job_character').values(rows).execute();
  }
  if (changed.includes('language_ids')) {
    await trx.deleteFrom('job_language').where('job_id', '=', job_id).execute();
    const rows = fields.language_ids.map((language_id, position) => ({ job_id, language_id, position }));
    if (rows.length > 0) await trx.insertInto('job_language').values(rows).execute();
  }
  if (changed.includes('skill_ids')) {
    await trx.deleteFrom('job_skill').where('job_id', '=', job_id).execute();
    const rows = fields.skill_ids.map((skill_id, position) => ({ job_id, skill_id, position }));
    if (rows.length > 0) await trx.insertInto('job_skill').values(rows).execute();
  }
  if (changed.includes('city_ids')) {
    await trx.deleteFrom('job_other_city').where('job_id', '=', job_id).execute();
    const rows = fields.city_ids.slice(1).map((city_id, position) => ({ job_id, city_id, position }));
    if (rows.length > 0) await trx.insertInto('job_other_city').values(rows).execute();
  }
  if (changed.includes('disclosures')) {
    await trx.deleteFrom('job_disclosure').where('job_id', '=', job_id).execute();
    const rows = fields.disclosures.map(({ kind, level, note }) => ({ job_id, kind, level, note }));
    if (rows.length > 0) await trx.insertInto('job_disclosure').values(rows).execute();
  }
  if (changed.includes('media') || changed.includes('questions'))
    await replaceAsked(trx, job_id, { media: fields.media, questions: fields.questions });
};

export const writeFields = async (
  trx: Database,
  jobId: number,
  fields: JobFields,
  changed: readonly JobFieldName[],
): Promise<void> => {
  await trx.updateTable('job').set(toColumns(fields)).where('id', '=', jobId).execute();
  await replaceLists(trx, jobId, fields, changed);
};

const lists = ['charcter_ids', 'language_ids', 'skill_ids', 'city_ids', 'disclosures', 'media'] as const;

/** Undefined when this device has made it already. */
export const insertJob = async (
  trx: Database,
  recruiterId: number,
  clientId: string | null,
  fields: JobFields,
): Promise<number | undefined> => {
  const made = await trx
    .insertInto('job')
    .values({ ...toColumns(fields), recruiter_id: recruiterId, client_id: clientId })
    .onConflict((conflict) => conflict.columns(['recruiter_id', 'client_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (made) await replaceLists(trx, made.id, fields, lists);
  return made?.id;
};

export const findMade = async (db: Database, recruiterId: number, clientId: string) => {
  const row = await db
    .selectFrom('job')
    .select('id')
    .where('recruiter_id', '=', recruiterId)
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  return row?.id;
};
