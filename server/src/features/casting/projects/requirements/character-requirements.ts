import type { Condition } from '@callboard/contract/casting/project-values';

interface Named {
  readonly id: number;
  readonly name: string;
}

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
  /** Any of them. */
  readonly looks: readonly Named[];
  readonly languages: readonly RequiredLanguage[];
  readonly skills: readonly Named[];
  /** Where the project works, its base first. Any of them. */
  readonly cities: readonly Named[];
  /** The remaining dates of the work, both inclusive. Null when they are over or unknown. */
  readonly shootFrom: string | null;
  readonly shootTo: string | null;
  /** The conditions that decide. The others only sort. */
  readonly musts: readonly Condition[];
}

export interface RequiredLanguage extends Named {
  /** Higher is better. */
  readonly levelId: number;
  readonly levelName: string;
}
