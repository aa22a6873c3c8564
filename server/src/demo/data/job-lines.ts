/** Practical sentences for a job, one of each kind. */
export const sendLines: readonly string[] = [
  'Send a self-tape of up to two minutes, to camera, no music.',
  'Your profile is enough for now; we ask for a tape if we see you in it.',
  'Send one minute as yourself, and one as somebody who disagrees with you.',
  'Sides come with the invitation. A phone recording is fine.',
  'Please add a note on why this role. We read them all.',
  'First round by tape, second in the room with the director.',
  'No tape needed. We hold an open reading next week and invite from this list.',
];

export const workLines: readonly string[] = [
  '{days} shoot days over {weeks} weeks in {city}.',
  '{days} days in {city}, dates can move by a week.',
  'We shoot in {city}, {days} days in all, with Sundays off.',
  'About {days} days in {city}, and one for costume.',
];

/** Descriptions for work that is not a shoot. */
export const workLinesByType: Readonly<Record<string, string>> = {
  Theatre: 'Rehearsals and shows in {city}, about {weeks} weeks in all.',
  'Audio drama': 'A few sessions in {city}, or from a quiet room at home.',
  Dubbing: 'Studio sessions in {city}, two hours at a time.',
  'Runway show': 'One fitting and the evening itself, in {city}.',
  Anchoring: 'One rehearsal and the live evening in {city}, every week.',
  'Game / motion capture': 'Two days in the studio in {city}; the suit is washed.',
};

export const careLines: readonly string[] = [
  'Travel and stay are paid, food is good.',
  'Travel from your city is paid. Twelve-hour days, never more.',
  'Days end on time, and call sheets come the evening before.',
  'Conveyance is paid for auditions after the first round.',
  'Paid rehearsal, contract before the first day.',
  'The set has a quiet room and a nurse.',
  'Payment within thirty days of the last day.',
];

export const unpaidLines: readonly string[] = [
  'There is no fee: this is a first film. Travel, food and a finished copy are certain.',
  'Unpaid, and we say so. Two days, good company, and you may use the scenes in your reel.',
];

export interface CallboardOpening {
  readonly title: string;
  readonly type: string;
  readonly city: string;
  readonly age: readonly [min: number, max: number];
  readonly fee: readonly [rupees: number, per: 'day' | 'project' | 'month'] | null;
  readonly closesIn: number;
  readonly description: string;
}

/** Jobs that Callboard itself posts. */
export const callboardOpenings: readonly CallboardOpening[] = [
  {
    title: 'Audition readers, Versova',
    type: 'Theatre',
    city: 'Mumbai',
    age: [20, 60],
    fee: [2_500, 'day'],
    closesIn: 21,
    description:
      'Sit opposite nervous actors and give them a real scene partner. Cold reading in Hindi and English, three mornings a week. Patience is the skill.',
  },
  {
    title: 'Faces for our lighting tests',
    type: 'Print shoot',
    city: 'Mumbai',
    age: [18, 80],
    fee: [3_000, 'day'],
    closesIn: 12,
    description:
      'We test how profile photos should be lit, on every skin, age and kind of hair. Half a day, plain clothes, and you keep the pictures.',
  },
  {
    title: 'Voices for the help films',
    type: 'Voice over',
    city: 'Pune',
    age: [22, 60],
    fee: [12_000, 'project'],
    closesIn: 18,
    description:
      'Short films that explain how an application works. We record the same text in nine languages and want voices that sound like a helpful cousin.',
  },
  {
    title: 'Open reading day, Kolkata',
    type: 'Theatre',
    city: 'Kolkata',
    age: [18, 75],
    fee: null,
    closesIn: 9,
    description:
      'A free day in a small theatre: casting directors listen, you read. There is no fee and no part at the end of it, only people who now know you.',
  },
  {
    title: 'Self-tape workshop models',
    type: 'Digital content',
    city: 'Hyderabad',
    age: [20, 45],
    fee: [5_000, 'day'],
    closesIn: 26,
    description:
      'We film a course on self-taping and need actors willing to do it badly first. Telugu or Hindi.',
  },
  {
    title: 'Dialect bank, coastal and hill speech',
    type: 'Audio drama',
    city: 'Bengaluru',
    age: [18, 80],
    fee: [4_000, 'project'],
    closesIn: 40,
    description:
      'Read one page in the speech you grew up with. The recordings help actors prepare, and carry your name.',
  },
  {
    title: 'Wedding guests, all ages',
    type: 'Feature film',
    city: 'Jaipur',
    age: [18, 75],
    fee: [1_800, 'day'],
    closesIn: 6,
    description:
      'Sixty background artists for a wedding that takes five nights. Own festive clothes, three meals, transport from the city.',
  },
  {
    title: 'Board host, weekend mornings',
    type: 'Anchoring',
    city: 'Delhi',
    age: [21, 40],
    fee: [38_000, 'month'],
    closesIn: 30,
    description:
      'Read out the calls of the week to camera, clearly and with some mischief. Eight mornings a month.',
  },
];

export const applicationNotes: readonly string[] = [
  'This is my grandmother’s street, nearly word for word. I would like to read for it.',
  'I have the dates free and can come to the city for a reading.',
  'I recorded the scene twice: once as written, once how my aunt would say it.',
  'I have done this work in life, for three years, before acting.',
  'My tape is from a phone, the voice is from the terrace. I hope both are clear.',
  'I know I am at the edge of the age you ask for. Please look once.',
  'I read the brief on the bus and missed my stop.',
  'I speak the language at home and can help others on set with it.',
  'Two directors told me to play this kind of person. I am starting to believe them.',
  'Happy to do the workshop days. I learn best there.',
  'I would be glad of any of the smaller parts as well.',
  'I have been waiting for a role that listens.',
];
