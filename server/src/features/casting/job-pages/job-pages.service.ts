import type { JobRole } from '@callboard/contract/casting/job-fields';
import type { JobPage, JobPageForTalent } from '@callboard/contract/casting/job-page';
import type { OwnJob } from '@callboard/contract/casting/job-postings';
import { similarJobs } from '@callboard/contract/casting/job-values';
import type { Database } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { fullList } from '../../../platform/http/list.ts';
import { memberOf } from '../../../platform/http/member.ts';
import { ProblemError } from '../../../platform/http/problem-error.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import { networkOf } from '../../../platform/limits/network-of.ts';
import { unavailableOn } from '../../people/availability/index.ts';
import { readJobRecruiter } from '../../people/recruiter-profiles/index.ts';
import { type JobRef, readOwnJob, toJobFacts } from '../job-postings/index.ts';
import type { JobSearch, RoleMatch } from '../job-search/index.ts';
import type { PhotoUrl } from '../project-access/index.ts';
import { listCharacterRoles } from '../projects/index.ts';
import { toApplications, toForRole } from './job-pages.mapper.ts';
import * as queries from './job-pages.queries.ts';

export interface JobPagesOptions {
  readonly db: Database;
  readonly limits: Limits;
  readonly photoUrl: PhotoUrl;
  readonly jobSearch: JobSearch;
}

type Answer =
  | { readonly view: 'guest'; readonly body: JobPage }
  | { readonly view: 'talent'; readonly body: JobPageForTalent }
  | { readonly view: 'own'; readonly body: OwnJob };

/** Many share an address. */
const viewsPerNetwork = { max: 120, seconds: 60 };
const viewsOfJobPerNetwork = { max: 60, seconds: 60 * 60 };

const readerOf = (actor: Actor) => ('accountId' in actor ? actor.accountId : null);

export function createJobPages({ db, limits, photoUrl, jobSearch }: JobPagesOptions) {
  const findOwn = async (actor: Actor, ref: JobRef): Promise<OwnJob | undefined> =>
    actor.kind === 'recruiter' ? readOwnJob(db, { accountId: actor.accountId, photoUrl }, ref) : undefined;

  /** By the id in its URL; the integer is its team's. */
  const requireReadable = async (actor: Actor, ref: JobRef) => {
    const job = typeof ref === 'string' ? await queries.findReadableJob(db, ref, readerOf(actor)) : undefined;
    if (!job) throw new ProblemError('NOT_FOUND');
    return job;
  };

  const factsOf = async (job: queries.PublishedJobRow) =>
    toJobFacts(job, await listCharacterRoles(db, job.character_ids), photoUrl);

  const pageOf = async (job: queries.PublishedJobRow): Promise<JobPage> => {
    const [facts, recruiter, siblings] = await Promise.all([
      factsOf(job),
      readJobRecruiter(db, job.recruiter_id, photoUrl),
      job.project_id === null ? [] : queries.listSiblings(db, job.project_id, job.id),
    ]);
    return { ...facts, recruiter, siblings, applications: toApplications(job.applications) };
  };

  /** What of the calendar lies in the work. */
  const clashesOf = async (talentId: number, { role }: RoleMatch) => {
    const start = role.works_from ?? role.works_to;
    const end = role.works_to ?? role.works_from;
    if (start === null || end === null || start > end) return [];
    const busy = await unavailableOn(db, [talentId], { start, end });
    return busy.map(({ start_date, end_date, is_booking }) => ({
      start_date: start_date < start ? start : start_date,
      end_date: end_date > end ? end : end_date,
      is_booking,
    }));
  };

  const forTalent = async (
    actor: Actor,
    job: queries.PublishedJobRow,
    page: JobPage,
  ): Promise<JobPageForTalent> => {
    const { accountId } = memberOf(actor);
    const { rolesOf, isSaved } = await jobSearch.matchRoles(actor, [job]);
    const matches = new Map(rolesOf(job.id).map((match) => [match.role.character_id, match]));
    const for_roles = await Promise.all(
      page.roles.map(async ({ id }) => {
        const match = matches.get(id);
        return toForRole(id, match, match ? await clashesOf(accountId, match) : []);
      }),
    );
    return { ...page, for_roles, is_saved: isSaved(job.id) };
  };

  return {
    async open(actor: Actor, ref: JobRef): Promise<Answer> {
      const own = await findOwn(actor, ref);
      if (own) return { view: 'own', body: own };
      const job = await requireReadable(actor, ref);
      const page = await pageOf(job);
      if (actor.kind !== 'talent') return { view: 'guest', body: page };
      return { view: 'talent', body: await forTalent(actor, job, page) };
    },

    /** Browsers say so once the page is shown: the server renderer and crawlers read it as well. */
    async countView(actor: Actor, id: string, ip: string): Promise<void> {
      if (await findOwn(actor, id)) return;
      const job = await requireReadable(actor, id);
      if (actor.kind === 'talent') await queries.countViewOf(db, job.id, actor.accountId);
      if (actor.kind !== 'guest') return;
      const network = networkOf(ip);
      await limits.takeEach([
        [`job-views:${network}`, viewsPerNetwork],
        [`job-views:${network}:${job.id}`, viewsOfJobPerNetwork],
      ]);
      await queries.countView(db, job.id);
    },

    async listRoles(actor: Actor, ref: JobRef) {
      const own = await findOwn(actor, ref);
      const roles: JobRole[] = (own ?? (await factsOf(await requireReadable(actor, ref)))).roles;
      return fullList(roles);
    },

    async listSimilar(actor: Actor, id: string) {
      const job = await requireReadable(actor, id);
      return fullList(await jobSearch.similarTo(job.id, similarJobs));
    },

    async save(actor: Actor, id: string) {
      const job = await requireReadable(actor, id);
      await queries.saveJob(db, memberOf(actor).accountId, job.id);
    },

    async unsave(actor: Actor, id: string) {
      if (!(await queries.unsaveJob(db, memberOf(actor).accountId, id))) throw new ProblemError('NOT_FOUND');
    },
  };
}
export type JobPages = ReturnType<typeof createJobPages>;
