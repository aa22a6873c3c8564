import type { CharacterWeight } from '@callboard/contract/casting/project-values';
import type { DetailScript } from './project-details.ts';
import type { CharacterScript, ProjectScript } from './scripts.ts';

/** How many people are how far. */
export interface Progress {
  readonly cast?: number;
  readonly offered?: number;
  readonly auditioned?: number;
  readonly interested?: number;
  readonly invited?: number;
  readonly applied?: number;
  readonly shortlisted?: number;
}

export interface OwnCharacter extends CharacterScript {
  readonly progress: Progress;
  readonly weight: CharacterWeight;
  readonly wanted: number;
  readonly teamNote: string | null;
}

export interface OwnProject extends Omit<ProjectScript, 'characters' | 'shoot'> {
  readonly status: 'draft' | 'open' | 'paused' | 'closed';
  readonly shoot: readonly [start: number, end: number];
  readonly createdDaysAgo: number;
  readonly closedDaysAgo?: number;
  readonly details: DetailScript;
  readonly characters: readonly OwnCharacter[];
}

interface More {
  readonly weight?: CharacterWeight;
  readonly wanted?: number;
  readonly teamNote?: string;
  readonly skills?: readonly string[];
  readonly fee?: CharacterScript['fee'];
}

const part = (
  name: string,
  gender: CharacterScript['gender'],
  age: readonly [number, number],
  brief: string,
  progress: Progress,
  { weight = 'supporting', wanted = 1, teamNote, skills = [], fee }: More = {},
): OwnCharacter => ({
  name,
  gender,
  age,
  brief,
  skills,
  progress,
  weight,
  wanted,
  teamNote: teamNote ?? null,
  ...(fee && { fee }),
});

/** What the demo recruiter works on besides Monsoon Line. */
export const currentProjects: readonly OwnProject[] = [
  {
    title: 'Angan ki Dhoop',
    type: 'Television serial',
    city: 'Mumbai',
    language: 'Hindi',
    synopsis:
      'Three generations share one courtyard and one water tank. The tank is nearly empty, and everybody knows who left the tap open.',
    status: 'open',
    shoot: [47, 230],
    createdDaysAgo: 96,
    details: {
      productionHouse: 'Rangmahal Television',
      director: 'Kaushal Trivedi',
      fee: [80_000, 180_000, 'month'],
      usage: 'Television and streaming in India and for Indian audiences abroad.',
      isUnion: true,
    },
    characters: [
      part(
        'Sudha',
        'Female',
        [26, 34],
        'The younger daughter-in-law. Keeps the accounts and the peace.',
        { cast: 1, shortlisted: 4 },
        { weight: 'lead', fee: [9_000, 'day'] },
      ),
      part(
        'Badi Maa',
        'Female',
        [55, 68],
        'Owns the courtyard. Never raises her voice.',
        { cast: 1, auditioned: 2 },
        { weight: 'lead' },
      ),
      part('Bauji', 'Male', [58, 72], 'Retired from the waterworks, of all places.', {
        cast: 1,
        shortlisted: 3,
      }),
      part(
        'Raghu',
        'Male',
        [28, 38],
        'The son who came back. Mends everything except the tap.',
        { offered: 1, auditioned: 3, shortlisted: 4 },
        { teamNote: 'The channel wants an answer before the look test.' },
      ),
      part('Kaki', 'Female', [45, 58], 'The aunt next door, who hears everything first.', {
        auditioned: 4,
        shortlisted: 6,
      }),
      part('Chhoti', 'Female', [18, 24], 'Nineteen, and the only one who can read the meter.', {
        auditioned: 5,
        applied: 6,
        shortlisted: 8,
      }),
    ],
  },
  {
    title: 'Diwali at Number 9',
    type: 'Commercial',
    city: 'Jaipur',
    language: 'Hindi',
    synopsis: 'One staircase, five families and a single string of lights that has to reach the roof.',
    status: 'open',
    shoot: [12, 12],
    createdDaysAgo: 84,
    details: {
      teamTitle: 'Noor festive',
      productionHouse: 'Noor and Sons',
      director: 'Parul Sachdev',
      alsoIn: ['Mumbai'],
      fee: [15_000, 90_000, 'project'],
      usage: 'Television and online in India, two years. Hoardings in Rajasthan, one year.',
      isUnion: false,
      asks: [['stunts', 'light', 'A ladder, held by two people']],
    },
    characters: [
      part(
        'The elder sister',
        'Female',
        [32, 42],
        'Has held the ladder for fifteen years.',
        { cast: 1 },
        { weight: 'lead' },
      ),
      part(
        'The younger sister',
        'Female',
        [26, 34],
        'Climbs it.',
        { offered: 1, auditioned: 2, shortlisted: 3 },
        { weight: 'lead', teamNote: 'Fitting is a day before the shoot.' },
      ),
      part('The tailor', 'Male', [38, 55], 'Lends his shop’s only plug.', { cast: 1, shortlisted: 2 }),
      part(
        'Families on the stairs',
        null,
        [20, 60],
        'Neighbours of every age. Able to look up for a long time.',
        { invited: 3, interested: 2, applied: 4, shortlisted: 5 },
        { weight: 'background', wanted: 5 },
      ),
    ],
  },
  {
    title: 'Coconut Season',
    type: 'Feature film',
    city: 'Panaji',
    language: 'English',
    synopsis: 'A retired cook, a rented kitchen and a recipe that three people say is theirs.',
    status: 'open',
    shoot: [68, 96],
    createdDaysAgo: 77,
    details: {
      teamTitle: 'Kitchen two',
      productionHouse: 'Coastline Pictures',
      alsoIn: ['Mumbai', 'Margao'],
      fee: [18_000, 45_000, 'day'],
      usage: 'Cinemas and festivals, then streaming without an end.',
      asks: [
        ['kiss', 'one', 'One scene, rehearsed'],
        ['smoking', 'shown', 'A pipe that is never lit'],
      ],
      announced: 40,
    },
    characters: [
      part(
        'Chef Rosario',
        'Male',
        [50, 65],
        'Cooks from memory and forgets the rest.',
        { offered: 1, shortlisted: 3 },
        { weight: 'lead' },
      ),
      part(
        'Sana',
        'Female',
        [20, 28],
        'Writes his recipes down and changes one thing in each.',
        { interested: 2, invited: 3, shortlisted: 9 },
        { weight: 'lead', teamNote: 'Producer leans towards the second tape.' },
      ),
      part('The landlady', 'Female', [55, 70], 'Raises the rent by the smell of it.', {
        auditioned: 2,
        invited: 1,
        shortlisted: 2,
      }),
      part(
        'Kitchen boys',
        'Male',
        [18, 26],
        'Fast hands, real knives. Four of them.',
        { applied: 5, shortlisted: 6 },
        { weight: 'featured', wanted: 4 },
      ),
    ],
  },
  {
    title: 'Rajdhani Nights',
    type: 'Web series',
    city: 'Delhi',
    language: 'Hindi',
    synopsis: 'Six strangers and a night bus that everybody missed for a different reason.',
    status: 'paused',
    shoot: [140, 190],
    createdDaysAgo: 120,
    details: {
      productionHouse: 'Second Platform',
      fee: [20_000, 50_000, 'day'],
      usage: 'Streaming in India, three years.',
      asks: [['intimacy', 'implied', 'Closed set, with a coordinator']],
    },
    characters: [
      part(
        'The conductor',
        'Male',
        [35, 50],
        'Knows all the stops and none of the passengers.',
        { auditioned: 3, shortlisted: 5 },
        { weight: 'lead' },
      ),
      part(
        'The bride',
        'Female',
        [24, 32],
        'Left by the back door with one shoe.',
        { invited: 2, shortlisted: 6 },
        { weight: 'lead' },
      ),
      part('The professor', null, [50, 66], 'Marking papers by torchlight.', { shortlisted: 3 }),
    ],
  },
  {
    title: 'Kabaddi 90',
    type: 'Feature film',
    city: 'Chandigarh',
    language: 'Punjabi',
    synopsis: 'A district team, one good raider and a bus fare for seven.',
    status: 'draft',
    shoot: [160, 210],
    createdDaysAgo: 74,
    details: { teamTitle: 'Seven and a bus', asks: [['stunts', 'heavy', 'Kabaddi, with a coach']] },
    characters: [
      part(
        'The raider',
        'Male',
        [20, 27],
        'Holds his breath for longer than his temper.',
        {},
        { weight: 'lead' },
      ),
      part('The coach', 'Male', [42, 58], 'Has a whistle and a debt.', {}),
      part('The team', 'Male', [18, 30], 'Six who can fall well.', {}, { weight: 'featured', wanted: 6 }),
      part('Biji', 'Female', [58, 72], 'Washes seven jerseys and backs one player.', {}),
    ],
  },
];
