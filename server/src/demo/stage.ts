import type { Person } from './person.ts';
import type { Random } from './random.ts';
import type { Recruiter } from './recruiter.ts';

/** What projects, jobs and talks are made of: a day, the recruiters, and the people who may be cast. */
export interface Stage {
  readonly today: Date;
  readonly random: Random;
  readonly recruiters: readonly Recruiter[];
  readonly people: readonly Person[];
}

interface Wanted {
  readonly gender: 'Female' | 'Male' | null;
  readonly age: readonly [min: number, max: number];
}

/** Years of age that a person and a part must have in common. */
const commonYears = 3;

/** People whose playing age meets the part's, and whose gender is the one asked for, if any is. */
export function suitablePeople(people: readonly Person[], { gender, age: [min, max] }: Wanted): Person[] {
  return people.filter((person) => {
    const common = Math.min(max, person.playingMax) - Math.max(min, person.playingMin);
    return common >= commonYears && (gender === null || person.face.gender === gender);
  });
}
