import type { TalentProgress } from '@callboard/contract/people/profile-editor/publishing-needs';
import type { Database } from '../../../platform/db/database.ts';
import { ProblemError } from '../../../platform/http/problem-error.ts';
import { missingNeeds, needErrors } from './progress.policy.ts';
import { findProgress } from './progress.queries.ts';

/** The progress of a profile and what it still needs. */
export async function readProgress(db: Database, talentId: number): Promise<TalentProgress> {
  const row = await findProgress(db, talentId);
  if (!row) throw new ProblemError('NOT_FOUND');
  return {
    is_profile_creation_completed: row.is_complete,
    last_activity_page: row.last_activity_page,
    show_to_recruiters: row.show_to_recruiters,
    missing: missingNeeds(row),
  };
}

const throwMissing = (missing: TalentProgress['missing'], detail: string): never => {
  const errors = missing.map((need) => needErrors[need]);
  throw new ProblemError('VALIDATION_FAILED', { detail: detail, errors });
};

/** Before publishing, nothing may be missing. */
export async function assertComplete(trx: Database, talentId: number): Promise<void> {
  const { missing } = await readProgress(trx, talentId);
  if (missing.length > 0) throwMissing(missing, 'Your profile isn’t complete yet.');
}

/** After a change, a published profile may not lose what it needs. */
export async function assertStillPublishable(trx: Database, talentId: number): Promise<void> {
  const { is_profile_creation_completed, missing } = await readProgress(trx, talentId);
  if (is_profile_creation_completed && missing.length > 0) {
    throwMissing(
      missing,
      'A published profile needs this. To stay out of search, hide your profile instead.',
    );
  }
}
