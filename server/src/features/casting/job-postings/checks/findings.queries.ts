import { jobChecks } from '@callboard/contract/casting/job-values';
import { sql } from 'kysely';
import type { Database } from '../../../../platform/db/database.ts';
import type { Finding } from './job-checks.policy.ts';

/** Of the row "job". */
export const storedFindings = sql<
  { check_name: string; field: string | null; evidence: Finding['evidence'] }[]
>`coalesce((select json_agg(json_build_object('check_name', check_name, 'field', field, 'evidence', evidence)
    order by id) from job_finding where job_id = job.id), '[]')`;

export const listFindings = async (db: Database, jobId: number): Promise<Finding[]> => {
  const { rows } = await sql<{ check_name: string; field: string | null; evidence: Finding['evidence'] }>`
    select check_name, field, evidence from job_finding where job_id = ${jobId} order by id`.execute(db);
  return rows.flatMap(({ check_name, field, evidence }) => {
    const check = jobChecks.find((known) => known === check_name);
    return check ? [{ check, field, evidence }] : [];
  });
};

/** What was found before and is not any more goes. */
export const replaceFindings = async (trx: Database, jobId: number, findings: readonly Finding[]) => {
  await trx.deleteFrom('job_finding').where('job_id', '=', jobId).execute();
  if (findings.length === 0) return;
  await trx
    .insertInto('job_finding')
    .values(
      findings.map(({ check, field, evidence }) => ({
        job_id: jobId,
        check_name: check,
        field,
        evidence: JSON.stringify(evidence),
      })),
    )
    .execute();
};
