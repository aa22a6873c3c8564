import { dayInIndia } from '../../../../shared/lib/format/days-in-india.ts';

export interface DateRange {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

export const presetNames = ['all', 'thisMonth', 'lastMonth', 'quarter', 'year'] as const;
export type PresetName = (typeof presetNames)[number];

const day = (year: number, month: number, date: number): string =>
  new Date(Date.UTC(year, month, date)).toISOString().slice(0, 10);

/** The Indian financial year starts in April. */
const april = 3;

export function presetRange(name: PresetName, now: Date | string | number = Date.now()): DateRange {
  const today = dayInIndia(now);
  const [year = 0, month = 0, date = 0] = today.split('-').map(Number);
  switch (name) {
    case 'all':
      return {};
    case 'thisMonth':
      return { from: day(year, month - 1, 1), to: today };
    case 'lastMonth':
      return { from: day(year, month - 2, 1), to: day(year, month - 1, 0) };
    case 'quarter':
      return { from: day(year, month - 1, date - 89), to: today };
    case 'year':
      return { from: day(month - 1 >= april ? year : year - 1, april, 1), to: today };
  }
}

export const isSameRange = (one: DateRange, other: DateRange): boolean =>
  one.from === other.from && one.to === other.to;
