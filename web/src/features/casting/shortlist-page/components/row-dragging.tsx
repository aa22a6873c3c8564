import {
  type CollisionDetection,
  closestCenter,
  DndContext,
  DragOverlay,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Avatar } from '../../../../shared/ui/avatar/avatar.tsx';
import type { Card } from '../api.ts';
import classes from './row-dragging.module.css';

const dragDistance = { distance: 5 };
const touchHold = { delay: 120, tolerance: 8 };
const noAnnouncements = {
  screenReaderInstructions: { draggable: '' },
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
};

/** The row under the pointer, or the nearest one. */
const underPointer: CollisionDetection = (options) => {
  const within = pointerWithin(options);
  return within.length > 0 ? within : closestCenter(options);
};

type Border = 'previous' | 'next';

/** Letting go here takes them to the page before or after this one. */
function BorderZone({ border, page }: { border: Border; page: number }) {
  const { t } = useTranslation('shortlistPage');
  const { setNodeRef, isOver } = useDroppable({ id: border });
  return (
    <p ref={setNodeRef} className={classes.border} data-border={border} data-over={isOver || undefined}>
      {t(border === 'previous' ? 'grab.previousPage' : 'grab.nextPage', { page })}
    </p>
  );
}

interface RowDraggingProps {
  page: number;
  lastPage: number;
  cardOf: (id: number) => Card | undefined;
  /** Onto someone, or over the border of the page. */
  onDrop: (id: number, target: number | Border) => void;
  children: ReactNode;
}

/** Rows are taken to another place by mouse or finger. */
export function RowDragging({ page, lastPage, cardOf, onDrop, children }: RowDraggingProps) {
  const [dragged, setDragged] = useState<number>();
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: dragDistance }),
    useSensor(TouchSensor, { activationConstraint: touchHold }),
  );
  const talent = dragged === undefined ? undefined : cardOf(dragged)?.talent;
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={underPointer}
      accessibility={noAnnouncements}
      onDragStart={({ active }) => setDragged(Number(active.id))}
      onDragCancel={() => setDragged(undefined)}
      onDragEnd={({ active, over }) => {
        setDragged(undefined);
        if (!over || over.id === active.id) return;
        const { id } = over;
        onDrop(Number(active.id), id === 'previous' || id === 'next' ? id : Number(id));
      }}
    >
      <div className={classes.rows}>
        {talent && page > 1 && <BorderZone border="previous" page={page - 1} />}
        {children}
        {talent && page < lastPage && <BorderZone border="next" page={page + 1} />}
      </div>
      {createPortal(
        <DragOverlay dropAnimation={null} className={`${classes.overlay}`}>
          {talent && (
            <p className={classes.ghost}>
              <Avatar src={talent.image ?? undefined} name={talent.name} />
              {talent.name}
            </p>
          )}
        </DragOverlay>,
        document.body,
      )}
    </DndContext>
  );
}
