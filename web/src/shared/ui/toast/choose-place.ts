export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const sides = ['center', 'left', 'right'] as const;

/** Where toasts are: at a side, and how far above the lower edge. */
export interface Place {
  readonly side: (typeof sides)[number];
  readonly bottom: number;
}

interface Situation {
  /** The part of the page that is seen, without a phone's keyboard. */
  readonly view: Box;
  readonly width: number;
  readonly height: number;
  /** What can be pressed or typed into. */
  readonly controls: readonly Box[];
  /** Toasts that are shown already do not wander about. */
  readonly current?: Place | undefined;
}

export const margin = 16;
const step = 8;

const boxAt = ({ view, width, height }: Situation, { side, bottom }: Place): Box => {
  const free = view.right - view.left - width;
  const left = view.left + { center: free / 2, left: margin, right: free - margin }[side];
  const top = view.bottom - bottom - height;
  return { left, top, right: left + width, bottom: top + height };
};

const areaOf = ({ left, top, right, bottom }: Box) => Math.max(0, right - left) * Math.max(0, bottom - top);

const overlap = (one: Box, other: Box) =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

/** The shares of all controls that would be hidden: a whole button counts as 1, the corner of a card little. */
export const hiddenBy = (situation: Situation, place: Place): number => {
  const box = boxAt(situation, place);
  return situation.controls.reduce((sum, control) => sum + overlap(box, control) / areaOf(control), 0);
};

/** Rather at the other end of the screen than over a tenth of a button. */
const costOfDistance = 0.0001;
const costOfSide = 0.02;
const gainOfStaying = 0.05;

/** The lowest place, in the middle if possible, at which toasts cover no controls, or the least of them. */
export function choosePlace(situation: Situation): Place {
  const { view, width, height, current } = situation;
  const room = view.bottom - view.top - height - 2 * margin;
  const hasSides = view.right - view.left >= 2 * width;
  let best: { place: Place; cost: number } | undefined;
  for (let up = 0; up <= Math.max(0, room); up += step) {
    for (const side of hasSides ? sides : sides.slice(0, 1)) {
      const place = { side, bottom: margin + up };
      const isCurrent = current?.side === side && current.bottom === place.bottom;
      const cost =
        hiddenBy(situation, place) +
        up * costOfDistance +
        (side === 'center' ? 0 : costOfSide) -
        (isCurrent ? gainOfStaying : 0);
      if (!best || cost < best.cost) best = { place, cost };
    }
  }
  return best?.place ?? { side: 'center', bottom: margin };
}
