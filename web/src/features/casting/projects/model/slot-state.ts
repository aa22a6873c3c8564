import type { CharacterSlot, ProjectRow } from '@callboard/contract/casting/project-lists';

/** How a slot looks: a face, a face with a ring and a star, or only a number. */
export type SlotLook = 'cast' | 'face' | 'number';

/** A character wanted several times shows how many there are: one face would say too little. */
export function slotLook({ status, stage, wanted, cast }: CharacterSlot): SlotLook {
  if (wanted > 1) return 'number';
  if (status === 'cast' || cast > 0) return 'cast';
  return stage !== null && stage !== 'shortlisted' && stage !== 'applied' ? 'face' : 'number';
}

interface SlotWords {
  readonly key:
    | 'cast'
    | 'castOf'
    | 'unseen'
    | 'offered'
    | 'auditioned'
    | 'invited'
    | 'applied'
    | 'shortlisted'
    | 'nobody';
  readonly family: 'spot' | 'wait' | 'plain';
  readonly count?: number;
}

/** What the slot says under the name: what waits for a decision before how far it is. */
export function slotWords(slot: CharacterSlot): SlotWords {
  const { unseen, wanted, stage, listed } = slot;
  if (unseen > 0 && slotLook(slot) !== 'cast') return { key: 'unseen', family: 'spot', count: unseen };
  if (wanted > 1) return { key: 'castOf', family: 'plain' };
  if (slotLook(slot) === 'cast') return { key: 'cast', family: 'plain' };
  if (stage === null) return { key: 'nobody', family: 'plain' };
  if (stage === 'offered') return { key: 'offered', family: 'wait' };
  return { key: stage, family: 'plain', count: listed };
}

const statusOrder = ['open', 'paused', 'draft', 'closed'];

/** What is being cast comes before what rests, each in the order of the answer. */
export const openFirst = (projects: readonly ProjectRow[]): ProjectRow[] =>
  projects.toSorted((one, other) => statusOrder.indexOf(one.status) - statusOrder.indexOf(other.status));
