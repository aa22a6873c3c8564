import type { ScenarioPage } from '@callboard/contract/casting/scenarios';
import {
  DndContext,
  type DragEndEvent,
  DragOverlay,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { choiceOf } from '../model/cast-view.ts';
import classes from '../parts/choice-cell.module.css';
import { Person } from '../parts/choice-cell.tsx';

interface FaceDraggingProps {
  page: ScenarioPage;
  onDrop: (scenarioId: number, characterId: number, userId: number) => void;
  children: ReactNode;
}

const dragDistance = { distance: 6 };
const touchHold = { delay: 300, tolerance: 8 };

interface Carried {
  readonly scenarioId: number;
  readonly characterId: number;
  readonly userId?: number | undefined;
}

function carried(data: Record<string, unknown> | undefined): Carried | undefined {
  const { scenarioId, characterId, userId } = data ?? {};
  if (typeof scenarioId !== 'number' || typeof characterId !== 'number') return undefined;
  return { scenarioId, characterId, userId: typeof userId === 'number' ? userId : undefined };
}

/** A face goes to another cell and stays where it was. With the keyboard, cells open a list instead. */
export function FaceDragging({ page, onDrop, children }: FaceDraggingProps) {
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: dragDistance }),
    useSensor(TouchSensor, { activationConstraint: touchHold }),
  );
  const [dragged, setDragged] = useState<Carried>();
  const drop = ({ active, over }: DragEndEvent) => {
    setDragged(undefined);
    const [from, to] = [carried(active.data.current), carried(over?.data.current)];
    if (!from?.userId || !to || over?.id === active.id || from.userId === to.userId) return;
    onDrop(to.scenarioId, to.characterId, from.userId);
  };
  const character = page.characters.find(({ id }) => id === dragged?.characterId);
  const person = page.people.find(({ user_id }) => user_id === dragged?.userId);
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      onDragStart={({ active }) => setDragged(carried(active.data.current))}
      onDragCancel={() => setDragged(undefined)}
      onDragEnd={drop}
    >
      {children}
      {createPortal(
        <DragOverlay dropAnimation={null}>
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
