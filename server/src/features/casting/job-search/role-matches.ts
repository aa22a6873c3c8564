import type { JobMatch } from '@callboard/contract/casting/job-search';
import type { ApplyObstacle } from '@callboard/contract/casting/job-values';
import type pg from 'pg';
import type { Database } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { memberOf } from '../../../platform/http/member.ts';
import {
  createCharacterCompiler,
  createTalentFit,
  readOwnFacets,
  readOwnFitFacts,
  type TalentFit,
} from '../../search/talent-search/index.ts';
import { obstacleToApply } from '../jobs/index.ts';
import { firstMissing, matchReasons } from './match-reasons.policy.ts';
import {
  listOwnApplicationsTo,
  listSavedJobs,
  type OwnApplicationRow,
  readGuarding,
} from './readers.queries.ts';
import { listRoleDetails, type RoleDetail, toRequirements } from './role-details.queries.ts';

/** What a talent is to one role of a job. */
export interface RoleMatch {
  readonly role: RoleDetail;
  readonly fit: TalentFit;
  readonly reasons: JobMatch['reasons'];
  readonly missing: string | null;
  readonly application: OwnApplicationRow | null;
  readonly obstacle: ApplyObstacle | null;
}

export interface OwnMatches {
  readonly rolesOf: (jobId: number) => readonly RoleMatch[];
  readonly isSaved: (jobId: number) => boolean;
}

export interface JobState {
  readonly id: number;
  readonly status: string;
  readonly is_open: boolean;
}

interface Sources {
  readonly db: Database;
  readonly statements: pg.Pool;
}

/** A signed-in talent beside every role of these jobs. */
export async function matchRoles(
  { db, statements }: Sources,
  actor: Actor,
  jobs: readonly JobState[],
): Promise<OwnMatches> {
  const { accountId, complete, frozen } = memberOf(actor);
  const ids = jobs.map(({ id }) => id);
  const [facets, talent, guarding, roles, applications, saved] = await Promise.all([
    readOwnFacets(statements, accountId),
    readOwnFitFacts(db, accountId),
    readGuarding(db, accountId),
    listRoleDetails(db, ids),
    listOwnApplicationsTo(db, accountId, ids),
    listSavedJobs(db, accountId),
  ]);
  const compiler = createCharacterCompiler();
  const compiled = roles.map((role) => compiler.compile(toRequirements(role)));
  const fitOf = createTalentFit(compiler, facets);
  const applicant = { ...guarding, isComplete: complete, isFrozen: frozen };
  const states = new Map(jobs.map((job) => [job.id, job]));
  const matches = roles.map((role, index): RoleMatch => {
    const job = states.get(role.job_id);
    const reasons = talent ? matchReasons(toRequirements(role), talent) : [];
    const one = compiled[index];
    const application =
      applications.find(
        ({ job_id, character_id }) => job_id === role.job_id && character_id === role.character_id,
      ) ?? null;
    return {
      role,
      fit: one ? fitOf(one) : { percent: 0, fits: false },
      reasons: reasons.map(({ must: _must, ...reason }) => reason),
      missing: firstMissing(reasons),
      application,
      obstacle: obstacleToApply(
        {
          isOpen: job?.is_open === true,
          status: job?.status ?? 'closed',
          isCasting: role.is_casting,
          disclosures: role.disclosures,
        },
        applicant,
        application !== null && application.status !== 'withdrawn',
      ),
    };
  });
  return {
    rolesOf: (jobId) => matches.filter(({ role }) => role.job_id === jobId),
    isSaved: (jobId) => saved.includes(jobId),
  };
}

/** The role that is nearest: one that can be applied for, then one that fits, then the closest. */
export const nearestRole = (roles: readonly RoleMatch[]): RoleMatch | undefined =>
  roles.toSorted(
    (one, other) =>
      Number(other.fit.fits) - Number(one.fit.fits) ||
      other.fit.percent - one.fit.percent ||
      Number(one.obstacle !== null) - Number(other.obstacle !== null),
  )[0];

/** Nothing keeps from applying where there is a role that can be applied for. */
export const obstacleOf = (roles: readonly RoleMatch[]): ApplyObstacle | null => {
  const obstacles = roles.map(({ obstacle }) => obstacle);
  if (obstacles.includes(null)) return null;
  return obstacles.find((one) => one !== 'closed') ?? 'closed';
};
