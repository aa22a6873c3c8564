import { type BoardStage, boardStages } from '@callboard/contract/casting/project-values';

/** Why something cannot be dropped here. The catalogue says what can be done instead. */
export const refusals = [
  'sent',
  'happened',
  'audition',
  'offer',
  'cast',
  'shortlistFirst',
  'already',
  'dropped',
  'hidden',
] as const;
export type Refusal = (typeof refusals)[number];

export type DropEffect =
  | { readonly kind: 'nothing' | 'order' | 'move' | 'copy' | 'share' }
  | { readonly kind: 'refused'; readonly reason: Refusal };

export interface Drop {
  readonly from: BoardStage;
  readonly to: BoardStage;
  readonly isSameCharacter: boolean;
  /** Whoever is dragged is on the shortlist of the character they come from. */
  readonly isListed: boolean;
  /** They are considered for the other character already. */
  readonly isThere: boolean;
  /** The other character is not cast any more. */
  readonly isDropped: boolean;
  /** Their profile does not open, so nothing can be sent to them. */
  readonly isHidden: boolean;
  /** Alt is held. */
  readonly wantsCopy: boolean;
}

const refused = (reason: Refusal): DropEffect => ({ kind: 'refused', reason });

/** What moves people on happens on its own screen: a letting go never says that it happened. */
const forward: Readonly<Record<Exclude<BoardStage, 'shortlisted' | 'invited'>, Refusal>> = {
  auditioned: 'audition',
  offered: 'offer',
  cast: 'cast',
};

const order = (stage: BoardStage): number => boardStages.indexOf(stage);

function withinCharacter({ from, to, isHidden }: Drop): DropEffect {
  if (from === to) return { kind: from === 'shortlisted' ? 'order' : 'nothing' };
  if (order(to) < order(from)) return refused(from === 'invited' ? 'sent' : 'happened');
  if (to === 'invited') return isHidden ? refused('hidden') : { kind: 'share' };
  return to === 'shortlisted' ? { kind: 'nothing' } : refused(forward[to]);
}

function toOtherCharacter({ from, to, isListed, isThere, isDropped, wantsCopy }: Drop): DropEffect {
  if (isDropped) return refused('dropped');
  if (isThere) return refused('already');
  if (to !== 'shortlisted') return refused('shortlistFirst');
  // Who was invited or more stays where that happened, and is considered here as well.
  return { kind: isListed && from === 'shortlisted' && !wantsCopy ? 'move' : 'copy' };
}

/** What letting go would do. */
export const dropEffect = (drop: Drop): DropEffect =>
  drop.isSameCharacter ? withinCharacter(drop) : toOtherCharacter(drop);

/** The list with these moved to where the target is, or to its end. */
export function placed(
  ids: readonly number[],
  moved: readonly number[],
  target: number | undefined,
): readonly number[] {
  if (target !== undefined && moved.includes(target)) return ids;
  const rest = ids.filter((id) => !moved.includes(id));
  const first = ids.findIndex((id) => moved.includes(id));
  const at = target === undefined ? rest.length : rest.indexOf(target);
  if (at < 0) return ids;
  // Dragged down, they come after the one they were let go on, as it gave way upwards.
  const isDown = target !== undefined && first >= 0 && first < ids.indexOf(target);
  return rest.toSpliced(isDown ? at + 1 : at, 0, ...ids.filter((id) => moved.includes(id)));
}
