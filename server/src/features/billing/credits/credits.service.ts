import { type CreditEntry, type CreditSummary, changeTypes } from '@callboard/contract/billing/credits';
import type { FileAnswer } from '@callboard/contract/scalars';
import { toCsv } from '../../../platform/csv/csv.ts';
import type { Database } from '../../../platform/db/database.ts';
import { formatSheetTime } from '../../../platform/format/indian-time.ts';
import { onePage } from '../../../platform/http/list.ts';
import { ProblemError } from '../../../platform/http/problem-error.ts';
import { countUsage, isRecruiter, sumLots } from './balance.queries.ts';
import { toBalance, toCreditEntry } from './credits.mapper.ts';
import * as queries from './history.queries.ts';

const changeNames = new Map<number, string>([
  [changeTypes.bonus, 'Bonus'],
  [changeTypes.purchase, 'Purchase'],
  [changeTypes.unlock, 'Unlock'],
  [changeTypes.refund, 'Refund'],
  [changeTypes.adjustment, 'Adjustment'],
  [changeTypes.expiry, 'Expiry'],
  [changeTypes.referral, 'Referral'],
]);

const planNames = { studio: 'Studio plan', agency: 'Agency plan' } as const;

const subjectOf = ({ talent, purchase, plan, note }: CreditEntry) => {
  if (talent) return talent.name;
  if (plan) return `${planNames[plan.name]}, ${plan.month.slice(0, 7)}`;
  if (purchase) return `Pack of ${purchase.credits}`;
  return note ?? '';
};

const rupees = (paise: number) => (paise / 100).toFixed(2);

const heading = [
  'Date and time (India)',
  'Change',
  'For',
  'Character',
  'Project',
  'Invoice',
  'Total in rupees',
  'Note',
  'Credits',
  'Balance',
];

const toHistorySheet = (entries: readonly CreditEntry[]): string =>
  toCsv([
    heading,
    ...entries.map((entry) => [
      formatSheetTime(new Date(entry.createdAt)),
      changeNames.get(entry.changeType) ?? null,
      subjectOf(entry),
      entry.character?.name ?? null,
      entry.character?.project_title ?? null,
      entry.purchase?.invoice_number ?? null,
      entry.purchase ? rupees(entry.purchase.total_paise) : null,
      entry.note,
      entry.credits,
      entry.balance,
    ]),
  ]);

interface CreditsOptions {
  readonly db: Database;
  readonly photoUrl: (key: string) => Promise<string>;
}

type Page = { readonly page: number; readonly limit: number };
const allEntries: Page = { page: 1, limit: 100_000 };

export function createCredits({ db, photoUrl }: CreditsOptions) {
  const list = async (filters: queries.EntryFilters, page: Page) => {
    const rows = await queries.listEntries(db, filters, page);
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
      const usage = await countUsage(db, recruiterId);
      return { ...toBalance(lots), from_packs, from_plan, from_bonus, ...usage };
    },

    async history({ page, limit, ...filters }: queries.EntryFilters & Page) {
      const { entries, months } = await list(filters, { page, limit });
      return {
        ...onePage(entries, { page, limit }, await queries.countEntries(db, filters)),
        months: await queries.sumMonths(db, filters, [...months]),
      };
    },

    async export(filters: queries.EntryFilters): Promise<FileAnswer> {
      const { entries } = await list(filters, allEntries);
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
