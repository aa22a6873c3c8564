export interface CharacterScript {
  /** May contain {woman}, {man} or {family}: a name of the project's community. */
  readonly name: string;
  readonly gender: 'Female' | 'Male' | null;
  readonly age: readonly [min: number, max: number];
  readonly brief: string;
  readonly skills: readonly string[];
  readonly languages?: readonly string[];
  /** In centimetres. */
  readonly height?: readonly [min: number, max: number];
  readonly castBy?: number;
  readonly fee?: readonly [rupees: number, per: 'day' | 'project'];
  readonly closesIn?: number;
  readonly openedDaysAgo?: number;
  readonly applicants?: number;
  /** Portrait numbers of people who always apply. */
  readonly applicantFaces?: readonly number[];
}

export interface ProjectScript {
  readonly company?: string;
  readonly title: string;
  readonly type: string;
  readonly city: string;
  readonly language: string;
  readonly synopsis: string;
  /** Days from today. */
  readonly shoot?: readonly [start: number, end: number];
  readonly closed?: boolean;
  readonly characters?: readonly CharacterScript[];
}

/** A project without its own characters gets random ones. */
export const project = (
  title: string,
  type: string,
  city: string,
  language: string,
  synopsis: string,
): ProjectScript => ({ title, type, city, language, synopsis });

/** A character in one line. */
export const part = (
  name: string,
  gender: CharacterScript['gender'],
  min: number,
  max: number,
  brief: string,
  ...skills: string[]
): CharacterScript => ({
  name,
  gender,
  age: [min, max],
  brief,
  skills,
});
