import type { OwnJob } from '@callboard/contract/casting/job-postings';
import type { Database } from '../../../platform/db/database.ts';
import type { PhotoUrl } from '../project-access/index.ts';
import { listCharacterRoles } from '../projects/index.ts';
import { toOwnJob } from './own-job.mapper.ts';
import { findOwnJob, type JobRef } from './own-job.queries.ts';

/** A job as its team reads it. Undefined to everyone else. */
export async function readOwnJob(
  db: Database,
  { accountId, photoUrl }: { readonly accountId: number; readonly photoUrl: PhotoUrl },
  ref: JobRef,
): Promise<OwnJob | undefined> {
  const row = await findOwnJob(db, accountId, ref);
  if (!row) return undefined;
  const characters = await listCharacterRoles(db, row.character_ids);
  return toOwnJob(row, characters, { photoUrl, now: new Date() });
}
