import {
  type changeJobSearch,
  type JobAlert,
  maxJobAlerts,
  type saveJobSearch,
} from '@callboard/contract/casting/job-alerts';
import type { Parsed } from '@callboard/contract/endpoint';
import type { Database } from '../../../platform/db/database.ts';
import { fullList } from '../../../platform/http/list.ts';
import { ProblemError } from '../../../platform/http/problem-error.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import type { JobSearch } from '../../casting/job-search/index.ts';
import { lockPerson } from '../../people/person-summaries/index.ts';
import * as queries from './job-alerts.queries.ts';
import { readKept, toKept } from './kept-filters.ts';

const savesPerHour = { max: 60, seconds: 60 * 60 };

type KeptSearches = Pick<JobSearch, 'countFor' | 'openedBetween'>;

export interface JobAlertOptions {
  readonly db: Database;
  readonly limits: Limits;
  readonly jobSearch: KeptSearches;
}

const nameTaken = () =>
  new ProblemError('CONFLICT', {
    detail: 'You have a search with this name.',
    errors: [{ field: 'name', message: 'You have a search with this name' }],
  });
const limitReached = () =>
  new ProblemError('CONFLICT', {
    detail: `You have ${maxJobAlerts} saved searches. Delete one to save another.`,
  });

export function createJobAlerts({ db, limits, jobSearch }: JobAlertOptions) {
  /** A search that is no longer valid finds nothing. */
  async function countsOf(row: queries.JobAlertRow): Promise<Pick<JobAlert, 'count' | 'new_count'>> {
    const filters = readKept(row.filters);
    if (!filters) return { count: 0, new_count: 0 };
    const wishes = { ...filters, activeJobs: true };
    const count = await jobSearch.countFor(row.talent_id, wishes);
    if (count === 0) return { count, new_count: 0 };
    const opened = await jobSearch.openedBetween(row.talent_id, wishes, row.opened_at, new Date());
    return { count, new_count: opened.count };
  }

  const toAlert = async (row: queries.JobAlertRow): Promise<JobAlert> => ({
    id: row.id,
    name: row.name,
    filters: toKept(readKept(row.filters) ?? {}),
    rhythm: row.rhythm,
    created_at: row.created_at.toISOString(),
    ...(await countsOf(row)),
  });

  const find = async (conn: Database, talentId: number, id: number) => {
    const row = await queries.findOwn(conn, talentId, id);
    if (!row) throw new ProblemError('NOT_FOUND');
    return row;
  };

  return {
    async save(talentId: number, { name, filters, rhythm }: Parsed<typeof saveJobSearch>['body']) {
      await limits.take(`job-alerts:${talentId}`, savesPerHour);
      const row = await db.transaction().execute(async (trx) => {
        await lockPerson(trx, talentId);
        if ((await queries.findIdByName(trx, talentId, name)) !== undefined) throw nameTaken();
        if ((await queries.countOwn(trx, talentId)) >= maxJobAlerts) throw limitReached();
        return queries.insertAlert(trx, { talentId, name, filters: toKept(filters), rhythm });
      });
      return toAlert(row);
    },

    async list(talentId: number) {
      const alerts: JobAlert[] = [];
      for (const row of await queries.listOwn(db, talentId)) alerts.push(await toAlert(row));
      return fullList(alerts);
    },

    async change(talentId: number, id: number, change: Parsed<typeof changeJobSearch>['body']) {
      const { name, rhythm, opened } = change;
      const row = await db.transaction().execute(async (trx) => {
        await lockPerson(trx, talentId);
        await find(trx, talentId, id);
        if (name !== undefined) {
          const sameNameId = await queries.findIdByName(trx, talentId, name);
          if (sameNameId !== undefined && sameNameId !== id) throw nameTaken();
          await queries.renameAlert(trx, id, name);
        }
        if (rhythm !== undefined) await queries.changeRhythm(trx, id, rhythm);
        if (opened) await queries.markOpened(trx, id);
        return find(trx, talentId, id);
      });
      return toAlert(row);
    },

    async remove(talentId: number, id: number): Promise<void> {
      if (!(await queries.deleteOwn(db, talentId, id))) throw new ProblemError('NOT_FOUND');
    },
  };
}
export type JobAlerts = ReturnType<typeof createJobAlerts>;
