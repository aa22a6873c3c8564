import type { JobRole } from '@callboard/contract/casting/job-fields';
import { formatDaysOfYear } from '@callboard/contract/short-dates';
import type { TFunction } from '../../../../shared/i18n/use-translation.ts';

type T = TFunction<'jobPage'>;

function rangeText(from: number | null, to: number | null, t: T): string | undefined {
  if (from !== null && to !== null) return from === to ? String(from) : `${from}–${to}`;
  if (from !== null) return t('facts.from', { from });
  return to === null ? undefined : t('facts.upTo', { to });
}

const cm = (mm: number | null): number | null => (mm === null ? null : Math.round(mm / 10));

export const agesText = ({ playing_age_min: from, playing_age_max: to }: JobRole, t: T) =>
  rangeText(from, to, t) ?? t('facts.any');

export function heightText({ height_min_mm: from, height_max_mm: to }: JobRole, t: T): string | undefined {
  const range = rangeText(cm(from), cm(to), t);
  return range && t('facts.cm', { range });
}

interface Work {
  readonly works_from: string | null;
  readonly works_to: string | null;
  readonly work_days: number | null;
}

/** 24 days, 12 Jan – 20 Mar 2027 */
export function workText(
  { works_from: from, works_to: to, work_days: count }: Work,
  t: T,
): string | undefined {
  const [first, last] = [from ?? to, to ?? from];
  const dates = first && last ? formatDaysOfYear(first, last) : undefined;
  if (count === null) return dates;
  return dates ? t('facts.daysIn', { count, dates }) : t('facts.days', { count });
}

const weights = ['lead', 'supporting', 'featured', 'background'] as const;

/** Supporting; nothing where it is not said. */
export function weightText({ weight }: JobRole, t: T): string | undefined {
  const known = weights.find((one) => one === weight);
  return known && t(`weights.${known}`);
}
