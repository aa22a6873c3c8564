import { Fragment } from 'react';
import { Trans } from '../../../../shared/i18n/trans.tsx';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import type { CastView } from '../model/cast-view.ts';
import { ageAxis, ageFacts } from '../model/row-facts.ts';
import classes from './row-cells.module.css';

const stepPx = 28;

/** A dot for everyone at the middle of the ages they play. */
export function AgesCell({ view }: { view: CastView }) {
  const { t } = useTranslation('scenarios');
  const { dots, oldest, misfits } = ageFacts(view);
  if (dots.length === 0) return <p className={classes.note}>{t('ages.none')}</p>;
  const levels = Math.max(...dots.map(({ level }) => level)) + 1;
  return (
    <>
      <ul
        className={classes.ages}
        aria-label={t('ages.label', { letter: view.letter })}
        style={{ height: Math.max(3, levels) * stepPx + 8 }}
      >
        {dots.map(({ key, name, image, age, at, level }) => (
          <li
            key={key}
            className={classes.dot}
            title={t('ages.dot', { name, age })}
            style={{ insetInlineStart: `${at * 100}%`, bottom: 5 + level * stepPx }}
          >
            {image === null ? (
              <span className={classes.noFace}>{t('ages.dot', { name, age })}</span>
            ) : (
              <img src={image} alt={t('ages.dot', { name, age })} width={25} height={25} loading="lazy" />
            )}
          </li>
        ))}
      </ul>
      <div className={classes.axis} aria-hidden>
        {ageAxis.map((age) => (
          <span key={age}>{age}</span>
        ))}
      </div>
      <p className={classes.note}>
        {oldest && <Trans t={t} i18nKey="ages.oldest" values={oldest} components={{ b: <b /> }} />}
        {misfits.map(({ name, character, is }) => (
          <Fragment key={character}>
            {' '}
            <Trans
              t={t}
              i18nKey={`ages.${is}`}
              values={{ name, character }}
              components={{ stop: <span className={classes.stop} /> }}
            />
          </Fragment>
        ))}
      </p>
    </>
  );
}
