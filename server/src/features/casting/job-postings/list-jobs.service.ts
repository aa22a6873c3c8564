import type { JobNumbers, listOwnJobs, OwnJobRow } from '@callboard/contract/casting/job-postings';
import { jobStatuses } from '@callboard/contract/casting/job-values';
import type { Parsed } from '@callboard/contract/endpoint';
import { todayInIndia } from '@callboard/contract/people/ages';
import type { Database } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { onePage } from '../../../platform/http/list.ts';
import { memberOf } from '../../../platform/http/member.ts';
import { fullNameOf } from '../../people/person-summaries/index.ts';
import { hasRight, type PhotoUrl } from '../project-access/index.ts';
import { toPoster } from '../projects/index.ts';
import { toDeadline } from './job-facts.mapper.ts';
import { reopenUntil, stepsNow, toJobStatus } from './job-states.policy.ts';
import { countJobs, type JobListRow, listJobs, type StatusCount } from './list-jobs.queries.ts';
import { readNumbers } from './numbers.queries.ts';
import { requireJob } from './require-job.ts';

export interface ListJobsOptions {
  readonly db: Database;
  readonly photoUrl: PhotoUrl;
}

const toIso = (at: Date | null) => at?.toISOString() ?? null;

const toCounts = (counts: readonly StatusCount[]) => {
  const byStatus = new Map(counts.map(({ status, all }) => [toJobStatus(status), all]));
  const [draft, in_review, open, paused, closed, expired] = jobStatuses.map(
    (status) => byStatus.get(status) ?? 0,
  );
  return {
    draft: draft ?? 0,
    in_review: in_review ?? 0,
    open: open ?? 0,
    paused: paused ?? 0,
    closed: closed ?? 0,
    expired: expired ?? 0,
  };
};

export function createJobLists({ db, photoUrl }: ListJobsOptions) {
  const toFaces = (faces: JobListRow['faces']) =>
    Promise.all(
      faces.map(async ({ key, ...name }) => ({
        name: fullNameOf(name),
        image: key && (await photoUrl(key)),
      })),
    );

  const toRow = async (row: JobListRow, now: Date): Promise<OwnJobRow> => {
    const status = toJobStatus(row.status);
    const canEdit = hasRight(row.role, 'edit');
    const state = { status, openedAt: row.opened_at, closedAt: row.closed_at, closesAt: row.closes_at };
    return {
      id: row.id,
      jobUniqueId: row.public_id,
      title: row.title,
      status,
      is_open: row.is_open,
      project: row.project && {
        id: row.project.id,
        title: row.project.title,
        poster: await toPoster(row.project.poster, photoUrl),
      },
      production_title: row.production_title,
      project_type: row.project_type,
      characters: row.characters,
      cities: row.cities,
      is_remote: row.is_remote,
      wanted: row.wanted,
      deadline: toDeadline(row),
      opened_at: toIso(row.opened_at),
      closed_at: toIso(row.closed_at),
      reopen_until: row.closed_at && reopenUntil(row.closed_at),
      review_note: row.review_note,
      steps: canEdit ? stepsNow(state, now) : [],
      views: row.views,
      applications: row.applications,
      unseen: row.unseen,
      chosen: row.chosen,
      overdue: row.overdue,
      faces: await toFaces(row.faces),
      recent: row.recent,
      can_edit: canEdit,
      updated_at: row.updated_at.toISOString(),
    };
  };

  return {
    async list(actor: Actor, { page, limit, ...wanted }: Parsed<typeof listOwnJobs>['query']) {
      const now = new Date();
      const filter = { ...wanted, accountId: memberOf(actor).accountId };
      const slice = { limit, offset: (page - 1) * limit, today: todayInIndia(now) };
      const [counts, rows] = await Promise.all([countJobs(db, filter), listJobs(db, filter, slice)]);
      const total = counts.reduce((sum, { found }) => sum + found, 0);
      const results = await Promise.all(rows.map((row) => toRow(row, now)));
      return { ...onePage(results, { page, limit }, total), counts: toCounts(counts) };
    },

    async numbers(actor: Actor, jobId: number): Promise<JobNumbers> {
      await requireJob(db, actor, jobId, 'read');
      const { days, saved, stages } = await readNumbers(db, jobId, todayInIndia());
      return {
        days,
        views: days.reduce((sum, { views }) => sum + views, 0),
        applications: days.reduce((sum, { applications }) => sum + applications, 0),
        saved,
        stages,
      };
    },
  };
}
export type JobLists = ReturnType<typeof createJobLists>;
