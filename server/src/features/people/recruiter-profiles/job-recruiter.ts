import type { JobRecruiter } from '@callboard/contract/casting/job-fields';
import { todayInIndia } from '@callboard/contract/people/ages';
import type { Database } from '../../../platform/db/database.ts';
import { countAnswering, describeAnswering } from '../../casting/applications/index.ts';
import { fullNameOf } from '../person-summaries/index.ts';
import { countWork } from './recruiter-work.queries.ts';
import { findById } from './recruiters.queries.ts';

const gone = { userUniqueId: '', name: '', company: '', city: null, image: null, is_verified: false };

/** Who casts a job, with the figures of their own page. Those who left leave no name behind. */
export async function readJobRecruiter(
  db: Database,
  id: number,
  photoUrl: (key: string) => Promise<string>,
): Promise<JobRecruiter> {
  const row = await findById(db, id);
  if (!row) return { ...gone, projects_here: 0, answering: null };
  const [work, answers] = await Promise.all([countWork(db, id, todayInIndia()), countAnswering(db, id)]);
  return {
    userUniqueId: row.public_id,
    name: fullNameOf(row),
    company: row.company,
    city: row.city_name,
    image: row.icon_key === null ? null : await photoUrl(row.icon_key),
    is_verified: row.verified,
    projects_here: work.projects,
    answering: describeAnswering(answers),
  };
}
