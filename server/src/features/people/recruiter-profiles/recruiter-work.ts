import { todayInIndia } from '@callboard/contract/people/ages';
import type { Database } from '../../../platform/db/database.ts';
import { countAnswering, describeAnswering } from '../../casting/applications/index.ts';
import { toCast, toOpenCall } from './recruiter-work.mapper.ts';
import * as queries from './recruiter-work.queries.ts';
import type { Work } from './recruiters.mapper.ts';

const maxOpenJobs = 12;

/** A recruiter's jobs and castings on Callboard, in four statements. */
export async function readWork(
  db: Database,
  recruiterId: number,
  photoUrl: (key: string) => Promise<string>,
): Promise<Work> {
  const today = todayInIndia();
  const [calls, counts, cast, answers] = await Promise.all([
    queries.listOpenCalls(db, recruiterId, maxOpenJobs),
    queries.countWork(db, recruiterId, today),
    queries.listCast(db, recruiterId, today),
    countAnswering(db, recruiterId),
  ]);
  const now = Date.now();
  return {
    projects_here: counts.projects,
    open_calls: calls.map((call) => toOpenCall(call, now)),
    open_call_count: calls[0]?.total ?? 0,
    cast: await toCast(cast, photoUrl),
    cast_part_count: counts.parts,
    answering: describeAnswering(answers),
  };
}
