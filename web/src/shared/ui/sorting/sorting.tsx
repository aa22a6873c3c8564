import {
  type CollisionDetection,
  closestCenter,
  DndContext,
  DragOverlay,
  KeyboardCode,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  MeasuringStrategy,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext } from '@dnd-kit/sortable';
import { type ReactNode, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import '../form-i18n.ts';
import classes from './sorting.module.css';

const steps: Readonly<Record<string, number>> = {
  [KeyboardCode.Left]: -1,
  [KeyboardCode.Up]: -1,
  [KeyboardCode.Right]: 1,
  [KeyboardCode.Down]: 1,
};

/** Arrow keys move an item to the centre of the next one, whatever their sizes. */
const moveToNext =
  (keys: () => readonly string[]): KeyboardCoordinateGetter =>
  (event, { active, context: { over, collisionRect, droppableRects } }) => {
    const step = steps[event.code];
    if (step === undefined) return undefined;
    event.preventDefault();
    const order = keys();
    const target = order[order.indexOf(String(over?.id ?? active)) + step];
    const rect = target === undefined ? undefined : droppableRects.get(target);
    if (!rect || !collisionRect) return undefined;
    return {
      x: rect.left + (rect.width - collisionRect.width) / 2,
      y: rect.top + (rect.height - collisionRect.height) / 2,
    };
  };

/** The item under the pointer, or the nearest one. */
const underPointer: CollisionDetection = (options) => {
  const within = pointerWithin(options);
  return within.length > 0 ? within : closestCenter(options);
};

interface SortingProps {
  keys: readonly string[];
  nameOf: (key: string) => string;
  onMove: (key: string, place: number) => void;
  /** What follows the pointer. */
  renderGhost: (key: string) => ReactNode;
  children: ReactNode;
}

const touchHold = { delay: 250, tolerance: 8 };
const dragDistance = { distance: 6 };
/** Items don't shift while dragging: in a grid of two sizes they would all jump. */
const noShifting = () => null;
const measuring = { droppable: { strategy: MeasuringStrategy.Always } };

function useAnnouncements({ keys, nameOf }: Pick<SortingProps, 'keys' | 'nameOf'>) {
  const { t } = useTranslation('formControls');
  const at = (id: UniqueIdentifier | undefined) => ({
    place: keys.indexOf(String(id)) + 1,
    count: keys.length,
  });
  /** An item starts over its own place, which is announced only after it has moved. */
  const hasMoved = useRef(false);
  type Ends = { active: { id: UniqueIdentifier }; over: { id: UniqueIdentifier } | null };
  return {
    screenReaderInstructions: { draggable: t('drag.how') },
    announcements: {
      onDragStart: ({ active }: Pick<Ends, 'active'>) => {
        hasMoved.current = false;
        return t('drag.start', { name: nameOf(String(active.id)), ...at(active.id) });
      },
      onDragOver: ({ active, over }: Ends) => {
        const { id } = over ?? active;
        hasMoved.current ||= id !== active.id;
        return hasMoved.current ? t('drag.over', at(id)) : undefined;
      },
      onDragEnd: ({ active, over }: Ends) => t('drag.end', at((over ?? active).id)),
      onDragCancel: ({ active }: Ends) => t('drag.cancel', at(active.id)),
    },
  };
}

/** Makes its items sortable by mouse, touch and keyboard. */
export function Sorting({ keys, nameOf, onMove, renderGhost, children }: SortingProps) {
  const [dragged, setDragged] = useState<string>();
  const order = useRef(keys);
  order.current = keys;
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: dragDistance }),
    useSensor(TouchSensor, { activationConstraint: touchHold }),
    useSensor(KeyboardSensor, { coordinateGetter: moveToNext(() => order.current) }),
  );
  const accessibility = useAnnouncements({ keys, nameOf });
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={underPointer}
      measuring={measuring}
      accessibility={accessibility}
      onDragStart={({ active }) => setDragged(String(active.id))}
      onDragCancel={() => setDragged(undefined)}
      onDragEnd={({ active, over }) => {
        setDragged(undefined);
        if (over && over.id !== active.id) onMove(String(active.id), keys.indexOf(String(over.id)));
      }}
    >
      <SortableContext items={[...keys]} strategy={noShifting}>
        {children}
      </SortableContext>
      {createPortal(
        <DragOverlay dropAnimation={null}>
          {dragged !== undefined && <div className={classes.ghost}>{renderGhost(dragged)}</div>}
        </DragOverlay>,
        document.body,
      )}
    </DndContext>
  );
}
