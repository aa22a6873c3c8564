export type LanguageLevel = 'basic' | 'conversational' | 'fluent' | 'native';
export type CharacterWeight = 'lead' | 'supporting' | 'featured' | 'background';
export type FeeUnit = 'day' | 'project' | 'month';

interface ListedName {
  readonly id: number;
  readonly name: string;
}

/** The reference lists of the site. Other names of languages, in Hindi for example, find them as well. */
export interface BreakdownLists {
  readonly genders: readonly ListedName[];
  readonly languages: readonly (ListedName & { readonly other_names?: readonly string[] | undefined })[];
  readonly skills: readonly ListedName[];
}

export interface DraftLanguage {
  language_id: number;
  level?: LanguageLevel;
}

export interface DraftFee {
  paise: number;
  per: FeeUnit;
}

export interface CharacterDraft {
  key: number;
  name: string;
  /** Null when it is not said, and when anybody is wanted. */
  gender_id: number | null;
  playing_age_min: number | null;
  playing_age_max: number | null;
  languages: DraftLanguage[];
  skill_ids: number[];
  wanted: number;
  weight: CharacterWeight | null;
  fee: DraftFee | null;
  height_min_mm: number | null;
  height_max_mm: number | null;
  /** What remains, in the author's own words; pieces of different lines on lines of their own. */
  brief: string;
  lines: number[];
}

export type UnderstoodWhat =
  | 'name'
  | 'age'
  | 'gender'
  | 'language'
  | 'skill'
  | 'wanted'
  | 'weight'
  | 'fee'
  | 'height'
  | 'note';

export interface Understood {
  what: UnderstoodWhat;
  text: string;
}

export type LineUse = 'character' | 'blank' | 'heading' | 'not-understood';

export interface BreakdownLine {
  number: number;
  text: string;
  use: LineUse;
  /** Several, where one line tells of several. */
  characterKeys?: number[];
  understood?: Understood[];
}

export interface Breakdown {
  characters: CharacterDraft[];
  lines: BreakdownLine[];
}

export const mostCharacters = 60;
export const longestName = 120;
export const longestBrief = 3000;
