import type { RequiredLanguage } from '../../../casting/projects/index.ts';

export type { CharacterRequirements } from '../../../casting/projects/index.ts';

export interface FitFacts {
  readonly genderId: number | null;
  readonly genderName: string | null;
  readonly playingAgeMin: number | null;
  readonly playingAgeMax: number | null;
  readonly heightMm: number | null;
  readonly lookIds: readonly number[];
  readonly languages: readonly RequiredLanguage[];
  readonly skillIds: readonly number[];
  readonly residenceCityId: number | null;
  readonly residenceCityName: string | null;
  readonly workCityIds: readonly number[];
  readonly openToTravel: boolean;
  /** First and last day of each range. */
  readonly unavailable: readonly { readonly from: string; readonly to: string }[];
  /** Only unlocked talents show their calendar. */
  readonly seesCalendar: boolean;
}
