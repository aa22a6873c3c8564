/** A range; a missing end is open. */
export interface Range {
  readonly least?: number | undefined;
  readonly most?: number | undefined;
}

export interface Scale {
  readonly from: number;
  readonly to: number;
  readonly step: number;
}

export type End = keyof Range;

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** The positions of both ends, clamped to the scale. */
export const positionsOf = ({ least, most }: Range, { from, to }: Scale): Required<Record<End, number>> => ({
  least: clamp(least ?? from, from, to),
  most: clamp(most ?? to, from, to),
});

/** How far along the scale, from 0 to 1. */
export const shareOf = (value: number, { from, to }: Scale): number =>
  (clamp(value, from, to) - from) / (to - from);

export const valueAt = (share: number, { from, to, step }: Scale): number =>
  clamp(from + Math.round((share * (to - from)) / step) * step, from, to);

/** Moves one end, never past the other. At the edge of the scale it becomes open. */
export function moved(range: Range, end: End, value: number, scale: Scale): Range {
  const { least, most } = positionsOf(range, scale);
  const edge = end === 'least' ? scale.from : scale.to;
  const next = end === 'least' ? clamp(value, scale.from, most) : clamp(value, least, scale.to);
  return { ...range, [end]: next === edge ? undefined : next };
}

/** Which end a click on the track moves. */
export function nearestEnd(range: Range, value: number, scale: Scale): End {
  const { least, most } = positionsOf(range, scale);
  if (least === most) return value < least || least === scale.to ? 'least' : 'most';
  return Math.abs(value - least) <= Math.abs(value - most) ? 'least' : 'most';
}

const pageSteps = 5;

/** Where a key moves an end; undefined for other keys. */
export function valueAfterKey(key: string, value: number, { from, to, step }: Scale): number | undefined {
  const moves: Readonly<Record<string, number>> = {
    ArrowRight: value + step,
    ArrowUp: value + step,
    ArrowLeft: value - step,
    ArrowDown: value - step,
    PageUp: value + step * pageSteps,
    PageDown: value - step * pageSteps,
    Home: from,
    End: to,
  };
  return moves[key];
}
