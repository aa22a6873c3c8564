import { countDays, type LineUpDay, type LineUpDayState } from '@callboard/contract/casting/line-up-facts';
import { Trans } from '../../../../shared/i18n/trans.tsx';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import classes from './day-strip.module.css';

interface Run {
  readonly from: string;
  readonly state: LineUpDayState;
  readonly days: number;
}

/** Neighbouring days of one state as one piece. */
function runsOf(days: readonly LineUpDay[]): Run[] {
  const runs: Run[] = [];
  for (const { date, state } of days) {
    const last = runs.at(-1);
    if (last?.state === state) runs[runs.length - 1] = { ...last, days: last.days + 1 };
    else runs.push({ from: date, state, days: 1 });
  }
  return runs;
}

/** Up to this many, each day is a cell of its own. */
const mostCells = 31;

/** The days of a character, one after the other. The words below say the same. */
export function DayStrip({ days }: { days: readonly LineUpDay[] | null }) {
  const { t } = useTranslation('lineUp');
  const count = countDays(days);
  if (days === null || days.length === 0) return <p className={classes.words}>{t('days.none')}</p>;
  const pieces =
    days.length <= mostCells ? days.map(({ date, state }) => ({ from: date, state, days: 1 })) : runsOf(days);
  const booked = days.filter(({ state }) => state === 'booked').length;
  return (
    <>
      <div className={classes.strip} data-cells={days.length <= mostCells || undefined} aria-hidden>
        {pieces.map((piece) => (
          <i key={piece.from} data-state={piece.state} style={{ flexGrow: piece.days }} />
        ))}
      </div>
      <p className={classes.words}>
        {count && booked === days.length ? (
          <Trans t={t} i18nKey="days.booked" count={booked} components={{ b: <b /> }} />
        ) : (
          count && <Trans t={t} i18nKey="days.count" values={{ ...count }} components={{ b: <b /> }} />
        )}
      </p>
    </>
  );
}

/** What the pieces mean. */
export function DayKey() {
  const { t } = useTranslation('lineUp');
  const states = [
    ['free', t('days.free')],
    ['unavailable', t('days.unavailable')],
    ['booked', t('days.taken')],
    ['unknown', t('days.unknown')],
  ] as const;
  return (
    <ul className={classes.key}>
      {states.map(([state, text]) => (
        <li key={state}>
          <i data-state={state} aria-hidden />
          {text}
        </li>
      ))}
    </ul>
  );
}
