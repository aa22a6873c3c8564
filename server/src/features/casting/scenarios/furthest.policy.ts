import { candidateStages } from '@callboard/contract/casting/project-values';
import type { ConsideredRow } from '../projects/index.ts';
import type { Choice } from './choice.ts';

/** In the order they come in. */
export function groupByCharacter(considered: readonly ConsideredRow[]): ReadonlyMap<number, ConsideredRow[]> {
  const groups = new Map<number, ConsideredRow[]>();
  for (const row of considered) {
    const group = groups.get(row.character_id);
    if (group) group.push(row);
    else groups.set(row.character_id, [row]);
  }
  return groups;
}

/**
 * Who is furthest for each character, of those who did not say no. Rows come furthest first. Nobody is chosen twice
 * while someone else is left: the next character takes the next one, unless they are cast for both.
 */
export function furthestOf(considered: readonly ConsideredRow[]): Choice[] {
  const taken = new Set<number>();
  const isCast = ({ rank }: ConsideredRow) => rank !== null && candidateStages[rank - 1] === 'cast';
  const byCharacter = groupByCharacter(
    considered.filter(({ rank, has_declined }) => rank !== null && (!has_declined || rank <= 3)),
  );
  return [...byCharacter].flatMap(([character_id, rows]) => {
    const chosen =
      rows.find((row) => isCast(row)) ?? rows.find(({ talent_id }) => !taken.has(talent_id)) ?? rows[0];
    if (!chosen) return [];
    taken.add(chosen.talent_id);
    return [{ character_id, talent_id: chosen.talent_id }];
  });
}
