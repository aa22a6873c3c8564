import { useDraggable, useDroppable } from '@dnd-kit/core';
import { Link2 } from 'lucide-react';
import type { CSSProperties, Ref } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { StandingFigure } from '../../../../shared/ui/standing/standing-figure.tsx';
import { HeightTag, Ruler, useStandingText } from '../../../../shared/ui/standing/standing-figures.tsx';
import { figureBox, rulerTicks, rulerTop } from '../../../../shared/ui/standing/standing-geometry.ts';
import type { LineUpPerson } from '../api.ts';
import { cmBetween, firstName, heightText, namesOf } from '../model/group-facts.ts';
import type { Arrangement } from '../model/line-up-address.ts';
import { placeFigures } from '../model/stage-places.ts';
import { toStanding } from '../model/to-standing.ts';
import { type Held, stageKey, standKey } from '../model/use-line-up-drag.ts';
import type { FigureKeys } from '../model/use-line-up-keys.ts';
import classes from './stage.module.css';

interface FigureProps {
  person: LineUpPerson;
  scale: number;
  /** Its middle on the stage. */
  middle: number;
  isTarget: boolean;
  /** Where keys carry them to; undefined while they do not. */
  carriedTo: number | undefined;
  keys: FigureKeys;
  onChoose: () => void;
}

/** One person on the stage: a button that opens the card of their group, and a handle to drag them by. */
function Figure({ person, scale, middle, isTarget, carriedTo, keys, onChoose }: FigureProps) {
  const { t } = useTranslation('lineUp');
  const textOf = useStandingText();
  const id = standKey(person.user_id);
  const drag = useDraggable({ id });
  const drop = useDroppable({ id });
  const standing = toStanding(person);
  const { width } = figureBox(standing, scale);
  const style: CSSProperties = {
    left: middle - width / 2,
    width,
    ...(drag.transform && {
      transform: `translate3d(${drag.transform.x}px, ${drag.transform.y}px, 0) rotate(2.4deg)`,
    }),
    ...(carriedTo !== undefined && {
      transform: `translate3d(${carriedTo - middle}px, -0.75rem, 0) rotate(2.4deg)`,
    }),
  };
  const who = textOf(standing);
  return (
    <li
      className={classes.figure}
      style={style}
      data-held={carriedTo === undefined ? drag.isDragging || undefined : 'keys'}
      ref={drop.setNodeRef}
    >
      <button
        type="button"
        ref={drag.setNodeRef}
        className={classes.handle}
        data-target={isTarget || undefined}
        {...drag.attributes}
        {...drag.listeners}
        onKeyDown={(event) => keys.onKeyDown(person.user_id, event)}
        onBlur={() => keys.onLeave(person.user_id)}
        aria-label={t('person', { who, character: person.character?.name ?? t('nobodys') })}
        onClick={onChoose}
      >
        <HeightTag person={standing} />
        <StandingFigure person={standing} scale={scale} />
      </button>
    </li>
  );
}

/** Pixels. A smaller difference is written above the heights of both. */
const tagHeight = 40;

interface Between {
  readonly left: LineUpPerson;
  readonly right: LineUpPerson;
  readonly at: number;
}

/** How much taller one neighbour is, between their crowns. */
function Difference({ left, right, at, scale }: Between & { scale: number }) {
  const { t } = useTranslation('lineUp');
  const cm = cmBetween(left.height_cm, right.height_cm);
  if (!cm || left.height_cm === null || right.height_cm === null) return null;
  const low = Math.min(left.height_cm, right.height_cm);
  const height = Math.abs(left.height_cm - right.height_cm) * scale;
  const style = { left: at, bottom: low * scale, height };
  return (
    <span
      className={classes.difference}
      style={style}
      data-lower={left.height_cm < right.height_cm ? 'left' : 'right'}
      data-small={height < tagHeight || undefined}
      aria-hidden
    >
      <b>{t('between', { cm })}</b>
    </span>
  );
}

export interface StageView {
  /** In the order they stand. */
  readonly people: readonly LineUpPerson[];
  readonly arrangement: Arrangement;
  readonly groups: readonly (readonly number[])[];
  /** Whose card is open. */
  readonly heldGroup: readonly number[] | undefined;
  readonly drag: Held | undefined;
  readonly isCarried: boolean;
  readonly keys: FigureKeys;
  readonly nameOf: (id: number) => string;
  /** How a saved pairing of these people is called. */
  readonly savedName: (ids: readonly number[]) => string | undefined;
  readonly onHold: (ids: readonly number[]) => void;
}

interface FloorProps extends StageView {
  middleOf: (id: number) => number;
}

/** What letting go will do, below the person it is done to. */
function useTryText({ drag, nameOf, people }: Pick<StageView, 'drag' | 'nameOf' | 'people'>) {
  const { t } = useTranslation('lineUp');
  if (drag?.beside === undefined) return undefined;
  const names = { name: firstName(nameOf(drag.who)), beside: firstName(nameOf(drag.beside)) };
  const heightOf = (id: number) => people.find(({ user_id }) => user_id === id)?.height_cm ?? null;
  const cm = cmBetween(heightOf(drag.who), heightOf(drag.beside));
  if (drag.isFromWings && people.length >= 6) return t('try.instead', names);
  return cm === null ? t('try.besideUnknown', names) : t('try.beside', { ...names, cm });
}

function Floor({ people, groups, heldGroup, savedName, onHold, middleOf, arrangement, ...rest }: FloorProps) {
  const { t } = useTranslation('lineUp');
  const tried = useTryText({ people, ...rest });
  const by = new Map(people.map((person) => [person.user_id, person]));
  const middle = (ids: readonly number[]) => ids.reduce((sum, id) => sum + middleOf(id), 0) / ids.length;
  const beside = rest.drag?.beside;
  return (
    <div
      className={classes.floor}
      data-small={arrangement === 'height' || arrangement === 'age' || undefined}
    >
      {groups.map((ids) => {
        const group = ids.flatMap((id) => by.get(id) ?? []);
        const names = namesOf(
          group.map(({ name }) => name),
          t,
        );
        const heights = group.map(({ height_cm }) => height_cm);
        const isSmall = arrangement === 'height' || arrangement === 'age';
        const cm = cmBetween(heights[0] ?? null, heights[1] ?? null);
        const plain = isSmall && cm !== null ? t('between', { cm }) : heightText(heights, t);
        const text = (!isSmall && savedName(ids)) || plain || t('pairUnknown');
        return (
          <button
            key={ids.join('-')}
            type="button"
            className={classes.group}
            style={{ left: middle(ids) }}
            aria-pressed={ids === heldGroup}
            aria-label={t('group.open', { text, names })}
            onClick={() => onHold(ids)}
          >
            <Link2 size={13} aria-hidden />
            {text}
          </button>
        );
      })}
      {tried && beside !== undefined && (
        <span className={classes.try} style={{ left: middleOf(beside) }} aria-hidden>
          {tried}
        </span>
      )}
    </div>
  );
}

interface StageProps extends StageView {
  scale: number;
  /** Between the rulers. */
  width: number;
  ref?: Ref<HTMLElement>;
}

/** Everyone on one floor before one ruler. */
export function Stage({ scale, width, ...view }: StageProps) {
  const { t } = useTranslation('lineUp');
  const { people, arrangement, groups, heldGroup, drag, isCarried, keys, onHold } = view;
  const drop = useDroppable({ id: stageKey });
  const standing = people.map(toStanding);
  const top = rulerTop(standing.map(({ heightCm }) => heightCm));
  const middles = placeFigures(
    standing.map((one) => figureBox(one, scale)),
    { width, arrangement },
  );
  const middleOf = (id: number) => middles[people.findIndex(({ user_id }) => user_id === id)] ?? 0;
  const neighbours = people.slice(1).flatMap((right, at): Between[] => {
    const left = people[at];
    const together = left && groups.some((ids) => ids.includes(left.user_id) && ids.includes(right.user_id));
    return together ? [{ left, right, at: ((middles[at] ?? 0) + (middles[at + 1] ?? 0)) / 2 }] : [];
  });
  return (
    <div className={classes.stage} ref={drop.setNodeRef} data-dragging={drag ? true : undefined}>
      <div className={classes.wall} style={{ height: top * scale }}>
        <Ruler ticks={rulerTicks(top)} scale={scale} />
        <ul className={classes.people} aria-label={t('stage')}>
          {people.map((person) => (
            <Figure
              key={person.user_id}
              person={person}
              scale={scale}
              middle={middleOf(person.user_id)}
              isTarget={drag?.beside === person.user_id}
              carriedTo={
                isCarried && drag?.who === person.user_id ? middleOf(drag.beside ?? drag.who) : undefined
              }
              keys={keys}
              onChoose={() => {
                const mine = [heldGroup, ...groups].find((ids) => ids?.includes(person.user_id));
                if (mine) onHold(mine);
              }}
            />
          ))}
          {!drag &&
            neighbours.map((between) => (
              <li
                key={`${between.left.user_id}-${between.right.user_id}`}
                className={classes.mark}
                aria-hidden
              >
                <Difference {...between} scale={scale} />
              </li>
            ))}
        </ul>
      </div>
      <Floor {...view} middleOf={middleOf} />
    </div>
  );
}
