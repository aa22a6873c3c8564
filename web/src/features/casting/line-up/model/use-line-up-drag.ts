import {
  type CollisionDetection,
  closestCenter,
  type DragEndEvent,
  type DragOverEvent,
  type DragStartEvent,
  KeyboardCode,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { useRef, useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';

/** Things that are dragged or dropped on, by their ids. */
export const standKey = (id: number) => `stand-${id}`;
export const wingKey = (id: number) => `wing-${id}`;
export const stageKey = 'stage';
export const wingsKey = 'wings';

const idIn = (key: UniqueIdentifier | undefined, prefix: string): number | undefined => {
  const text = String(key ?? '');
  return text.startsWith(`${prefix}-`) ? Number(text.slice(prefix.length + 1)) : undefined;
};
const isFigure = (key: UniqueIdentifier) => idIn(key, 'stand') !== undefined;

/** Whom the arrow keys chose; nobody before the first of them. */
interface KeyTarget {
  current: string | undefined;
}

/** The figure under the pointer, or the one that keys chose; never the one that is held. */
const findTarget =
  (byKeys: KeyTarget): CollisionDetection =>
  (options) => {
    const others = options.droppableContainers.filter(({ id }) => id !== options.active.id);
    const figures = others.filter(({ id }) => isFigure(id));
    if (!options.pointerCoordinates) {
      const chosen = figures.filter(({ id }) => id === byKeys.current);
      return closestCenter({ ...options, droppableContainers: chosen });
    }
    const within = pointerWithin({ ...options, droppableContainers: others });
    const under = figures.filter(({ id }) => within.some((found) => found.id === id));
    return under.length > 0 ? closestCenter({ ...options, droppableContainers: under }) : within;
  };

const steps: Readonly<Record<string, number>> = {
  [KeyboardCode.Left]: -1,
  [KeyboardCode.Up]: -1,
  [KeyboardCode.Right]: 1,
  [KeyboardCode.Down]: 1,
};

/** Arrow keys go from one to the next. */
const moveToNext =
  (order: () => readonly number[], byKeys: KeyTarget): KeyboardCoordinateGetter =>
  (event, { active, context: { collisionRect, droppableRects } }) => {
    const step = steps[event.code];
    if (step === undefined) return undefined;
    event.preventDefault();
    const keys = order().map(standKey);
    const others = keys.filter((key) => key !== active);
    const here = others.indexOf(byKeys.current ?? '');
    // From its own place, the next one on that side.
    const start = keys.indexOf(String(active)) - (step > 0 ? 1 : 0);
    const target = others[here === -1 ? start + (step > 0 ? 1 : -1) : here + step];
    const rect = target === undefined ? undefined : droppableRects.get(target);
    if (!rect || !collisionRect) return undefined;
    byKeys.current = target;
    return {
      x: rect.left + (rect.width - collisionRect.width) / 2,
      y: rect.top + (rect.height - collisionRect.height) / 2,
    };
  };

export interface Held {
  readonly who: number;
  readonly isFromWings: boolean;
  readonly beside: number | undefined;
}

interface DragOptions {
  /** As they stand. */
  readonly order: readonly number[];
  readonly nameOf: (id: number) => string;
  readonly onBeside: (who: number, beside: number) => void;
  readonly onStand: (who: number) => void;
  readonly onLeave: (who: number) => void;
}

const touchHold = { delay: 220, tolerance: 8 };
const dragDistance = { distance: 6 };

const personIn = (key: UniqueIdentifier) => idIn(key, 'stand') ?? idIn(key, 'wing') ?? 0;

/** Dragging by mouse, touch and keys. */
export function useLineUpDrag({ order, nameOf, onBeside, onStand, onLeave }: DragOptions) {
  const { t } = useTranslation('lineUp');
  const [held, setHeld] = useState<Held>();
  const byKeys = useRef<string>(undefined);
  const current = useRef(order);
  current.current = order;
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: dragDistance }),
    useSensor(TouchSensor, { activationConstraint: touchHold }),
    useSensor(KeyboardSensor, { coordinateGetter: moveToNext(() => current.current, byKeys) }),
  );
  const overOf = (over: { readonly id: UniqueIdentifier } | null) => idIn(over?.id, 'stand');
  const settle = ({ active, over }: DragEndEvent) => {
    setHeld(undefined);
    const who = personIn(active.id);
    const beside = overOf(over);
    if (beside !== undefined) onBeside(who, beside);
    else if (over?.id === wingsKey) onLeave(who);
    else if (over?.id === stageKey && idIn(active.id, 'wing') !== undefined) onStand(who);
  };
  const said = (active: { readonly id: UniqueIdentifier }) => nameOf(personIn(active.id));
  return {
    held,
    context: {
      sensors,
      collisionDetection: findTarget(byKeys),
      onDragStart: ({ active }: DragStartEvent) => {
        byKeys.current = undefined;
        setHeld({
          who: personIn(active.id),
          isFromWings: idIn(active.id, 'wing') !== undefined,
          beside: undefined,
        });
      },
      onDragOver: ({ over }: DragOverEvent) =>
        setHeld((before) => before && { ...before, beside: overOf(over) }),
      onDragCancel: () => setHeld(undefined),
      onDragEnd: settle,
      accessibility: {
        screenReaderInstructions: { draggable: t('how') },
        announcements: {
          onDragStart: ({ active }: DragStartEvent) => t('drag.start', { name: said(active) }),
          onDragOver: ({ over }: DragOverEvent) => {
            const beside = overOf(over);
            return beside === undefined ? undefined : t('drag.beside', { name: nameOf(beside) });
          },
          onDragEnd: ({ active, over }: DragEndEvent) => {
            const beside = overOf(over);
            const name = said(active);
            return beside === undefined
              ? t('drag.cancel', { name })
              : t('drag.end', { name, beside: nameOf(beside) });
          },
          onDragCancel: ({ active }: { active: { readonly id: UniqueIdentifier } }) =>
            t('drag.cancel', { name: said(active) }),
        },
      },
    },
  };
}
