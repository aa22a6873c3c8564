/** A main profession with its skills, roles and texts. */
export interface Discipline {
  readonly key: string;
  /** Per hundred people. */
  readonly share: number;
  readonly roles: readonly string[];
  readonly skills: readonly string[];
  readonly projectTypes: readonly string[];
  /** {city}, {home}, {tongue}, {art} and {years} are filled in. */
  readonly headlines: readonly string[];
  readonly craft: readonly string[];
}
