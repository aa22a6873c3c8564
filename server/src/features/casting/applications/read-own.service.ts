import { statusOfWire } from '@callboard/contract/casting/application-values';
import type { OwnApplicationDetail } from '@callboard/contract/casting/application-views';
import type { listApplications } from '@callboard/contract/casting/applications';
import type { Parsed } from '@callboard/contract/endpoint';
import { todayInIndia } from '@callboard/contract/people/ages';
import type { Database } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { onePage } from '../../../platform/http/list.ts';
import { memberOf } from '../../../platform/http/member.ts';
import { ProblemError } from '../../../platform/http/problem-error.ts';
import type { PhotoUrl } from '../project-access/index.ts';
import { describeAnswering, isKnown } from './answering.policy.ts';
import { type AnsweringRow, countAnswering } from './answering.queries.ts';
import { actionsFor, toAbout, toOwnApplication } from './own.mapper.ts';
import { countOthers, countOwn, findOwn, listOwn } from './own.queries.ts';
import { findPoster } from './recruiter.queries.ts';
import { toSentForTalent, toWireStatus } from './sent.mapper.ts';
import { readSent } from './sent.queries.ts';

export interface ReadOptions {
  readonly db: Database;
  readonly photoUrl: PhotoUrl;
}

/** Fewer would say something about single people. */
const fewest = 5;
const unlessFew = (count: number) => (count < fewest ? null : count);
export const toCounts = (counts: readonly { status: string; count: number }[]) =>
  counts
    .map(({ status, count }) => ({ jobApplyStatus: toWireStatus(status), count }))
    .toSorted((one, other) => one.jobApplyStatus - other.jobApplyStatus);

export function createOwnReading({ db, photoUrl }: ReadOptions) {
  const readRecruiter = async (recruiterId: number, answering: AnsweringRow) => {
    const poster = await findPoster(db, recruiterId, todayInIndia());
    if (!poster) return null;
    const { person, ...facts } = poster;
    return {
      user_id: recruiterId,
      userUniqueId: person.public_id,
      name: person.name,
      company: person.company,
      image: person.image_key === null ? null : await photoUrl(person.image_key),
      ...facts,
      answering: describeAnswering(answering),
    };
  };

  return {
    /** Someone else’s is not found. */
    async detail(talentId: number, id: number): Promise<OwnApplicationDetail> {
      const row = await findOwn(db, talentId, id);
      if (!row) throw new ProblemError('NOT_FOUND');
      const answering = await countAnswering(db, row.recruiter_id);
      const others = await countOthers(db, id);
      const actions = actionsFor(row);
      const known = isKnown(answering);
      return {
        ...(await toAbout(row, photoUrl)),
        job: {
          status: row.job_status,
          is_open: row.is_job_open,
          deadline:
            row.closes_at && row.closes_zone !== null
              ? { at: row.closes_at.toISOString(), zone: row.closes_zone }
              : null,
          closed_at: row.closed_at?.toISOString() ?? null,
        },
        recruiter: await readRecruiter(row.recruiter_id, answering),
        ...(await toSentForTalent(await readSent(db, id), photoUrl)),
        others: { applied: unlessFew(others.applied), chosen: unlessFew(others.chosen) },
        usual: {
          first_view_days: known ? answering.first_view_days : null,
          next_step_days: known ? answering.next_step_days : null,
        },
        actions,
        change_until: actions.includes('change') ? (row.closes_at?.toISOString() ?? null) : null,
      };
    },

    async list(actor: Actor, query: Parsed<typeof listApplications>['query']) {
      const { accountId: talentId } = memberOf(actor);
      const { user_id, page, limit, stage, projectType, location, jobApplyStatus, jobId } = query;
      if (user_id !== undefined && user_id !== talentId) throw new ProblemError('NOT_FOUND');
      const search = {
        talentId,
        stage,
        status: jobApplyStatus === undefined ? undefined : statusOfWire(jobApplyStatus),
        projectTypeId: projectType,
        cityId: location,
        jobId,
      };
      const rows = await listOwn(db, search, { limit, offset: (page - 1) * limit });
      const { total, counts, project_types, locations } = await countOwn(db, search);
      return {
        ...onePage(
          await Promise.all(rows.map((row) => toOwnApplication(row, photoUrl))),
          { page, limit },
          total,
        ),
        counts: toCounts(counts),
        project_types,
        locations,
      };
    },
  };
}
export type OwnReading = ReturnType<typeof createOwnReading>;
