import type { UnavailableDates } from '@callboard/contract/people/availability';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { useMediaQuery } from '../../../../shared/ui/theme/use-media-query.ts';
import { addMonths, inOrder, monthOf } from '../model/days.ts';
import { MonthGrid } from './month-grid.tsx';
import classes from './months.module.css';
import { useDayKeys } from './use-day-keys.ts';

interface MonthsProps {
  today: string;
  dates: readonly UnavailableDates[];
  onChoose: (from: string, to: string) => void;
}

const wide = '(min-width: 64rem)';
const middle = '(min-width: 44rem)';

/** As many months as fit side by side. Two presses choose a range: its first day and its last. */
export function Months({ today, dates, onChoose }: MonthsProps) {
  const { t } = useTranslation('availability');
  const isWide = useMediaQuery(wide);
  const isMiddle = useMediaQuery(middle);
  const count = isWide ? 3 : isMiddle ? 2 : 1;
  const [first, setFirst] = useState(monthOf(today));
  const [begun, setBegun] = useState<string>();
  const months = Array.from({ length: count }, (_, at) => addMonths(first, at));
  const { room, reachable, onMove, noteFocus } = useDayKeys({ today, months, turnTo: setFirst });

  const pick = (day: string) => {
    noteFocus(day);
    if (begun === undefined) return setBegun(day);
    setBegun(undefined);
    onChoose(...inOrder(begun, day));
  };

  return (
    <div>
      <div className={classes.bar}>
        <p className={classes.hint} aria-live="polite">
          {t(begun === undefined ? 'pressFirst' : 'pressLast')}
        </p>
        <button
          type="button"
          aria-label={t('earlier')}
          className={classes.turn}
          onClick={() => setFirst(addMonths(first, -1))}
        >
          <ChevronLeft size={20} aria-hidden />
        </button>
        <button
          type="button"
          aria-label={t('later')}
          className={classes.turn}
          onClick={() => setFirst(addMonths(first, 1))}
        >
          <ChevronRight size={20} aria-hidden />
        </button>
      </div>
      <div className={classes.months} ref={room}>
        {months.map((month) => (
          <MonthGrid
            key={month}
            month={month}
            today={today}
            dates={dates}
            chosen={begun === undefined ? undefined : [begun, begun]}
            reachable={reachable}
            onPick={pick}
            onMove={onMove}
          />
        ))}
      </div>
    </div>
  );
}
