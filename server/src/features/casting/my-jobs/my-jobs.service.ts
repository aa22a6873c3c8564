import type {
  ClosedJob as ClosedAnswer,
  getMyJobs,
  MyApplication,
  MyJob,
  MyJobs,
} from '@callboard/contract/casting/my-jobs';
import type { Parsed } from '@callboard/contract/endpoint';
import type { Database } from '../../../platform/db/database.ts';
import type { ClosedJobEntry, MyJobsSource, OpenJobEntry } from '../../../platform/feature/my-jobs-source.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { onePage } from '../../../platform/http/list.ts';
import { memberOf } from '../../../platform/http/member.ts';
import { ProblemError } from '../../../platform/http/problem-error.ts';
import { unavailableOn } from '../../people/availability/index.ts';
import { type ApplicationRow, dueAfter, listOwnApplications } from '../applications/index.ts';
import { countHouseOpenings } from '../jobs/index.ts';
import { type PhotoUrl, toTeamPerson } from '../project-access/index.ts';
import {
  byTurn,
  type ClosedJob,
  countClashes,
  eachOnce,
  type OpenJob,
  withoutSteps,
} from './my-jobs.policy.ts';

export interface MyJobsOptions {
  readonly db: Database;
  readonly photoUrl: PhotoUrl;
  readonly myJobsSources: readonly MyJobsSource[];
}

type About = Pick<OpenJobEntry, 'id' | 'status' | 'project' | 'character' | 'recruiter' | 'detail'>;

/** From the first to the last day of any of them. */
const spanOf = (jobs: readonly OpenJobEntry[]) => {
  const start = jobs.flatMap(({ starts_on }) => starts_on ?? []).toSorted()[0];
  const end = jobs
    .flatMap(({ ends_on }) => ends_on ?? [])
    .toSorted()
    .at(-1);
  return start && end && start <= end ? { start, end } : undefined;
};

export function createMyJobs({ db, photoUrl, myJobsSources }: MyJobsOptions) {
  const toAbout = async ({ project, recruiter, ...about }: About) => ({
    id: about.id,
    status: about.status,
    character: about.character,
    detail: about.detail,
    project: project && { ...project, poster: project.poster && (await photoUrl(project.poster)) },
    recruiter: recruiter && (await toTeamPerson(recruiter, photoUrl)),
  });

  const toJob = async (job: OpenJob, busy: Parameters<typeof countClashes>[1]): Promise<MyJob> => ({
    ...(await toAbout(job)),
    kind: job.kind,
    turn: job.turn,
    city: job.city,
    starts_on: job.starts_on,
    ends_on: job.ends_on,
    fee_paise: job.fee_paise,
    fee_per: job.fee_per,
    clashing_days: countClashes(job, busy),
    since: job.since.toISOString(),
    by: job.by?.toISOString() ?? null,
  });

  const toClosed = async (job: ClosedJob): Promise<ClosedAnswer> => ({
    ...(await toAbout(job)),
    kind: job.kind,
    ended_at: job.ended_at.toISOString(),
    words: job.words,
  });

  const toApplication = async ({ title, ...row }: ApplicationRow): Promise<MyApplication> => ({
    ...(await toAbout({ ...row, detail: {} })),
    kind: 'application',
    title,
    applied_at: row.created_at.toISOString(),
    changed_at: row.step_since.toISOString(),
    by: dueAfter(row)?.toISOString() ?? null,
    words: row.answer_words,
  });

  const readOpen = async (talentId: number, now: Date): Promise<MyJob[]> => {
    const found: OpenJob[] = [];
    for (const { kind, readOpen: read } of myJobsSources)
      found.push(...(await read(db, talentId, now)).map((entry) => ({ ...entry, kind })));
    const jobs = withoutSteps(found).toSorted(byTurn);
    const span = spanOf(jobs);
    const busy = span ? await unavailableOn(db, [talentId], span) : [];
    return Promise.all(jobs.map((job) => toJob(job, busy)));
  };

  const readClosed = async (talentId: number, now: Date): Promise<ClosedJob[]> => {
    const found: (ClosedJobEntry & { kind: string })[] = [];
    for (const { kind, readClosed: read } of myJobsSources)
      if (read) found.push(...(await read(db, talentId, now)).map((entry) => ({ ...entry, kind })));
    return eachOnce(found);
  };

  return {
    /** Someone else's is not found. */
    async read(actor: Actor, query: Parsed<typeof getMyJobs>['query']): Promise<MyJobs> {
      const { accountId } = memberOf(actor);
      if (query.userId !== accountId) throw new ProblemError('NOT_FOUND');
      const { limit, closed_page, applications_page, applications_stage } = query;
      const now = new Date();
      const open = await readOpen(accountId, now);
      const closed = await readClosed(accountId, now);
      const from = (closed_page - 1) * limit;
      const applications = await listOwnApplications(db, accountId, {
        stage: applications_stage,
        limit,
        offset: (applications_page - 1) * limit,
      });
      return {
        open,
        closed: onePage(
          await Promise.all(closed.slice(from, from + limit).map(toClosed)),
          { page: closed_page, limit },
          closed.length,
        ),
        applications: onePage(
          await Promise.all(applications.rows.map(toApplication)),
          { page: applications_page, limit },
          applications.found,
        ),
        counts: {
          your_turn: open.filter(({ turn }) => turn === 'you').length,
          open: open.length,
          closed: closed.length,
          applications: applications.total,
          applications_moving: applications.moving,
          callboard_openings: await countHouseOpenings(db),
        },
        ended: {
          answered: closed.filter(({ is_answered }) => is_answered).length,
          cast: closed.filter(({ is_cast }) => is_cast).length,
        },
      };
    },
  };
}
export type MyJobsReading = ReturnType<typeof createMyJobs>;
