import {
  DndContext,
  DragOverlay,
  MouseSensor,
  TouchSensor,
  useDraggable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { type ReactNode, type SyntheticEvent, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { useStore } from '../../../../shared/lib/store.ts';
import { type DropTarget, useBoardTools } from '../model/board-context.ts';
import { usePointerFollowing } from '../model/use-pointer-drag.ts';
import { CardFace } from './board-card.tsx';
import classes from './drag-surface.module.css';

const dragDistance = { distance: 6 };
const touchHold = { delay: 250, tolerance: 8 };
const noAnnouncements = {
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
};

/** What follows the pointer, with what letting go does. */
function Ghost() {
  const { stores, cardOf } = useBoardTools();
  const { t } = useTranslation('projectBoard');
  const drag = useStore(stores.drag);
  const [first, ...others] = drag?.userIds ?? [];
  const card =
    drag && first !== undefined ? cardOf({ characterId: drag.characterId, userId: first }) : undefined;
  if (drag?.by !== 'pointer' || !card) return null;
  const isOffer = drag.effect?.kind === 'move' || drag.effect?.kind === 'copy';
  return (
    <div className={classes.ghost} data-several={others.length > 0 || undefined}>
      <div className={classes.face}>
        <CardFace card={card} />
        {others.length > 0 && <span className={classes.count}>{others.length + 1}</span>}
      </div>
      {drag.said && drag.effect?.kind !== 'nothing' && (
        <p className={classes.said} data-refused={drag.effect?.kind === 'refused' || undefined}>
          {drag.said}
          {isOffer && drag.effect?.kind === 'move' && <small>{t('drop.copyKey')}</small>}
        </p>
      )}
    </div>
  );
}

interface SurfaceProps {
  onPress: (card: HTMLElement | null) => void;
  children: ReactNode;
}

/** One thing that can be dragged, whichever card was pressed: thousands would hear of every move. */
function Surface({ onPress, children }: SurfaceProps) {
  const { setNodeRef, listeners } = useDraggable({ id: 'card' });
  const press = (event: SyntheticEvent, name: 'onMouseDown' | 'onTouchStart') => {
    const pressed = event.target instanceof Element ? event.target.closest('[data-main]') : null;
    const card = pressed?.closest<HTMLElement>('[data-card]') ?? null;
    onPress(card);
    if (card) listeners?.[name]?.(event);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a press on any card in it; keys pick cards up with M
    <div
      ref={setNodeRef}
      onMouseDown={(event) => press(event, 'onMouseDown')}
      onTouchStart={(event) => press(event, 'onTouchStart')}
    >
      {children}
    </div>
  );
}

/** Not every browser has touch events. */
function pointOf(event: Event): { readonly x: number; readonly y: number } {
  const touch = 'touches' in event && event instanceof window.TouchEvent ? event.touches[0] : undefined;
  const point = touch ?? (event instanceof window.MouseEvent ? event : undefined);
  return { x: point?.clientX ?? 0, y: point?.clientY ?? 0 };
}

interface DragSurfaceProps {
  canEdit: boolean;
  onStart: (place: { readonly characterId: number; readonly userId: number }) => void;
  onOver: (target: DropTarget | undefined, wantsCopy: boolean) => void;
  onDrop: () => void;
  onCancel: () => void;
  children: ReactNode;
}

/** Cards are taken from cell to cell by mouse, or after a long press. */
export function DragSurface({ canEdit, onStart, onOver, onDrop, onCancel, children }: DragSurfaceProps) {
  const pressed = useRef<HTMLElement>(null);
  const { follow, release } = usePointerFollowing({ onMove: onOver });
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: dragDistance }),
    useSensor(TouchSensor, { activationConstraint: touchHold }),
  );
  const measuring = {
    draggable: {
      measure: (node: HTMLElement) => (pressed.current ?? node).getBoundingClientRect(),
    },
  };
  if (!canEdit) return children;
  return (
    <DndContext
      sensors={sensors}
      measuring={measuring}
      accessibility={noAnnouncements}
      onDragStart={({ activatorEvent }) => {
        const [characterId = 0, userId = 0] = (pressed.current?.dataset.card ?? '').split('-').map(Number);
        onStart({ characterId, userId });
        follow(pointOf(activatorEvent));
      }}
      onDragEnd={() => {
        release();
        onDrop();
      }}
      onDragCancel={() => {
        release();
        onCancel();
      }}
    >
      <Surface
        onPress={(card) => {
          pressed.current = card;
        }}
      >
        {children}
      </Surface>
      {createPortal(
        <DragOverlay dropAnimation={null} className={`${classes.overlay}`}>
          <Ghost />
        </DragOverlay>,
        document.body,
      )}
    </DndContext>
  );
}
