import type { ProjectRight, ProjectRole } from '@callboard/contract/casting/project-values';
import { ProblemError } from '../../../platform/http/problem-error.ts';
import { hasRight } from '../project-access/index.ts';

interface OnTeam {
  readonly role: ProjectRole | null;
  readonly is_poster: boolean;
}

/** The people on the project of the job by their right; whoever posted one of no project. To everyone else it is not there. */
export function requireTeam<Found extends OnTeam>(found: Found | undefined, right: ProjectRight): Found {
  if (!found || (found.role === null && !found.is_poster)) throw new ProblemError('NOT_FOUND');
  if (!found.is_poster && found.role !== null && !hasRight(found.role, right))
    throw new ProblemError('PROJECT_RIGHT_MISSING');
  return found;
}
