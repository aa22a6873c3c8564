import type { ScenarioPage } from '@callboard/contract/casting/scenarios';
import {
  DndContext,
  type DragMoveEvent,
  DragOverlay,
  MouseSensor,
  TouchSensor,
  useDraggable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { type ReactNode, type SyntheticEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { choiceOf } from '../model/cast-view.ts';
import { Person } from '../parts/choice-cell.tsx';
import classes from './face-dragging.module.css';

interface FaceDraggingProps {
  page: ScenarioPage;
  canEdit: boolean;
  onDrop: (scenarioId: number, characterId: number, userId: number) => void;
  children: ReactNode;
}

const dragDistance = { distance: 6 };
const touchHold = { delay: 300, tolerance: 8 };
/** Cells are buttons that open a list: that is how it is done without a pointer. */
const noAnnouncements = {
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
};

const cellAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-choice]') : null;

const numbersOf = (cell: HTMLElement | null) => {
  const [scenarioId, characterId] = (cell?.dataset.choice ?? '').split('-').map(Number);
  return {
    scenarioId: scenarioId ?? 0,
    characterId: characterId ?? 0,
    userId: Number(cell?.dataset.person ?? 0),
  };
};

/** Not every browser has touch events. */
function startOf(event: Event | null): { readonly x: number; readonly y: number } | undefined {
  const touch =
    event && 'touches' in event && event instanceof window.TouchEvent ? event.touches[0] : undefined;
  const point = touch ?? (event instanceof window.MouseEvent ? event : undefined);
  return point && { x: point.clientX, y: point.clientY };
}

/** One thing that can be dragged, whichever cell was pressed: hundreds would hear of every move. */
function Surface({
  onPress,
  children,
}: {
  onPress: (cell: HTMLElement | null) => void;
  children: ReactNode;
}) {
  const { setNodeRef, listeners } = useDraggable({ id: 'face' });
  const press = (event: SyntheticEvent, name: 'onMouseDown' | 'onTouchStart') => {
    const button = event.target instanceof Element ? event.target.closest('[data-face]') : null;
    const cell = cellAt(button);
    onPress(cell);
    if (cell?.dataset.person !== undefined) listeners?.[name]?.(event);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a press on any face in it; with keys, faces open a list.
    <div
      ref={setNodeRef}
      onMouseDown={(event) => press(event, 'onMouseDown')}
      onTouchStart={(event) => press(event, 'onTouchStart')}
    >
      {children}
    </div>
  );
}

/** A face goes to another cell and stays where it was. */
export function FaceDragging({ page, canEdit, onDrop, children }: FaceDraggingProps) {
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: dragDistance }),
    useSensor(TouchSensor, { activationConstraint: touchHold }),
  );
  const pressed = useRef<HTMLElement>(null);
  const over = useRef<HTMLElement>(null);
  const [dragged, setDragged] = useState<{ characterId: number; userId: number }>();
  const point = (cell: HTMLElement | null) => {
    if (cell === over.current) return;
    over.current?.removeAttribute('data-over');
    over.current = cell;
    cell?.setAttribute('data-over', '');
  };
  const follow = ({ activatorEvent, delta }: DragMoveEvent) => {
    const start = startOf(activatorEvent);
    const below = start && document.elementFromPoint(start.x + delta.x, start.y + delta.y);
    const cell = cellAt(below ?? null);
    point(cell === pressed.current ? null : cell);
  };
  const end = () => {
    pressed.current?.removeAttribute('data-dragged');
    point(null);
    setDragged(undefined);
  };
  const drop = () => {
    const [{ userId }, to] = [numbersOf(pressed.current), over.current];
    const target = numbersOf(to);
    end();
    if (to && userId > 0 && userId !== target.userId) onDrop(target.scenarioId, target.characterId, userId);
  };
  const measuring = {
    draggable: { measure: (node: HTMLElement) => (pressed.current ?? node).getBoundingClientRect() },
  };
  const character = page.characters.find(({ id }) => id === dragged?.characterId);
  const person = page.people.find(({ user_id }) => user_id === dragged?.userId);
  if (!canEdit) return children;
  return (
    <DndContext
      sensors={sensors}
      measuring={measuring}
      accessibility={noAnnouncements}
      onDragStart={() => {
        pressed.current?.setAttribute('data-dragged', '');
        setDragged(numbersOf(pressed.current));
      }}
      onDragMove={follow}
      onDragEnd={drop}
      onDragCancel={end}
    >
      <Surface
        onPress={(cell) => {
          pressed.current = cell;
        }}
      >
        {children}
      </Surface>
      {createPortal(
        <DragOverlay dropAnimation={null} className={`${classes.overlay}`}>
          {character && person && (
            <div className={classes.ghost}>
              <Person choice={choiceOf(character, person)} />
            </div>
          )}
        </DragOverlay>,
        document.body,
      )}
    </DndContext>
  );
}
