import { communities } from './data/communities.ts';
import type { Community } from './data/community.ts';
import type { Discipline } from './data/discipline.ts';
import { disciplines } from './data/disciplines.ts';
import { famousNames } from './data/famous-names.ts';
import { namedPeople } from './data/named-people.ts';
import { type Face, faceOf, faces } from './faces.ts';
import type { Random, Weighted } from './random.ts';

/** A person's identity, before any rows are made. */
export interface Person {
  readonly number: number;
  readonly id: number;
  readonly face: Face;
  readonly community: Community;
  readonly discipline: Discipline;
  readonly knownSkills: readonly string[];
  readonly firstName: string;
  readonly lastName: string;
  readonly tongue: string;
  readonly home: string;
  readonly city: string;
  readonly playingMin: number;
  readonly playingMax: number;
  readonly theatreYears: number | null;
  readonly joinedDaysAgo: number;
  readonly seenDaysAgo: number;
}

const weighCommunities = (keys?: readonly string[]): Weighted<Community> =>
  communities
    .filter(({ key }) => !keys || keys.includes(key))
    .map((community) => [community, community.share]);

const everyone = weighCommunities();
const turbanWearers = weighCommunities(['sikh']);
const drapeWearers = weighCommunities([
  ...['rajasthan', 'lucknow', 'deccan', 'kashmir', 'bengal-muslim', 'malabar-muslim'],
  ...['awadh', 'bihar', 'gujarati', 'sikh', 'haryana', 'central'],
]);
const weighedDisciplines: Weighted<Discipline> = disciplines.map((discipline) => [
  discipline,
  discipline.share,
]);
const adult = 18;

function communityOf(face: Face, random: Random): Community {
  if (face.style === 'turban') return random.weighted(turbanWearers);
  if (face.style === 'drape') return random.weighted(drapeWearers);
  return random.weighted(everyone);
}

export function inventName(community: Community, gender: Face['gender'], random: Random) {
  const firstNames = gender === 'Female' ? community.women : community.men;
  for (;;) {
    const firstName = random.pick(firstNames);
    const lastName = random.pick(community.families);
    if (!famousNames.has(`${firstName} ${lastName}`)) return { firstName, lastName };
  }
}

export function communityNamed(key: string): Community {
  const community = communities.find((candidate) => candidate.key === key);
  if (!community) throw new Error(`There is no community "${key}"`);
  return community;
}

function disciplineNamed(key: string): Discipline {
  const discipline = disciplines.find((candidate) => candidate.key === key);
  if (!discipline) throw new Error(`There is no discipline "${key}"`);
  return discipline;
}

function cityOf({ hub }: Community, home: string, random: Random): string {
  return random.weighted([
    [home, 38],
    [hub, 30],
    ['Mumbai', 24],
    ['Delhi', 4],
    ['Pune', 4],
  ]);
}

/** Some joined this week and most are active every few days; a few have left. */
function attendanceOf(random: Random) {
  const joinedDaysAgo = random.chance(0.07) ? random.fraction() * 6.5 : 7 + 700 * random.fraction() ** 1.6;
  const absence = random.chance(0.05) ? random.int(91, 260) : 60 * random.fraction() ** 4;
  return { joinedDaysAgo, seenDaysAgo: Math.min(joinedDaysAgo * 0.9, absence) };
}

/** Person 5 is the same whether the cast has twenty people or a million. */
export function inventPerson(number: number, id: number, random: Random): Person {
  const face = faceOf(number);
  const given = number < faces.length ? namedPeople.get(number) : undefined;
  const community = given ? communityNamed(given.community) : communityOf(face, random);
  const name = given ?? inventName(community, face.gender, random);
  const home = random.pick(community.homes);
  const worksOnStage = random.chance(0.55);
  const grownYears = Math.max(1, face.age - adult);
  return {
    number,
    id,
    face,
    community,
    discipline: given ? disciplineNamed(given.discipline) : random.weighted(weighedDisciplines),
    knownSkills: given?.skills ?? [],
    firstName: name.firstName,
    lastName: name.lastName,
    tongue: random.weighted(community.motherTongues),
    home,
    city: given?.city ?? cityOf(community, home, random),
    playingMin: given?.playing[0] ?? Math.max(adult, face.age - random.int(2, 5 + Math.floor(face.age / 15))),
    playingMax: given?.playing[1] ?? face.age + random.int(2, 5 + Math.floor(face.age / 15)),
    theatreYears: worksOnStage ? random.int(1, Math.min(grownYears, 30)) : null,
    ...attendanceOf(random),
  };
}
