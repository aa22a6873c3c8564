import type { DocumentKind } from '@callboard/contract/casting/project-values';

export interface DocumentScript {
  readonly project: string;
  readonly character?: string;
  readonly title: string;
  readonly kind: DocumentKind;
  readonly audience: 'team' | 'shared';
  readonly daysAgo: number;
  /** What changed with each version after the first. */
  readonly notes?: readonly string[];
  readonly pages: readonly (readonly string[])[];
}

/** What the demo recruiter's projects hold. Lines that begin with a tab are spoken. */
export const documentScripts: readonly DocumentScript[] = [
  {
    project: 'Monsoon Line',
    title: 'Episodes 1 and 2',
    kind: 'script',
    audience: 'shared',
    daysAgo: 40,
    notes: ['The drummer arrives a day earlier'],
    pages: [
      [
        'MONSOON LINE',
        'Episodes 1 and 2. Second draft.',
        '',
        '1  EXT. VIRAR STATION, PLATFORM 3. BEFORE DAWN',
        '',
        'Rain on tin. The ticket window is the only light. MEERA counts coins into a steel tumbler without looking at them.',
        '',
        'MEERA',
        '\tOne return. And one for whoever is hiding behind you.',
      ],
      [
        '2  INT. THE 6:40, LADIES’ COACH. MORNING',
        '',
        'The coach is full. THE SINGER stands on the footboard and begins without asking anyone.',
        '',
        'NANI',
        '\tThat is the wrong verse for this weather.',
        '',
        'THE SINGER',
        '\tThen change the weather, Nani. I only know the one.',
      ],
    ],
  },
  {
    project: 'Monsoon Line',
    character: 'The singer',
    title: 'The wrong verse',
    kind: 'sides',
    audience: 'shared',
    daysAgo: 22,
    pages: [
      [
        'MONSOON LINE',
        'Sides for THE SINGER. One page, and one verse of your own choice.',
        '',
        'INT. THE 6:40, LADIES’ COACH. MORNING',
        '',
        'THE SINGER',
        '\tI sing between Dadar and Borivali. After Borivali nobody has change.',
        '',
        'MEERA',
        '\tAnd if somebody asks your name?',
        '',
        'THE SINGER',
        '\tThen I get off at Andheri.',
      ],
    ],
  },
  {
    project: 'Monsoon Line',
    title: 'Shoot plan',
    kind: 'other',
    audience: 'team',
    daysAgo: 9,
    notes: ['Ratnagiri moves to February', 'Two nights on the platform added'],
    pages: [
      [
        'MONSOON LINE, shoot plan',
        '',
        'Weeks 1 to 4. Mumbai: coach on the loop line, ticket window, Nani’s kitchen.',
        'Weeks 5 and 6. Ratnagiri: the house by the creek, the boat.',
        'Weeks 7 to 9. Mumbai: platform at night, the wedding procession.',
      ],
    ],
  },
  {
    project: 'Coconut Season',
    character: 'Sana',
    title: 'The stall, scene 14',
    kind: 'sides',
    audience: 'shared',
    daysAgo: 14,
    pages: [
      [
        'COCONUT SEASON',
        'Sides for SANA.',
        '',
        '14  EXT. THE STALL. NOON',
        '',
        'CHEF ROSARIO',
        '\tWho taught you to open them like that?',
        '',
        'SANA',
        '\tNobody. I listened to where they were hollow.',
      ],
    ],
  },
];
