import type { CreditEntry } from '@callboard/contract/billing/credits';
import { monthInIndia } from '../../../../shared/lib/format/months.ts';

interface Sum {
  readonly month: string;
  readonly gained: number;
  readonly spent: number;
}

export interface MonthOfEntries {
  readonly month: string;
  /** Of the whole month, not only of what is on the page. */
  readonly sum: Sum | undefined;
  readonly entries: readonly CreditEntry[];
}

/** The page as months, newest first, as they come. */
export function byMonth(entries: readonly CreditEntry[], sums: readonly Sum[]): MonthOfEntries[] {
  const months = [...new Set(entries.map(({ createdAt }) => monthInIndia(createdAt)))];
  return months.map((month) => ({
    month,
    sum: sums.find((one) => one.month.startsWith(month)),
    entries: entries.filter(({ createdAt }) => monthInIndia(createdAt) === month),
  }));
}
