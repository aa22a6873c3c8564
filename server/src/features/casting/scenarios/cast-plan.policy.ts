import type { CastPlan } from '@callboard/contract/casting/cast-plans';
import { candidateStages } from '@callboard/contract/casting/project-values';
import type { ConsideredRow, PricedCharacterRow } from '../projects/index.ts';
import type { Choice } from './choice.ts';

interface PlanFacts {
  readonly characters: readonly Pick<PricedCharacterRow, 'id' | 'name' | 'status' | 'wanted'>[];
  readonly choices: readonly Choice[];
  readonly considered: readonly ConsideredRow[];
  /** By talent. */
  readonly names: ReadonlyMap<number, string>;
  /** Whose profile the reader can open: nobody else can be asked. */
  readonly visible: ReadonlySet<number>;
}

type Placed = CastPlan['stays'][number];
type Person = Omit<Placed, 'state'>;
type Reason = CastPlan['blocked'][number]['reason'];

export interface Planned {
  /** Nobody asked them yet. */
  readonly asks: readonly Person[];
  readonly stays: readonly Placed[];
  readonly blocked: readonly (Person & { readonly reason: Reason })[];
  readonly open: CastPlan['open'];
  readonly others: number;
}

const isCast = ({ rank }: ConsideredRow) => rank !== null && candidateStages[rank - 1] === 'cast';
/** Invited, applied, auditioned or offered: they know of the part. */
const knows = ({ rank }: ConsideredRow) =>
  rank !== null && ['offered', 'auditioned', 'invited', 'applied'].includes(candidateStages[rank - 1] ?? '');

/** Someone who said no stays away until they are taken out or asked for something further. */
const reasonAgainst = (
  row: ConsideredRow | undefined,
  { isTaken, isVisible }: { readonly isTaken: boolean; readonly isVisible: boolean },
): Reason | undefined => {
  if (isTaken) return 'taken';
  if (row?.has_declined && (row.rank === null || row.rank > 3)) return 'declined';
  return isVisible ? undefined : 'away';
};

/** What making these choices the cast does to everyone. */
export function planCast({ characters, choices, considered, names, visible }: PlanFacts): Planned {
  const rowOf = new Map(considered.map((row) => [`${row.character_id}-${row.talent_id}`, row]));
  const castCounts = new Map<number, number>();
  for (const { character_id } of considered.filter(isCast))
    castCounts.set(character_id, (castCounts.get(character_id) ?? 0) + 1);
  const [asks, stays, blocked, open]: [
    Person[],
    Placed[],
    (Person & { reason: Reason })[],
    CastPlan['open'],
  ] = [[], [], [], []];
  for (const { id: character_id, name: character, status, wanted } of characters) {
    const choice = choices.find((one) => one.character_id === character_id);
    const name = choice && names.get(choice.talent_id);
    if (!choice || name === undefined) {
      open.push({ character_id, character });
      continue;
    }
    const row = rowOf.get(`${character_id}-${choice.talent_id}`);
    const person = { user_id: choice.talent_id, name, character_id, character };
    if (row && isCast(row)) {
      stays.push({ ...person, state: 'cast' });
      continue;
    }
    const reason = reasonAgainst(row, {
      isTaken: status === 'cast' || (castCounts.get(character_id) ?? 0) >= wanted,
      isVisible: visible.has(choice.talent_id),
    });
    if (reason) blocked.push({ ...person, reason });
    else if (row && (row.was_asked || knows(row))) stays.push({ ...person, state: 'asked' });
    else asks.push(person);
  }
  const chosen = new Set(choices.map(({ talent_id }) => talent_id));
  const others = new Set(
    considered.flatMap(({ talent_id, rank }) => (rank === null || chosen.has(talent_id) ? [] : [talent_id])),
  );
  return { asks, stays, blocked, open, others: others.size };
}
