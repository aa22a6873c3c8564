import { boardStages } from '@callboard/contract/casting/project-values';
import { useEffect, useRef } from 'react';
import type { DropTarget } from './board-context.ts';

/** The cell under the pointer, and the card in it. */
function targetAt(x: number, y: number): DropTarget | undefined {
  const under = document.elementFromPoint(x, y);
  const cell = under?.closest<HTMLElement>('[data-cell]');
  const stage = boardStages.find((one) => one === cell?.dataset.cell);
  if (!cell || !stage) return undefined;
  const card = under?.closest<HTMLElement>('[data-card]');
  return {
    characterId: Number(cell.dataset.character),
    stage,
    userId: card ? Number(card.dataset.user) : undefined,
  };
}

interface Follower {
  onMove: (target: DropTarget | undefined, wantsCopy: boolean) => void;
}

/** Follows the pointer while a card is held, at most once a frame. */
export function usePointerFollowing({ onMove }: Follower) {
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);
  const follow = (from: { readonly x: number; readonly y: number }) => {
    let point = from;
    let isAlt = false;
    let frame: number | undefined;
    const look = () => {
      frame ??= requestAnimationFrame(() => {
        frame = undefined;
        onMove(targetAt(point.x, point.y), isAlt);
      });
    };
    const onMouse = (event: MouseEvent) => {
      point = { x: event.clientX, y: event.clientY };
      isAlt = event.altKey;
      look();
    };
    const onTouch = ({ touches: [touch] }: TouchEvent) => {
      if (touch) point = { x: touch.clientX, y: touch.clientY };
      look();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.altKey === isAlt) return;
      isAlt = event.altKey;
      look();
    };
    window.addEventListener('mousemove', onMouse, { passive: true });
    window.addEventListener('touchmove', onTouch, { passive: true });
    window.addEventListener('scroll', look, { passive: true, capture: true });
    window.addEventListener('keydown', onKey);
    window.addEventListener('keyup', onKey);
    stop.current = () => {
      if (frame !== undefined) cancelAnimationFrame(frame);
      window.removeEventListener('mousemove', onMouse);
      window.removeEventListener('touchmove', onTouch);
      window.removeEventListener('scroll', look, { capture: true });
      window.removeEventListener('keydown', onKey);
      window.removeEventListener('keyup', onKey);
    };
    look();
  };
  return { follow, release: () => stop.current?.() };
}
