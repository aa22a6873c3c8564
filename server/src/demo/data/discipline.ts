/** What somebody mainly does, with the skills, roles and words that come with it. */
export interface Discipline {
  readonly key: string;
  /** How many of a hundred people. */
  readonly share: number;
  readonly roles: readonly string[];
  readonly skills: readonly string[];
  readonly projectTypes: readonly string[];
  /** {city}, {home}, {tongue}, {art} and {years} are filled in. */
  readonly headlines: readonly string[];
  readonly craft: readonly string[];
}
