import type {
  exportProjectSummary,
  listProjectSummary,
  SummaryRow,
} from '@callboard/contract/casting/project-lists';
import type { Parsed } from '@callboard/contract/endpoint';
import type { FileAnswer } from '@callboard/contract/scalars';
import type { Database } from '../../../platform/db/database.ts';
import { onePage } from '../../../platform/http/list.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import { toProjectStatus } from './project-states.policy.ts';
import {
  listSummary,
  readTotals,
  type SummaryFilter,
  type SummaryListRow,
} from './project-summary.queries.ts';
import { toStageCounts } from './stages.mapper.ts';
import { toSummarySheet } from './summary-sheet.ts';

const exportsPerHour = { max: 30, seconds: 60 * 60 };
const maxExported = 5000;

interface ProjectSummaryOptions {
  readonly db: Database;
  readonly limits: Limits;
}

const toSummaryRow = (row: SummaryListRow): SummaryRow => ({
  id: row.id,
  title: row.title,
  project_type: row.project_type,
  status: toProjectStatus(row.status),
  owner: row.owner,
  role: row.role,
  shoot_starts_on: row.shoot_starts_on,
  shoot_ends_on: row.shoot_ends_on,
  characters: row.characters,
  wanted: row.wanted,
  counts: toStageCounts(row),
  declined: row.declined,
  created_at: row.created_at.toISOString(),
  closed_at: row.closed_at?.toISOString() ?? null,
});

type SummaryQuery = Parsed<typeof listProjectSummary>['query'] | Parsed<typeof exportProjectSummary>['query'];
const toFilter = (accountId: number, { title, status, type }: SummaryQuery): SummaryFilter => ({
  accountId,
  title,
  status,
  type,
});

export const createProjectSummary = ({ db, limits }: ProjectSummaryOptions) => ({
  async list(accountId: number, query: Parsed<typeof listProjectSummary>['query']) {
    const filter = toFilter(accountId, query);
    const { page, limit } = query;
    const [rows, totals] = await Promise.all([
      listSummary(db, filter, { limit, offset: (page - 1) * limit }),
      readTotals(db, filter),
    ]);
    const { projects, characters, wanted, declined } = totals;
    return {
      ...onePage(rows.map(toSummaryRow), query, projects),
      totals: { characters, wanted, counts: toStageCounts(totals), declined },
    };
  },

  async export(accountId: number, query: Parsed<typeof exportProjectSummary>['query']): Promise<FileAnswer> {
    await limits.take(`project-exports:${accountId}`, exportsPerHour);
    const rows = await listSummary(db, toFilter(accountId, query), { limit: maxExported, offset: 0 });
    return {
      file_name: 'callboard-projects.csv',
      media_type: 'text/csv',
      encoding: 'utf8',
      content: toSummarySheet(rows.map(toSummaryRow)),
    };
  },
});
export type ProjectSummary = ReturnType<typeof createProjectSummary>;
