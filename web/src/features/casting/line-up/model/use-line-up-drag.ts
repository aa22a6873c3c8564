import {
  type CollisionDetection,
  closestCenter,
  type DragEndEvent,
  type DragOverEvent,
  type DragStartEvent,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { useState } from 'react';
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

/** The figure under the pointer, never the one that is held. */
const findTarget: CollisionDetection = (options) => {
  const others = options.droppableContainers.filter(({ id }) => id !== options.active.id);
  const within = pointerWithin({ ...options, droppableContainers: others });
  const under = others.filter(({ id }) => isFigure(id) && within.some((found) => found.id === id));
  return under.length > 0 ? closestCenter({ ...options, droppableContainers: under }) : within;
};

export interface Held {
  readonly who: number;
  readonly isFromWings: boolean;
  readonly beside: number | undefined;
}

interface DragOptions {
  readonly nameOf: (id: number) => string;
  readonly onBeside: (who: number, beside: number) => void;
  readonly onStand: (who: number) => void;
  readonly onLeave: (who: number) => void;
  /** Whoever keys carry is put back. */
  readonly onStart: () => void;
}

const touchHold = { delay: 220, tolerance: 8 };
const dragDistance = { distance: 6 };

const personIn = (key: UniqueIdentifier) => idIn(key, 'stand') ?? idIn(key, 'wing') ?? 0;

/** Dragging by mouse and touch. */
export function useLineUpDrag({ nameOf, onBeside, onStand, onLeave, onStart }: DragOptions) {
  const { t } = useTranslation('lineUp');
  const [held, setHeld] = useState<Held>();
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: dragDistance }),
    useSensor(TouchSensor, { activationConstraint: touchHold }),
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
      collisionDetection: findTarget,
      onDragStart: ({ active }: DragStartEvent) => {
        onStart();
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
