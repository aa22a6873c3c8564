import type { JobNumbers } from '@callboard/contract/casting/job-postings';

export interface Period {
  /** Its first day. */
  readonly from: string;
  readonly views: number;
  readonly applications: number;
}

/** More bars than this are too thin to tell apart. */
const mostDays = 45;
const week = 7;

/** The days as they are, or in weeks that end with the last day once there are many. */
export function periodsOf(days: JobNumbers['days']): { periods: readonly Period[]; isWeekly: boolean } {
  const asDays = days.map(({ day, views, applications }) => ({ from: day, views, applications }));
  if (asDays.length <= mostDays) return { periods: asDays, isWeekly: false };
  const first = asDays.length % week;
  const starts = [
    ...(first > 0 ? [0] : []),
    ...Array.from({ length: Math.floor(asDays.length / week) }, (_, index) => first + index * week),
  ];
  const periods = starts.map((start, index) => {
    const part = asDays.slice(start, starts[index + 1]);
    return {
      from: part[0]?.from ?? '',
      views: part.reduce((sum, { views }) => sum + views, 0),
      applications: part.reduce((sum, { applications }) => sum + applications, 0),
    };
  });
  return { periods, isWeekly: true };
}
