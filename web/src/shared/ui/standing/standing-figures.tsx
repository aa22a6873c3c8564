import type { CSSProperties } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import './standing-i18n.ts';
import classes from './standing.module.css';
import { StandingFigure } from './standing-figure.tsx';
import {
  figureBox,
  rulerTicks,
  rulerTop,
  type StandingPerson,
  stripTicks,
  type Tick,
} from './standing-geometry.ts';

interface RulerProps {
  ticks: readonly Tick[];
  scale: number;
}

/** Centimetres on the left, feet and inches on the right. The floor is 0. */
export function Ruler({ ticks, scale }: RulerProps) {
  return (
    <span className={classes.ruler} aria-hidden="true">
      {ticks.map(({ cm, feet, isMain }) => (
        <span
          key={cm}
          className={classes.tick}
          data-main={isMain || undefined}
          style={{ bottom: cm * scale }}
        >
          <span className={classes.centimetres}>{cm}</span>
          {feet !== null && <span className={classes.feet}>{feet}</span>}
        </span>
      ))}
    </span>
  );
}

/** The height above a head, or that it is not given. */
export function HeightTag({ person }: { person: StandingPerson }) {
  const { t } = useTranslation('standing');
  return (
    <span className={classes.tag} data-missing={person.heightCm === null || undefined} aria-hidden="true">
      {person.heightCm === null ? t('notGiven') : Math.round(person.heightCm)}
    </span>
  );
}

/** "Ananya Rao, 165 cm", as it is read aloud. */
export function useStandingText() {
  const { t } = useTranslation('standing');
  return ({ name, heightCm }: StandingPerson) =>
    heightCm === null ? t('personWithout', { name }) : t('person', { name, cm: Math.round(heightCm) });
}

interface StandingFiguresProps {
  people: readonly StandingPerson[];
  /** Pixels a centimetre: one for the whole picture. */
  scale: number;
  /** The accessible name of the list. */
  label: string;
  ruler?: boolean;
  /** `strip` is a small picture within a page: few lines, small tags. */
  size?: 'full' | 'strip';
  /** What stands above each head. `none` where the page says it below. */
  labels?: 'height' | 'none';
  /** Pixels between neighbours; negative where they stand close. */
  gap?: number;
}

/** People side by side: one scale, the floor at 0, the top edge of each photo is the height. */
export function StandingFigures(props: StandingFiguresProps) {
  const { people, scale, label, ruler = true, size = 'full', labels = 'height', gap } = props;
  const textOf = useStandingText();
  const heights = people.map(({ heightCm }) => heightCm);
  const ticks = size === 'full' ? rulerTicks(rulerTop(heights)) : stripTicks(heights);
  const tallest = Math.max(0, ...people.map((person) => figureBox(person, scale).height));
  const room = size === 'full' ? rulerTop(heights) * scale : tallest;
  const style: CSSProperties & { '--gap'?: string } = {
    ...(gap !== undefined && { '--gap': `${gap}px` }),
    minHeight: room,
  };
  return (
    <div className={classes.stage} data-size={size} data-ruler={ruler || undefined}>
      {ruler && <Ruler ticks={ticks} scale={scale} />}
      <ul className={classes.people} aria-label={label} style={style}>
        {people.map((person) => (
          <li key={person.key} className={classes.person} style={{ width: person.width }}>
            <VisuallyHidden>{textOf(person)}</VisuallyHidden>
            {labels === 'height' && <HeightTag person={person} />}
            <StandingFigure person={person} scale={scale} />
          </li>
        ))}
      </ul>
    </div>
  );
}
