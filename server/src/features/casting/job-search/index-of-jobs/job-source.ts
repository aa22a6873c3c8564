import type { CharacterRequirements } from '../../../search/talent-search/index.ts';

type Conditions = CharacterRequirements['musts'];

/** What a job casts for, as far as it is searched by. */
export interface RoleSource {
  readonly gender_id: number | null;
  readonly age_min: number | null;
  readonly age_max: number | null;
  readonly height_min_mm: number | null;
  readonly height_max_mm: number | null;
  /** The language and, in the last digit, its level. */
  readonly languages: readonly number[];
  readonly skills: readonly number[];
  readonly looks: readonly number[];
  readonly musts: Conditions;
  /** Paise a day. Null where nothing is paid or nobody has said. */
  readonly pay: number | null;
  readonly works_from: string | null;
  readonly works_to: string | null;
}

/** A published job, open or not, as far as it is searched by. */
export interface JobSource {
  readonly id: number;
  /** Takes applications until its deadline. */
  readonly is_up: boolean;
  /** In milliseconds. */
  readonly opened_at: number;
  readonly closes_at: number | null;
  readonly project_type_id: number;
  readonly recruiter: string;
  readonly is_remote: boolean;
  readonly is_unpaid: boolean;
  readonly audition_kinds: readonly string[];
  readonly cities: readonly number[];
  /** Everything that words are looked for in. */
  readonly text: string;
  readonly roles: readonly RoleSource[];
}

const unnamed = (id: number) => ({ id, name: '' });

/** As the fit asks for it. Names say nothing about who fits. */
export const requirementsOf = (
  role: RoleSource,
  { cities, is_remote }: Pick<JobSource, 'cities' | 'is_remote'>,
): CharacterRequirements => ({
  characterId: 0,
  name: '',
  genderId: role.gender_id,
  genderName: null,
  ageMin: role.age_min,
  ageMax: role.age_max,
  heightMinMm: role.height_min_mm,
  heightMaxMm: role.height_max_mm,
  looks: role.looks.map(unnamed),
  languages: role.languages.map((one) => ({
    ...unnamed(Math.floor(one / 10)),
    levelId: one % 10,
    levelName: '',
  })),
  skills: role.skills.map(unnamed),
  cities: is_remote ? [] : cities.map(unnamed),
  shootFrom: null,
  shootTo: null,
  musts: role.musts,
});
