import type { Deadline } from '@callboard/contract/casting/job-fields';
import type { JobCard } from '@callboard/contract/casting/job-search';
import { formatDayMonth, formatDaysOfYear } from '@callboard/contract/short-dates';
import type { TFunction } from '../../../shared/i18n/use-translation.ts';
import { lastDayBefore } from '../../../shared/lib/format/days-in-india.ts';
import { formatRupees } from '../../../shared/lib/format/rupees.ts';

type T = TFunction<'jobCards'>;

type Ages = Pick<JobCard, 'gender' | 'playing_age_min' | 'playing_age_max'>;

/** Female, plays 20–30 */
export function whoText({ gender, playing_age_min: from, playing_age_max: to }: Ages, t: T): string {
  const who = gender ?? t('anyone');
  if (from !== null && to !== null) {
    return t('plays', { who, ages: from === to ? String(from) : `${from}–${to}` });
  }
  if (from !== null) return t('playsFrom', { who, from });
  return to === null ? who : t('playsTo', { who, to });
}

/** The rest is on the page of the job. */
const citiesInList = 2;

/** Mumbai, Ratnagiri or remote */
export function whereText({ cities, is_remote: isRemote }: Pick<JobCard, 'cities' | 'is_remote'>, t: T) {
  if (cities.length === 0) return t(isRemote ? 'remote' : 'noPlace');
  const first = cities.slice(0, citiesInList).join(', ');
  const more = cities.length - citiesInList;
  const shown = more > 0 ? t('moreCities', { cities: first, count: more }) : cities.join(', ');
  return isRemote ? t('orRemote', { cities: shown }) : shown;
}

/** Within a line: Mumbai or remote. Undefined where it is not said. */
export function placeInLine({ cities, is_remote }: Pick<JobCard, 'cities' | 'is_remote'>, t: T) {
  if (cities.length === 0) return is_remote ? t('remote').toLowerCase() : undefined;
  return whereText({ cities: cities.slice(0, 1), is_remote }, t);
}

/** 12 Jan – 20 Mar 2027 */
export function whenText({ works_from: from, works_to: to }: Pick<JobCard, 'works_from' | 'works_to'>, t: T) {
  if (from && to) return formatDaysOfYear(from, to);
  if (from) return t('from', { day: formatDaysOfYear(from) });
  return to ? t('until', { day: formatDaysOfYear(to) }) : t('noDates');
}

interface FeeText {
  readonly amount: string;
  /** Per day; nothing where there is no amount. */
  readonly unit: string;
}

type Fee = Pick<JobCard, 'fee_paise' | 'fee_per'> & { readonly is_unpaid?: boolean };

export function feeText({ fee_paise: paise, fee_per: per, is_unpaid: isUnpaid }: Fee, t: T): FeeText {
  if (paise === null) return { amount: t(isUnpaid ? 'fee.unpaid' : 'fee.missing'), unit: '' };
  return { amount: formatRupees(paise), unit: per ? t(`fee.${per}`) : '' };
}

const dayMs = 86_400_000;
/** A deadline this near stands out. */
const soonDays = 2;

interface ClosingText {
  readonly text: string;
  readonly isSoon: boolean;
}

/** Closes 24 Nov */
export function closingText(deadline: Deadline | null, t: T, now = Date.now()): ClosingText {
  if (!deadline) return { text: t('untilFilled'), isSoon: false };
  const left = Date.parse(deadline.at) - now;
  const day = lastDayBefore(deadline.at);
  const isToday = left > 0 && day === lastDayBefore(new Date(now + 1));
  return {
    text: isToday ? t('closesToday') : t('closes', { day: formatDayMonth(day) }),
    isSoon: left > 0 && left < soonDays * dayMs,
  };
}
