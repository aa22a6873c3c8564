import type { JobFinding } from '@callboard/contract/casting/job-fields';
import type { OwnJob } from '@callboard/contract/casting/job-postings';
import { checkEffects, jobChecks } from '@callboard/contract/casting/job-values';
import { hasRight, type PhotoUrl, toTeamPerson } from '../project-access/index.ts';
import type { CharacterRoleRow } from '../projects/index.ts';
import { toJobFacts } from './job-facts.mapper.ts';
import { mustBeRead, reopenUntil, stepsNow, toJobStatus } from './job-states.policy.ts';
import type { OwnJobRow, StoredFinding } from './own-job.queries.ts';

/** Those the poster can mend; the others are for moderators alone. */
export const toPostersFindings = (findings: readonly StoredFinding[]): JobFinding[] =>
  findings.flatMap(({ check_name, field, evidence }) => {
    const check = jobChecks.find((known) => known === check_name);
    if (!check || !checkEffects[check].poster) return [];
    return [{ check, blocks: checkEffects[check].blocks, field, evidence }];
  });

const isBlocked = (findings: readonly StoredFinding[]) =>
  findings.some(({ check_name }) =>
    jobChecks.some((check) => check === check_name && checkEffects[check].blocks),
  );

export async function toOwnJob(
  row: OwnJobRow,
  characters: readonly CharacterRoleRow[],
  { photoUrl, now }: { readonly photoUrl: PhotoUrl; readonly now: Date },
): Promise<OwnJob> {
  const status = toJobStatus(row.status);
  const canEdit = hasRight(row.role, 'edit');
  const state = { status, openedAt: row.opened_at, closedAt: row.closed_at, closesAt: row.closes_at };
  return {
    id: row.id,
    ...(await toJobFacts(row, characters, photoUrl)),
    own_disclosures: row.disclosures,
    project_id: row.project_id,
    characters: characters.map(({ id, name }) => ({ id, name })),
    production_title: row.production_title,
    gender: row.gender,
    playing_age_min: row.age_min,
    playing_age_max: row.age_max,
    languages: row.languages,
    skills: row.skills,
    city_choices: [...row.cities],
    findings: toPostersFindings(row.findings),
    steps: canEdit ? stepsNow(state, now) : [],
    needs_review: mustBeRead({
      isReviewedFirst: row.is_reviewed_first,
      wasOpen: row.opened_at !== null,
      isBlocked: isBlocked(row.findings),
      lastReview: row.last_review,
    }),
    review_note: row.review_note,
    submitted_at: row.submitted_at?.toISOString() ?? null,
    reopen_until: row.closed_at && reopenUntil(row.closed_at),
    applications: row.applications,
    unseen: row.unseen,
    posted_by: await toTeamPerson(row.posted_by, photoUrl),
    can_edit: canEdit,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    revision: row.revision,
  };
}
