import type { Person } from './person.ts';
import type { Random, Weighted } from './random.ts';

const everyday = [
  ...[
    'Swimming',
    'Bicycle riding',
    'Scooter riding',
    'Motorcycle riding',
    'Car driving (manual)',
    'Yoga',
    'Cricket',
  ],
  ...[
    'Football',
    'Badminton',
    'Trekking',
    'Chess',
    'Sketching',
    'Photography',
    'Touch typing',
    'First aid',
    'Baking',
  ],
  ...[
    'Roti making',
    'Chai making',
    'Tailoring',
    'Kabaddi',
    'Carrom',
    'Long-distance running',
    'Dog handling',
    'Kathak',
  ],
];
const dances = [
  ...[
    'Kathak',
    'Bharatanatyam',
    'Odissi',
    'Kuchipudi',
    'Mohiniyattam',
    'Manipuri dance',
    'Sattriya',
    'Lavani',
  ],
  ...[
    'Ghoomar',
    'Bhangra',
    'Giddha',
    'Garba',
    'Bihu',
    'Rabindra Nritya',
    'Himachali Nati',
    'Contemporary dance',
  ],
];
const trainings: Weighted<string> = [
  ['Theatre group training', 26],
  ['Acting workshop', 24],
  ['Private acting school', 14],
  ['Self-taught', 12],
  ['One-to-one coaching', 7],
  ['Online course', 6],
  ['Drama diploma', 5],
  ['Drama degree', 4],
  ['State drama school', 2],
];
/** Plausible awards for a working performer, none of the famous ones. */
const achievements = [
  ...[
    'Festival selection',
    'Festival acting award',
    'State-level sport',
    'National-level sport',
    'Reality show finalist',
  ],
  ...['Dance or music competition winner', 'Pageant finalist'],
];

export function danceOf({ community, discipline }: Person, random: Random): string {
  const regional = community.arts.filter((art) => dances.includes(art));
  const studied = discipline.skills.filter((skill) => dances.includes(skill));
  return random.pick(
    regional.length > 0 && random.chance(0.7) ? regional : studied.length > 0 ? studied : dances,
  );
}

/** Three to twelve skills: of the discipline, of the region, and everyday ones. */
export function skillsOf(person: Person, dance: string, random: Random): readonly string[] {
  const { community, discipline, knownSkills } = person;
  const skills = new Set([...knownSkills, ...random.sample(discipline.skills, random.int(2, 5))]);
  if (discipline.key === 'dancer') skills.add(dance);
  if (random.chance(0.45)) for (const art of random.sample(community.arts, random.int(1, 2))) skills.add(art);
  for (const skill of random.sample(everyday, random.int(1, 4))) skills.add(skill);
  return [...skills];
}

export function rolesOf({ discipline }: Person, random: Random): readonly string[] {
  const [first = 'Actor', ...others] = discipline.roles;
  return [first, ...random.sample(others, random.int(0, 2))];
}

export function trainingsOf(person: Person, random: Random): readonly string[] {
  const found = new Set([random.weighted(trainings)]);
  if (random.chance(0.3)) found.add(random.weighted(trainings));
  if (found.size > 1) found.delete('Self-taught');
  if (person.theatreYears === null) found.delete('Theatre group training');
  return [...found];
}

export function achievementsOf(random: Random): readonly string[] {
  return random.chance(0.16) ? random.sample(achievements, random.chance(0.15) ? 2 : 1) : [];
}

export function accentsOf({ community }: Person, random: Random): readonly string[] {
  const accents = new Set(random.sample(community.accents, random.int(0, 2)));
  if (random.chance(0.5)) accents.add('Neutral Indian');
  if (random.chance(0.08))
    accents.add(random.pick(['British RP', 'General American', 'Irish', 'Australian']));
  return [...accents];
}
