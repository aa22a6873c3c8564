import { formatDays } from '@callboard/contract/short-dates';
import { Trans } from '../../../../shared/i18n/trans.tsx';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import type { CastView } from '../model/cast-view.ts';
import { dateFacts, windowOf } from '../model/row-facts.ts';
import classes from './row-cells.module.css';

const firstName = (name: string) => name.split(' ')[0] ?? name;
const list = (who: readonly { readonly name: string; readonly days: number }[]) =>
  who.map(({ name, days }) => `${firstName(name)} ${days}`).join(', ');

/** Every week of the shoot with the dates lost in it, and by whom. */
export function DatesCell({ view }: { view: CastView }) {
  const { t } = useTranslation('scenarios');
  const { weeks, lost, who, unknown } = dateFacts(view, windowOf(view.parts));
  if (weeks.length === 0) return <p className={classes.note}>{t('dates.setDates')}</p>;
  return (
    <>
      <ul className={classes.weeks} aria-label={t('dates.label', { letter: view.letter })}>
        {weeks.map((week) => {
          const days = formatDays(week.from, week.to);
          const text =
            week.lost === 0
              ? t('dates.free', { days })
              : t('dates.week', { days, lost: week.lost, who: list(week.who) });
          return (
            <li key={week.from} data-lost={week.lost > 0 || undefined} title={text}>
              <span aria-hidden>{week.lost > 0 && week.lost}</span>
              <span className={classes.said}>{text}</span>
            </li>
          );
        })}
      </ul>
      <p className={classes.note}>
        {lost === 0 ? (
          t('dates.none')
        ) : (
          <Trans
            t={t}
            i18nKey="dates.lost"
            count={lost}
            values={{ who: `${list(who)}.` }}
            components={{ stop: <span className={classes.stop} /> }}
          />
        )}
        {unknown > 0 && ` ${t('dates.unknown', { count: unknown })}`}
      </p>
    </>
  );
}
