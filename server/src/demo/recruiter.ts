import { accountOf } from './account.ts';
import type { Batch } from './batch.ts';
import { moment, yearOf } from './calendar.ts';
import { emailOf, officeMobile } from './contact.ts';
import { communities } from './data/communities.ts';
import { companies, recruiterBios, recruiterTitles } from './data/companies.ts';
import { pastCastings } from './data/past-castings.ts';
import { inventName } from './person.ts';
import type { Random } from './random.ts';
import { idOf } from './reference.ts';
import { plainLetters } from './text.ts';

interface Career {
  readonly since: number | null;
  readonly languages: readonly string[];
  readonly projectTypes: readonly string[];
  readonly pastCastings: number;
}

const alsoSpoken = ['Marathi', 'Kannada', 'Tamil', 'Bangla', 'Gujarati', 'Malayalam', 'Telugu', 'Punjabi'];
const kinds = ['Feature film', 'Web series', 'Theatre', 'Commercial', 'Short film', 'Music video'];

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

/** A recruiter's castings before Callboard. Returns the year they started. */
function addCareer(batch: Batch, recruiterId: number, today: Date, random: Random): number | null {
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

export interface Recruiter {
  readonly id: number;
  readonly firstName: string;
  readonly company: string;
  readonly verified: boolean;
}

type Gender = 'Female' | 'Male';

interface RecruiterScript {
  /** Null for Callboard itself, which has no face. */
  readonly gender: Gender | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly company: string;
  readonly city: string;
  readonly title: string;
  readonly bio: string;
  readonly email: string;
}

const letterOf = { Female: 'f', Male: 'm' } as const;
/** Painted for recruiters alone, so that no talent casts. With more recruiters than faces they are reused. */
export const recruiterFacesPerGender = 24;

/** The next face of this gender that nobody has yet. */
function faceOf({ recruiter }: Batch, gender: Gender): string {
  const letter = letterOf[gender];
  const taken = recruiter.filter(({ face }) => face?.startsWith(letter)).length;
  return `${letter}-${String(taken % recruiterFacesPerGender).padStart(2, '0')}.webp`;
}

/** The demo recruiter referred another one. */
const demoCode = 'lantern7';
export const referredRecruiterId = 4;

function addOneRecruiter(
  batch: Batch,
  id: number,
  script: RecruiterScript,
  joinedDaysAgo: number,
  verified: boolean,
  today: Date,
  random: Random,
): Recruiter {
  const joined = moment(today, -joinedDaysAgo);
  const seenDaysAgo = random.fraction() ** 2 * 4;
  batch.account.push(
    accountOf(
      {
        id,
        kind: 'recruiter',
        ...script,
        mobile: officeMobile(id),
        joinedDaysAgo,
        seenDaysAgo,
        referredBy: id === referredRecruiterId ? demoCode : undefined,
      },
      today,
      random,
    ),
  );
  batch.recruiter.push({
    account_id: id,
    account_kind: 'recruiter',
    company: script.company,
    job_title: script.title,
    bio: script.bio,
    city_id: idOf.city(script.city),
    website: random.chance(0.8) ? `https://${plainLetters(script.company)}.example` : null,
    casting_since: addCareer(batch, id, today, random.child('career')),
    referral_code: id === 1 ? demoCode : null,
    face: script.gender && faceOf(batch, script.gender),
    verified_at: verified ? moment(today, -joinedDaysAgo + 1) : null,
    created_at: joined,
    updated_at: joined,
  });
  return { id, firstName: script.firstName, company: script.company, verified };
}

/** Recruiter 1 is the demo recruiter; recruiter 2 is Callboard itself. Both come first. */
const firstRecruiters: readonly RecruiterScript[] = [
  {
    gender: 'Female',
    firstName: 'Priyanka',
    lastName: 'Hegde',
    company: 'Lantern Casting',
    city: 'Mumbai',
    title: 'Casting director',
    bio: 'I cast faces that have lived somewhere. Send me the tape you are proud of, not the one you think I want, and in your own language first.',
    email: 'recruiter@callboard.test',
  },
  {
    gender: null,
    firstName: 'Openings',
    lastName: 'Desk',
    company: 'Callboard',
    city: 'Mumbai',
    title: 'The house',
    bio: 'Openings posted by Callboard itself: readings, workshops, tests and the odd wedding.',
    email: 'openings@callboard.test',
  },
];
export const callboardRecruiterId = 2;

export function addRecruiter(batch: Batch, id: number, today: Date, random: Random): Recruiter {
  const known = firstRecruiters[id - 1];
  if (known) return addOneRecruiter(batch, id, known, 620 - id * 40, true, today, random);
  const place = id - firstRecruiters.length;
  const [company, city] = companies[place % companies.length] ?? random.pick(companies);
  const community = random.weighted(communities.map((candidate) => [candidate, candidate.share] as const));
  const gender: Gender = random.chance(0.5) ? 'Female' : 'Male';
  const name = inventName(community, gender, random);
  const script = {
    gender,
    ...name,
    company: place < companies.length ? company : `${company} ${city}`,
    city,
    title: random.pick(recruiterTitles),
    bio: random.pick(recruiterBios),
    email: emailOf(name.firstName, name.lastName, `.desk${id}`),
  };
  const verified = place < 4 || random.chance(0.85);
  return addOneRecruiter(batch, id, script, random.int(20, 600), verified, today, random);
}
