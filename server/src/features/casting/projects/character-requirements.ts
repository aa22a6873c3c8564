/** Null or empty means any. */
export interface CharacterRequirements {
  readonly characterId: number;
  readonly name: string;
  readonly genderId: number | null;
  readonly genderName: string | null;
  readonly ageMin: number | null;
  readonly ageMax: number | null;
  readonly heightMinMm: number | null;
  readonly heightMaxMm: number | null;
  readonly lookId: number | null;
  readonly lookName: string | null;
  readonly languages: readonly RequiredLanguage[];
  readonly skills: readonly { readonly id: number; readonly name: string }[];
  readonly cityId: number | null;
  readonly cityName: string | null;
  /** The remaining shoot dates, both inclusive. Null when they are over or unknown. */
  readonly shootFrom: string | null;
  readonly shootTo: string | null;
}

export interface RequiredLanguage {
  readonly id: number;
  readonly name: string;
  /** Higher is better. */
  readonly levelId: number;
  readonly levelName: string;
}
