import type { JobPage, JobPageForTalent } from '@callboard/contract/casting/job-page';
import type { RoleMatch } from '../job-search/index.ts';
import { toApplyStatus } from '../job-search/index.ts';

const few = 5;

/** Figures that are small could be people one knows. */
export const toApplications = (count: number): JobPage['applications'] => {
  if (count === 0) return null;
  return count < few ? { count: null, is_few: true } : { count, is_few: false };
};

type ForRole = JobPageForTalent['for_roles'][number];

/** A role that is not cast any more has nothing to compare. */
const nothing: Omit<ForRole, 'charcter_id'> = {
  match: { percent: 0, reasons: [] },
  clashes: [],
  application: null,
  obstacle: 'closed',
};

export const toForRole = (
  characterId: number | null,
  match: RoleMatch | undefined,
  clashes: ForRole['clashes'],
): ForRole => {
  if (!match) return { charcter_id: characterId, ...nothing };
  const { fit, reasons, application, obstacle } = match;
  return {
    charcter_id: characterId,
    match: { percent: fit.percent, reasons },
    clashes,
    application: application && {
      id: application.id,
      jobApplyStatus: toApplyStatus(application.status),
      applied_at: application.created_at.toISOString(),
    },
    obstacle,
  };
};
