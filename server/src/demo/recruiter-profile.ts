import type { Batch } from './batch.ts';
import { yearOf } from './calendar.ts';
import { pastCastings } from './data/past-castings.ts';
import type { Random } from './random.ts';
import { idOf } from './reference.ts';

interface Career {
  readonly since: number | null;
  readonly languages: readonly string[];
  readonly projectTypes: readonly string[];
  readonly pastCastings: number;
}

const alsoSpoken = ['Marathi', 'Kannada', 'Tamil', 'Bangla', 'Gujarati', 'Malayalam', 'Telugu', 'Punjabi'];
const kinds = ['Feature film', 'Web series', 'Theatre', 'Commercial', 'Short film', 'Music video'];

/** The recruiter who signs in for the demo. */
const known: Readonly<Record<number, Career>> = {
  1: {
    since: 2014,
    languages: ['Hindi', 'Kannada'],
    projectTypes: ['Web series', 'Feature film', 'Theatre'],
    pastCastings: 5,
  },
};

const invent = (random: Random, year: number): Career => ({
  since: random.chance(0.8) ? year - random.int(1, 22) : null,
  languages: ['Hindi', ...random.sample(alsoSpoken, random.int(0, 2))],
  projectTypes: random.sample(kinds, random.int(1, 3)),
  pastCastings: random.int(0, 4),
});

/** What a recruiter tells of the years before Callboard. Answers since when they cast. */
export function addCareer(batch: Batch, recruiterId: number, today: Date, random: Random): number | null {
  const year = yearOf(today);
  const career = known[recruiterId] ?? invent(random, year);
  const of = { recruiter_id: recruiterId };
  for (const name of career.languages) {
    batch.recruiter_language.push({ ...of, language_id: idOf.language(name) });
  }
  for (const name of career.projectTypes) {
    batch.recruiter_project_type.push({ ...of, project_type_id: idOf.projectType(name) });
  }
  for (const [position, [title, type]] of random.sample(pastCastings, career.pastCastings).entries()) {
    const first = Math.max(career.since ?? year - 3, year - 9);
    batch.past_casting.push({
      ...of,
      position,
      title,
      project_type_id: idOf.projectType(type),
      year: Math.max(first, year - 1 - position),
    });
  }
  return career.since;
}
