import type { Database } from '../../../platform/db/database.ts';

export const findJobNews = async (db: Database, jobId: number) => {
  const job = await db
    .selectFrom('job')
    .select(['id', 'title', 'status'])
    .where('id', '=', jobId)
    .executeTakeFirst();
  return job && { status: job.status, variables: { id: String(job.id), job: job.title } };
};

export const findReturnedNote = async (db: Database, stepId: number): Promise<string | undefined> => {
  const step = await db.selectFrom('job_step').select('note').where('id', '=', stepId).executeTakeFirst();
  return step?.note ?? undefined;
};
