import type { Person } from './person.ts';
import type { Random } from './random.ts';
import type { Recruiter } from './recruiter.ts';

/** What projects, jobs and conversations are made from. */
export interface DemoContext {
  readonly today: Date;
  readonly random: Random;
  readonly recruiters: readonly Recruiter[];
  readonly people: readonly Person[];
}

interface Wanted {
  readonly gender: 'Female' | 'Male' | null;
  readonly age: readonly [min: number, max: number];
}

/** How many years the playing ages of a person and a character must share. */
const commonYears = 3;

/** People with the playing age and, where it matters, the gender of a character. */
export function suitablePeople(people: readonly Person[], { gender, age: [min, max] }: Wanted): Person[] {
  return people.filter((person) => {
    const common = Math.min(max, person.playingMax) - Math.max(min, person.playingMin);
    return common >= commonYears && (gender === null || person.face.gender === gender);
  });
}
