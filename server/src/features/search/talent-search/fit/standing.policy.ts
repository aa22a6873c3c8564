import { facetGroups, numberGroups } from '../facets.ts';
import type { Term } from '../terms.policy.ts';
import { matchOf, type Ranking, type Standing } from './ranking.policy.ts';

const perGroup = 1_000_000;
const groupOf = (one: number) => Math.floor(one / perGroup);
const numberCodes = new Set<number>(numberGroups.map((group) => facetGroups[group]));

/** Whether someone has a facet. Having a number is having every lower one of its group. */
function holder(own: readonly number[]): (one: number) => boolean {
  const exact = new Set(own);
  const most = new Map<number, number>();
  for (const one of own)
    if (numberCodes.has(groupOf(one))) most.set(groupOf(one), Math.max(one, most.get(groupOf(one)) ?? 0));
  return (one) => (numberCodes.has(groupOf(one)) ? (most.get(groupOf(one)) ?? -1) >= one : exact.has(one));
}

/** Where someone with these facets stands: what the bitmaps say of everyone at once, for one person. */
function standingOf({ preferences, musts }: Ranking, own: readonly number[]): Standing {
  const has = holder(own);
  const meets = ({ facets, negated }: Term) => facets.some(has) !== negated;
  const gained = preferences.filter(({ any, none }) => any.some(has) && !none.some(has));
  return {
    fit: gained.reduce((sum, { weight }) => sum + weight, 0),
    meetsMusts: musts.every(meets),
  };
}

/** In percent. Where nothing is asked, everybody fits. */
export const percentOf = (ranking: Ranking, own: readonly number[]): number =>
  matchOf(ranking, standingOf(ranking, own)) ?? 100;
