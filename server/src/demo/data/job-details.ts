/** What jobs ask besides who is wanted. */
export const payNotes: readonly string[] = [
  'Travel, stay and food on top',
  'Conveyance and food on shoot days',
  'Travel from your city, and a room of your own',
  'Overtime after twelve hours, by the hour',
  'Fittings and rehearsals are paid at half',
];

interface QuestionData {
  readonly kind: 'text' | 'yes_no' | 'choice';
  readonly body: string;
  readonly choices?: readonly string[];
  readonly is_required: boolean;
}

export const jobQuestions: readonly QuestionData[] = [
  { kind: 'yes_no', body: 'Are you available on all shoot days?', is_required: true },
  { kind: 'text', body: 'What would you do differently from the brief?', is_required: false },
  {
    kind: 'choice',
    body: 'Where would you travel from?',
    choices: ['The city of the shoot', 'Within four hours', 'Further away'],
    is_required: true,
  },
  { kind: 'yes_no', body: 'Do you have a valid passport?', is_required: false },
  { kind: 'text', body: 'Which of your past work is closest to this?', is_required: false },
];

interface RequestData {
  readonly kind: 'photo' | 'video' | 'audio' | 'tape';
  readonly label: string;
  readonly note: string | null;
  readonly is_required: boolean;
  readonly max_seconds: number | null;
}

export const mediaRequests: readonly RequestData[] = [
  {
    kind: 'tape',
    label: 'Self-tape of the scene',
    note: 'To camera, no music, one take.',
    is_required: true,
    max_seconds: 120,
  },
  { kind: 'video', label: 'Introduction', note: 'Name, height, city.', is_required: false, max_seconds: 60 },
  {
    kind: 'photo',
    label: 'A recent photo without make-up',
    note: null,
    is_required: true,
    max_seconds: null,
  },
];
/** Instead of a tape. */
export const voiceRequest: RequestData = {
  kind: 'audio',
  label: 'One minute of your voice',
  note: 'A phone in a quiet room is fine.',
  is_required: true,
  max_seconds: 60,
};

export const voiceTypes: readonly string[] = ['Audio drama', 'Dubbing', 'Voice over'];

interface OwnPosting {
  readonly title: string;
  readonly production: string;
  readonly type: string;
  readonly city: string;
  readonly age: readonly [min: number, max: number];
  readonly rupeesPerDay: number;
  readonly status: 'draft' | 'in_review';
  readonly description: string;
}

/** Jobs of the demo recruiter that nobody else sees yet. */
export const ownPostings: readonly OwnPosting[] = [
  {
    title: 'Station announcer',
    production: 'Monsoon Line, episode 9',
    type: 'Web series',
    city: 'Pune',
    age: [30, 55],
    rupeesPerDay: 9_000,
    status: 'in_review',
    description:
      'She has announced the same late train for nineteen years, and tonight she tells the truth. One long scene, two shoot days in Pune.\n\nSend one minute in Marathi or Hindi.',
  },
  {
    title: 'Tea seller',
    production: 'Monsoon Line, episode 9',
    type: 'Web series',
    city: 'Pune',
    age: [18, 40],
    rupeesPerDay: 6_500,
    status: 'draft',
    description: 'He sells tea on platform two and hears everything. Two shoot days.',
  },
  {
    title: 'Dancers for a wedding scene',
    production: 'Untitled commercial',
    type: 'Commercial',
    city: 'Mumbai',
    age: [20, 35],
    rupeesPerDay: 12_000,
    status: 'draft',
    description: 'Eight dancers, one night, one song. Rehearsal the day before is paid.',
  },
];
