import { useEffect, useRef, useState } from 'react';
import { Trans } from '../../../../shared/i18n/trans.tsx';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { StandingFigures } from '../../../../shared/ui/standing/standing-figures.tsx';
import { fitScale, type StandingPerson } from '../../../../shared/ui/standing/standing-geometry.ts';
import type { CastView } from '../model/cast-view.ts';
import { heightFacts } from '../model/row-facts.ts';
import classes from './row-cells.module.css';

/** Pixels a centimetre at most: a person of 180 cm is 117 pixels tall. */
const largest = 0.65;

function useWidth() {
  const place = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = place.current;
    if (!element || !('ResizeObserver' in window)) return;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.round(entry?.contentRect.width ?? 0)));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { place, width };
}

function Sentence({ view }: { view: CastView }) {
  const { t } = useTranslation('scenarios');
  const { pair, range, isEven, missing } = heightFacts(view);
  return (
    <p className={classes.note}>
      {pair &&
        (pair.cm === 0 ? (
          `${t('standing.equal', { one: pair.one, other: pair.other })} `
        ) : (
          <>
            <Trans t={t} i18nKey="standing.pair" values={pair} components={{ b: <b /> }} />{' '}
          </>
        ))}
      {range !== undefined &&
        (isEven ? (
          t('standing.even')
        ) : (
          <Trans t={t} i18nKey="standing.range" values={{ cm: range }} components={{ b: <b /> }} />
        ))}
      {missing > 0 && ` ${t('standing.missing', { count: missing })}`}
    </p>
  );
}

/** Everyone in the order of the characters, to one scale. */
export function StandingCell({ view }: { view: CastView }) {
  const { t } = useTranslation('scenarios');
  const { place, width } = useWidth();
  const people = view.parts.flatMap(({ character, choice }): StandingPerson[] =>
    choice
      ? [
          {
            key: character.id,
            name: choice.person.name,
            image: choice.person.image,
            heightCm: choice.person.height_cm,
          },
        ]
      : [],
  );
  if (people.length === 0) return <p className={classes.note}>{t('standing.none')}</p>;
  const scale = fitScale(people, Math.max(width - 4, 120), largest);
  return (
    <>
      <div ref={place} className={classes.figures}>
        {width > 0 && (
          <StandingFigures
            people={people}
            scale={scale}
            label={t('standing.label', { letter: view.letter })}
            ruler={false}
            size="strip"
            labels={people.length > 12 ? 'none' : 'height'}
          />
        )}
      </div>
      <Sentence view={view} />
    </>
  );
}
