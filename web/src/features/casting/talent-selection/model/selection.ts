/** What the bulk actions need to know of a talent. */
export interface SelectedTalent {
  readonly user_id: number;
  readonly userUniqueId: string;
  readonly name: string;
  readonly photo: string | undefined;
  readonly isUnlocked: boolean;
  /** Fit to the character of the list, in percent. */
  readonly match: number | null;
}

export const maxSelected = 100;

export interface Selection {
  /** The list without its page. Another list starts with nothing selected. */
  readonly list: string;
  /** In the order they were selected. */
  readonly talents: readonly SelectedTalent[];
  /** Where a range starts: the last one selected or cleared by itself. */
  readonly anchor: number | undefined;
}

export const nothing = (list: string): Selection => ({
  list,
  talents: [],
  anchor: undefined,
});

const isTalent = (value: unknown): value is SelectedTalent =>
  typeof value === 'object' &&
  value !== null &&
  'user_id' in value &&
  typeof value.user_id === 'number' &&
  'userUniqueId' in value &&
  typeof value.userUniqueId === 'string' &&
  'name' in value &&
  typeof value.name === 'string' &&
  'isUnlocked' in value &&
  typeof value.isUnlocked === 'boolean';

/** As it was kept when the page was loaded again. */
export function readSelection(kept: unknown): Selection {
  const isKept = typeof kept === 'object' && kept !== null && 'list' in kept && 'talents' in kept;
  if (!isKept || typeof kept.list !== 'string' || !Array.isArray(kept.talents)) return nothing('');
  return { ...nothing(kept.list), talents: kept.talents.filter(isTalent).slice(0, maxSelected) };
}

export const isSelected = ({ talents }: Selection, id: number): boolean =>
  talents.some(({ user_id }) => user_id === id);

const isRoomLeft = ({ talents }: Selection): boolean => talents.length < maxSelected;

function add(selection: Selection, talent: SelectedTalent): Selection {
  if (isSelected(selection, talent.user_id) || !isRoomLeft(selection)) return selection;
  return { ...selection, talents: [...selection.talents, talent] };
}

export const remove = (selection: Selection, ids: ReadonlySet<number>): Selection => ({
  ...selection,
  talents: selection.talents.filter(({ user_id }) => !ids.has(user_id)),
});

export const toggle = (selection: Selection, talent: SelectedTalent): Selection => ({
  ...(isSelected(selection, talent.user_id)
    ? remove(selection, new Set([talent.user_id]))
    : add(selection, talent)),
  anchor: talent.user_id,
});

/** Those selected later after those selected before, in the list of these. */
export const join = (before: Selection, later: Selection): Selection => ({
  ...later.talents.reduce(add, before),
  anchor: later.anchor ?? before.anchor,
});

/** Adds everyone from the anchor to this talent, as the page shows them. Without an anchor on the page, only this one. */
export function extend(
  selection: Selection,
  page: readonly SelectedTalent[],
  talent: SelectedTalent,
): Selection {
  const to = page.findIndex(({ user_id }) => user_id === talent.user_id);
  const from = page.findIndex(({ user_id }) => user_id === selection.anchor);
  if (to < 0 || from < 0) return toggle(selection, talent);
  const range = page.slice(Math.min(from, to), Math.max(from, to) + 1);
  return range.reduce(add, selection);
}

/** What the page knows newly of those selected, such as that they are unlocked by now. */
export function update(selection: Selection, talent: SelectedTalent): Selection {
  const known = selection.talents.find(({ user_id }) => user_id === talent.user_id);
  if (!known || (known.isUnlocked === talent.isUnlocked && known.photo === talent.photo)) return selection;
  return {
    ...selection,
    talents: selection.talents.map((one) => (one === known ? { ...talent, match: known.match } : one)),
  };
}
