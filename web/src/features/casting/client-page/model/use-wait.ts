import { useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatDayTime, formatTime } from '../../../../shared/lib/format/dates.ts';
import { dayInIndia } from '../../../../shared/lib/format/days-in-india.ts';
import { useTimeFormat } from '../../../../shared/lib/format/time-format.ts';
import { useCountdown } from '../../../../shared/lib/use-countdown.ts';

const minute = 60;
const hour = 60 * minute;
/** Up to here a wait is said in minutes. */
const mostMinutes = 90;

/** After too many attempts: until when none is taken, as long as the server said. It ends by itself. */
export function useWait() {
  const { t } = useTranslation('clientPage');
  useTimeFormat();
  const [until, setUntil] = useState(0);
  const left = useCountdown(until);

  const untilText = () => {
    const isToday = dayInIndia(until) === dayInIndia(Date.now());
    return isToday
      ? t('open.limited.today', { time: formatTime(until) })
      : t('open.limited.later', { time: formatDayTime(until) });
  };
  const leftText = () => {
    if (left < minute) return t('open.limited.seconds', { count: left });
    const minutes = Math.ceil(left / minute);
    return minutes <= mostMinutes
      ? t('open.limited.minutes', { count: minutes })
      : t('open.limited.hours', { count: Math.ceil(left / hour) });
  };
  return {
    start: (seconds: number) => setUntil(Date.now() + seconds * 1000),
    clear: () => setUntil(0),
    isWaiting: left > 0,
    isOver: until > 0 && left === 0,
    /** Until when, by the clock. */
    until: left > 0 ? untilText() : '',
    /** How long that is. */
    left: left > 0 ? leftText() : '',
  };
}
