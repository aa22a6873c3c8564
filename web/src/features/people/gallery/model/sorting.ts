import {
  type CollisionDetection,
  closestCenter,
  KeyboardCode,
  type KeyboardCoordinateGetter,
  pointerWithin,
} from '@dnd-kit/core';

const steps: Readonly<Record<string, number>> = {
  [KeyboardCode.Left]: -1,
  [KeyboardCode.Up]: -1,
  [KeyboardCode.Right]: 1,
  [KeyboardCode.Down]: 1,
};

/** By the keys a tile goes from place to place, whatever their sizes: it is laid on the middle of the next one. */
export const placeByPlace =
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

/** What the pointer is over; where there is none, or between two, what lies nearest. */
export const underPointer: CollisionDetection = (parts) => {
  const within = pointerWithin(parts);
  return within.length > 0 ? within : closestCenter(parts);
};
