import type { ProjectRight } from '@callboard/contract/casting/project-values';
import type { Database } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { ProblemError } from '../../../platform/http/problem-error.ts';
import { type ProjectAccess, requireProject } from '../project-access/index.ts';
import { findPlace } from './scenarios.queries.ts';

/** A scenario of someone else's project, or a deleted one, is not found. */
export async function requireScenario(
  db: Database,
  actor: Actor,
  scenarioId: number,
  right: ProjectRight,
  options: { readonly deleted?: boolean } = {},
): Promise<ProjectAccess & { readonly name: string }> {
  const place = await findPlace(db, scenarioId, options);
  if (!place) throw new ProblemError('NOT_FOUND');
  return { ...(await requireProject(db, actor, place.project_id, right)), name: place.name };
}
