import { bitmapsOf } from '../facets.ts';

/** A bit to change. */
export interface Flip {
  readonly facet: number;
  readonly talentNo: number;
  readonly on: boolean;
}

const allBitmaps = (facets: readonly number[]) => new Set(facets.flatMap(bitmapsOf));

export function flipsBetween(talentNo: number, before: readonly number[], after: readonly number[]): Flip[] {
  // Most of a profile stays the same, so only the differences are expanded.
  const [old, current] = [new Set(before), new Set(after)];
  const [gone, come] = [before.filter((one) => !current.has(one)), after.filter((one) => !old.has(one))].map(
    (facets) => allBitmaps(facets),
  );
  if (!gone || !come) return [];
  return [
    ...[...gone].filter((one) => !come.has(one)).map((one) => ({ facet: one, talentNo, on: false })),
    ...[...come].filter((one) => !gone.has(one)).map((one) => ({ facet: one, talentNo, on: true })),
  ];
}
