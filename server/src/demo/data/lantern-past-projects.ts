import type { OwnProject } from './lantern-projects.ts';

interface Past {
  readonly title: string;
  readonly type: string;
  readonly city: string;
  readonly language: string;
  readonly synopsis: string;
  readonly house: string;
  readonly closedDaysAgo: number;
  /** Days from the last day of the shoot. Until then nothing of it is public. */
  readonly announced?: number;
  readonly parts: readonly (readonly [
    name: string,
    gender: 'Female' | 'Male' | null,
    age: readonly [number, number],
  ])[];
}

const past: readonly Past[] = [
  {
    title: 'The Ferryman',
    type: 'Feature film',
    city: 'Guwahati',
    language: 'Assamese',
    synopsis: 'The bridge opens in spring. Until then there is one boat, and one man who takes his time.',
    house: 'Second Platform',
    closedDaysAgo: 16,
    parts: [
      ['The ferryman', 'Male', [45, 62]],
      ['The engineer', 'Female', [28, 38]],
      ['The girl with the goats', 'Female', [18, 24]],
      ['The contractor', 'Male', [35, 52]],
    ],
  },
  {
    title: 'The Seventh Umpire',
    type: 'Web series',
    city: 'Chennai',
    language: 'Tamil',
    synopsis: 'A village final has been drawn for forty years. This time somebody brings a rule book.',
    house: 'Tidewater Originals',
    closedDaysAgo: 9,
    announced: 60,
    parts: [
      ['The umpire', 'Male', [48, 64]],
      ['The scorer', 'Female', [22, 32]],
    ],
  },
  {
    title: 'Ek Thali Do Chamach',
    type: 'Commercial',
    city: 'Mumbai',
    language: 'Hindi',
    synopsis: 'A lunch break, two spoons and a truce.',
    house: 'Sethi Films',
    closedDaysAgo: 48,
    parts: [
      ['The accountant', 'Male', [26, 36]],
      ['The new colleague', 'Female', [24, 32]],
    ],
  },
  {
    title: 'Letters to a Lighthouse',
    type: 'Short film',
    city: 'Kochi',
    language: 'Malayalam',
    synopsis: 'The keeper answers every letter that was meant for the keeper before him.',
    house: 'Gulmohar Stories',
    closedDaysAgo: 92,
    parts: [
      ['The keeper', 'Male', [50, 66]],
      ['The postwoman', 'Female', [30, 42]],
    ],
  },
  {
    title: 'Third Class, First Row',
    type: 'Theatre',
    city: 'Pune',
    language: 'Marathi',
    synopsis: 'A touring company plays to one spectator, who has seen it before.',
    house: 'Pankha Productions',
    closedDaysAgo: 170,
    parts: [
      ['The prompter', 'Female', [35, 50]],
      ['The leading man', 'Male', [40, 55]],
      ['The spectator', null, [50, 70]],
    ],
  },
];

/** What the demo recruiter has cast. */
export const pastProjects: readonly OwnProject[] = past.map(
  ({ house, parts, closedDaysAgo, announced, title, type, city, language, synopsis }) => ({
    title,
    type,
    city,
    language,
    synopsis,
    status: 'closed',
    closedDaysAgo,
    shoot: [-closedDaysAgo + 12, -closedDaysAgo + 40],
    createdDaysAgo: closedDaysAgo + 90,
    details: {
      productionHouse: house,
      usage: 'Streaming in India, three years.',
      ...(announced !== undefined && { announced }),
    },
    characters: parts.map(([name, gender, age], position) => ({
      name,
      gender,
      age,
      brief: 'Cast through Callboard.',
      skills: [],
      progress: { cast: 1 },
      weight: position === 0 ? 'lead' : 'supporting',
      wanted: 1,
      teamNote: null,
    })),
  }),
);
