import type { Database } from '../../../platform/db/database.ts';
import { type Checked, checkJob } from './checks/check-job.ts';
import { expireLater } from './expiring.job.ts';
import type { JobFieldName, JobFields } from './job-fields.policy.ts';
import { writeFields } from './job-fields.queries.ts';

const closesAt = ({ deadline }: JobFields) => deadline && new Date(deadline.at);

/** What follows from any change of what a job says. */
export async function afterWriting(trx: Database, jobId: number, fields: JobFields): Promise<Checked> {
  await expireLater(trx, jobId, closesAt(fields));
  return checkJob(trx, jobId, fields);
}

export async function rewriteJob(
  trx: Database,
  jobId: number,
  fields: JobFields,
  changed: readonly JobFieldName[],
): Promise<Checked> {
  if (changed.length > 0) await writeFields(trx, jobId, fields, changed);
  return afterWriting(trx, jobId, fields);
}
