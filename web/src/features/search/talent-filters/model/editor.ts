import type { TalentFilters } from '@callboard/contract/search/talent-filters';

/** What every control of the panel edits with. The functions stay the same from one drawing to the next. */
export interface Editor {
  /** A choice made: in effect at once. */
  readonly change: (patch: TalentFilters) => void;
  /** Part of a longer move, such as a thumb being pulled. */
  readonly move: (patch: TalentFilters) => void;
  /** The move is over. */
  readonly settle: () => void;
}

export interface EditedFilters {
  readonly filters: TalentFilters;
  readonly editor: Editor;
  /** All of them said anew. */
  readonly replaceAll: (filters: TalentFilters) => void;
}

/** Where filters go: into the address. A move writes over its own last step. */
export type OnFilters = (filters: TalentFilters, how?: { readonly replace: boolean }) => void;
