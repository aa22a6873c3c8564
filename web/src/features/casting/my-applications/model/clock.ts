import type { OwnApplicationDetail } from '@callboard/contract/casting/application-views';
import { formatDayMonth } from '@callboard/contract/short-dates';
import { formatTime } from '../../../../shared/lib/format/dates.ts';
import { dayInIndia, weekdayOf } from '../../../../shared/lib/format/days-in-india.ts';

const inWords = (day: string): string => `${weekdayOf(day).slice(0, 3)} ${formatDayMonth(day)}`;

/** Sat 14 Nov */
export const shortDate = (moment: string | number): string => inWords(dayInIndia(moment));

/** Sat 14 Nov, 10:51 am */
export const shortDateTime = (moment: string): string => `${shortDate(moment)}, ${formatTime(moment)}`;

/** The last day something can be done: a deadline at midnight ends the day before. */
export const dueDateOf = (at: string): string => shortDate(Date.parse(at) - 1);

type Application = Pick<OwnApplicationDetail, 'steps' | 'clock'>;

/** When it came to a step for the first time, since it was sent last. */
export const stepsSinceSent = <S extends Application['steps'][number]>(steps: readonly S[]): readonly S[] => {
  const from = steps.findLastIndex(({ status }) => status === 'applied');
  return from < 0 ? steps : steps.slice(from);
};
