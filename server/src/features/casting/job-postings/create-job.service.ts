import type { createJob, OwnJob } from '@callboard/contract/casting/job-postings';
import type { Parsed } from '@callboard/contract/endpoint';
import type { Database } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { memberOf } from '../../../platform/http/member.ts';
import { invalidField, ProblemError } from '../../../platform/http/problem-error.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import type { PhotoUrl } from '../project-access/index.ts';
import { findProjectType, listNotDropped } from './check-fields.queries.ts';
import { checkFields } from './check-fields.ts';
import {
  fieldNames,
  forCopy,
  type GivenFields,
  type JobFields,
  nothingSaid,
  withFields,
} from './job-fields.policy.ts';
import { findMade, insertJob, readFields } from './job-fields.queries.ts';
import { readOwnJob } from './read-own-job.ts';
import { lockJobToEdit, requireJob } from './require-job.ts';
import { deleteJob } from './steps.queries.ts';
import { afterWriting } from './write-job.ts';

const createdPerHour = { max: 120, seconds: 60 * 60 };

type Body = Parsed<typeof createJob>['body'];

export interface CreateJobOptions {
  readonly db: Database;
  readonly limits: Limits;
  readonly photoUrl: PhotoUrl;
}

/** What the new job begins with: nothing, or a job that the caller reads. */
async function readSource(trx: Database, actor: Actor, body: Body, now: Date): Promise<JobFields> {
  const { copy_of, title } = body;
  if (copy_of !== undefined) {
    await requireJob(trx, actor, copy_of, 'read');
    const source = await readFields(trx, copy_of);
    if (!source) throw new ProblemError('NOT_FOUND');
    // Those that were dropped since are left out: nobody chose them for the copy.
    return { ...forCopy(source, now), charcter_ids: await listNotDropped(trx, source.charcter_ids) };
  }
  const ofProject = body.project_id ? await findProjectType(trx, body.project_id) : undefined;
  const projectType = body.project_type ?? ofProject;
  if (projectType !== undefined) return { ...nothingSaid, title, project_type: projectType };
  // One that does not exist is not found, as everywhere.
  if (body.project_id) throw new ProblemError('NOT_FOUND');
  throw invalidField('project_type', 'Choose what it is for');
}

export function createJobCreation({ db, limits, photoUrl }: CreateJobOptions) {
  const create = async (trx: Database, actor: Actor, body: Body): Promise<number> => {
    const { accountId } = memberOf(actor);
    const now = new Date();
    const { copy_of, client_id, ...given } = body;
    const madeBefore = client_id && (await findMade(trx, accountId, client_id));
    if (madeBefore) return madeBefore;
    const source = await readSource(trx, actor, body, now);
    const next = withFields(source, given satisfies GivenFields);
    const before = copy_of === undefined ? undefined : source;
    await checkFields(trx, actor, { before, next, given, changed: fieldNames }, now);
    const jobId = await insertJob(trx, accountId, client_id ?? null, next);
    if (jobId === undefined) {
      const madeMeanwhile = client_id && (await findMade(trx, accountId, client_id));
      if (!madeMeanwhile) throw new ProblemError('CONFLICT');
      return madeMeanwhile;
    }
    await afterWriting(trx, jobId, next);
    return jobId;
  };

  return {
    async create(actor: Actor, body: Body): Promise<OwnJob> {
      const { accountId } = memberOf(actor);
      await limits.take(`new-jobs:${accountId}`, createdPerHour);
      const jobId = await db.transaction().execute((trx) => create(trx, actor, body));
      const job = await readOwnJob(db, { accountId, photoUrl }, jobId);
      if (!job) throw new ProblemError('NOT_FOUND');
      return job;
    },

    /** One that was open is closed instead, because people may have applied. */
    async deleteDraft(actor: Actor, jobId: number): Promise<void> {
      await limits.take(`new-jobs:${memberOf(actor).accountId}`, createdPerHour);
      await db.transaction().execute(async (trx) => {
        const { status, opened_at } = await lockJobToEdit(trx, actor, jobId);
        if (status !== 'draft' || opened_at !== null)
          throw new ProblemError('CONFLICT', {
            detail: 'Only a draft can be deleted. Close the job instead',
          });
        await deleteJob(trx, jobId);
      });
    },
  };
}
export type JobCreation = ReturnType<typeof createJobCreation>;
