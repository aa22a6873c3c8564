import type { Term } from '../terms.policy.ts';

/** Talents with any of these facets and none of those gain its weight. */
export interface Preference {
  readonly weight: number;
  readonly any: readonly number[];
  readonly none: readonly number[];
}

export const prefer = (weight: number, any: readonly number[], none: readonly number[] = []): Preference => ({
  weight,
  any,
  none,
});

/** Splits a weight evenly. The remainder goes to the first. */
export const share = (weight: number, among: number): number[] =>
  Array.from({ length: among }, (_, index) =>
    Math.max(1, Math.floor(weight / among) + (index === 0 ? weight % among : 0)),
  );

export const totalWeight = (preferences: readonly Preference[]): number =>
  preferences.reduce((sum, { weight }) => sum + weight, 0);

/** How the best match is ordered. The weights add up to less than 128, the most the bitmaps can count. */
export interface Ranking {
  readonly preferences: readonly Preference[];
  /** Whoever misses one of these comes after everyone who meets them all. */
  readonly musts: readonly Term[];
  /** The weight that everyone gains who meets the musts. */
  readonly sure: number;
}

export const rankedBy = (preferences: readonly Preference[]): Ranking => ({
  preferences,
  musts: [],
  sure: 0,
});

/** Where someone stands in a ranking. */
export interface Standing {
  /** The weight gained. */
  readonly fit: number;
  readonly meetsMusts: boolean;
}

/** The least percentage with all musts, and the most without one. */
const withMusts = 50;
const withoutMust = 45;

/** What a standing is measured against. */
interface Measure {
  readonly total: number;
  readonly sure: number;
  readonly hasMusts: boolean;
}

/** In percent. 100 is for who fits in everything. Rises with the standing, so that lists read from the top. */
export function percentOf({ total, sure, hasMusts }: Measure, { fit, meetsMusts }: Standing): number | null {
  if (total === 0) return null;
  if (!meetsMusts) return Math.round((withoutMust * fit) / total);
  if (fit >= total) return 100;
  const least = hasMusts ? withMusts : 0;
  return Math.min(99, Math.round(least + ((100 - least) * (fit - sure)) / (total - sure)));
}

export const matchOf = ({ preferences, musts, sure }: Ranking, standing: Standing): number | null =>
  percentOf({ total: totalWeight(preferences), sure, hasMusts: musts.length > 0 }, standing);
