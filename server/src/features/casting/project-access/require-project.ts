import {
  type ProjectRight,
  type ProjectRole,
  rightsOfRole,
} from '@callboard/contract/casting/project-values';
import type { Database } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { memberOf } from '../../../platform/http/member.ts';
import { ProblemError } from '../../../platform/http/problem-error.ts';
import { findProjectsOf, findRoles } from './access.queries.ts';

export interface ProjectAccess {
  readonly projectId: number;
  readonly accountId: number;
  readonly role: ProjectRole;
  /** How many of the owner's credits may be spent. Null for the owner. */
  readonly unlockLimit: number | null;
}

export const hasRight = (role: ProjectRole, right: ProjectRight): boolean =>
  rightsOfRole[role].includes(right);

/** Everyone else's project is not found. A colleague without the right is told so. */
export async function requireProject(
  db: Database,
  actor: Actor,
  projectId: number,
  right: ProjectRight,
): Promise<ProjectAccess> {
  const [access] = await requireProjects(db, actor, [projectId], right);
  if (!access) throw new ProblemError('NOT_FOUND');
  return access;
}

/** All or none: one project of someone else refuses them all. In the order given. */
export async function requireProjects(
  db: Database,
  actor: Actor,
  projectIds: readonly number[],
  right: ProjectRight,
): Promise<ProjectAccess[]> {
  const { accountId } = memberOf(actor);
  const wanted = [...new Set(projectIds)];
  const rows = wanted.length === 0 ? [] : await findRoles(db, accountId, wanted);
  const found = new Map(rows.map((row) => [row.project_id, row]));
  const all = wanted.map((projectId) => {
    const row = found.get(projectId);
    if (!row) throw new ProblemError('NOT_FOUND');
    return { projectId, accountId, role: row.role, unlockLimit: row.unlock_limit };
  });
  if (!all.every(({ role }) => hasRight(role, right))) throw new ProblemError('PROJECT_RIGHT_MISSING');
  return all;
}

/** The projects of these characters, by the same rules. */
export async function requireCharacters(
  db: Database,
  actor: Actor,
  characterIds: readonly number[],
  right: ProjectRight,
): Promise<ReadonlyMap<number, ProjectAccess>> {
  const wanted = [...new Set(characterIds)];
  const rows = wanted.length === 0 ? [] : await findProjectsOf(db, wanted);
  if (rows.length < wanted.length) throw new ProblemError('NOT_FOUND');
  const projects = await requireProjects(
    db,
    actor,
    rows.map(({ project_id }) => project_id),
    right,
  );
  const byId = new Map(projects.map((access) => [access.projectId, access]));
  return new Map(
    rows.flatMap(({ character_id, project_id }) => {
      const access = byId.get(project_id);
      return access ? [[character_id, access] as const] : [];
    }),
  );
}
