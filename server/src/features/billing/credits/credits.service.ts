import type { CreditSummary } from '@callboard/contract/billing/credits';
import type { FileAnswer } from '@callboard/contract/scalars';
import type { Database } from '../../../platform/db/database.ts';
import { onePage } from '../../../platform/http/list.ts';
import { ProblemError } from '../../../platform/http/problem-error.ts';
import { countUse, isRecruiter, sumLots } from './balance.queries.ts';
import { toBalance, toCreditEntry } from './credits.mapper.ts';
import * as queries from './history.queries.ts';
import { toHistorySheet } from './history-sheet.ts';

interface CreditsOptions {
  readonly db: Database;
  readonly photoUrl: (key: string) => Promise<string>;
}

type Page = { readonly page: number; readonly limit: number };
const whole: Page = { page: 1, limit: 100_000 };

export function createCredits({ db, photoUrl }: CreditsOptions) {
  const list = async (which: queries.WhichEntries, page: Page) => {
    const rows = await queries.listEntries(db, which, page);
    const toEntry = async (row: queries.EntryRow) =>
      toCreditEntry(row, row.cover_key === null ? null : await photoUrl(row.cover_key));
    return { entries: await Promise.all(rows.map(toEntry)), months: new Set(rows.map(({ month }) => month)) };
  };

  return {
    async balance(recruiterId: number) {
      if (!(await isRecruiter(db, recruiterId))) throw new ProblemError('NOT_FOUND');
      return toBalance(await sumLots(db, recruiterId));
    },

    async summary(recruiterId: number): Promise<CreditSummary> {
      const { from_packs, from_plan, from_bonus, ...lots } = await sumLots(db, recruiterId);
      const use = await countUse(db, recruiterId);
      return { ...toBalance(lots), from_packs, from_plan, from_bonus, ...use };
    },

    async history({ page, limit, ...which }: queries.WhichEntries & Page) {
      const { entries, months } = await list(which, { page, limit });
      return {
        ...onePage(entries, { page, limit }, await queries.countEntries(db, which)),
        months: await queries.sumMonths(db, which, [...months]),
      };
    },

    async sheet(which: queries.WhichEntries): Promise<FileAnswer> {
      const { entries } = await list(which, whole);
      return {
        file_name: 'callboard-credits.csv',
        media_type: 'text/csv',
        encoding: 'utf8',
        content: toHistorySheet(entries),
      };
    },
  };
}
export type Credits = ReturnType<typeof createCredits>;
