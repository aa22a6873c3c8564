import { type CharacterScript, part } from './scripts.ts';

/** Characters for adverts, shoots, shows and videos. */
export const shortFormatCharacters: readonly CharacterScript[] = [
  part('The mother in the kitchen', 'Female', 30, 42, 'Warm, quick, at home at a stove. No syrup, please.'),
  part(
    'The father on the scooter',
    'Male',
    32,
    45,
    'One scooter, one puddle, one look. Rides his own.',
    'Scooter riding',
  ),
  part(
    'The grandfather with the phone',
    'Male',
    62,
    76,
    'Delighted by everything. Holds the phone too close.',
  ),
  part(
    'College friends',
    null,
    18,
    24,
    'Four friends who look as if they have known each other for years. Bring one if you like.',
  ),
  part('The shopkeeper', null, 35, 60, 'One counter, one line, the timing of a clock.'),
  part(
    'Lead dancer',
    'Female',
    20,
    30,
    'Carries the song. Classical base, street ease.',
    'Contemporary dance',
  ),
  part('Lead dancer', 'Male', 20, 30, 'Carries the song. Learns a phrase in an hour.', 'Hip hop dance'),
  part('The young couple', null, 24, 32, 'We cast singly and pair on the day. Easy laughter, easy silence.'),
  part('Host', null, 25, 40, 'Live, warm, unscripted for minutes at a time.', 'Live anchoring'),
  part('The cousins', null, 18, 35, 'Eleven of them, one bathroom. Faces that tell a story in two seconds.'),
  part('Walks, all ages', null, 20, 65, 'Every height and every age. Walk as you walk.', 'Ramp walk'),
  part('Hands', null, 20, 50, 'Steady, natural, short nails. No face seen.', 'Hand modelling'),
  part('The cyclist', null, 20, 35, 'Uphill, in rain, smiling. Own cycle welcome.', 'Bicycle riding'),
  part('The new employee', null, 22, 30, 'First day nerves, played true.', 'Acting to camera'),
];

/** Voice and motion capture roles. */
export const unseenCharacters: readonly CharacterScript[] = [
  part('Narrator', null, 25, 60, 'Close to the microphone, far from a lullaby.', 'Voice over'),
  part(
    'The lamp that talks',
    null,
    18,
    35,
    'A small voice of great courage. Character voice, no squeak.',
    'Character voices',
  ),
  part('The villain, in Hindi', 'Male', 30, 55, 'Reasonable, which is worse. Lip sync needed.', 'Dubbing'),
  part(
    'Captain Mara, in Hindi',
    'Female',
    28,
    48,
    'Commands a ship and rarely raises her voice. Lip sync needed.',
    'Dubbing',
  ),
  part(
    'The station announcer',
    'Female',
    25,
    50,
    'The voice everybody trusts and nobody has seen.',
    'Commercial voice',
  ),
  part('Raider', 'Male', 20, 32, 'Raids, dives, rolls. Two days in the suit.', 'Kabaddi'),
  part('Defender', 'Female', 20, 32, 'Tackles and victory dances. Two days in the suit.', 'Motion capture'),
  part('Assorted townspeople', null, 20, 60, 'Six small voices each; please name your six.', 'Mimicry'),
];

/** Formats that need specific characters; all others use story characters. */
export const namesByFormat: Readonly<Record<string, readonly string[]>> = {
  Commercial: [
    ...[
      'The mother in the kitchen',
      'The father on the scooter',
      'The grandfather with the phone',
      'College friends',
    ],
    ...['The shopkeeper', 'The young couple', 'The cousins', 'Hands', 'The cyclist'],
  ],
  'Music video': ['Lead dancer', 'The young couple', 'The cyclist', 'College friends'],
  'Corporate film': ['The new employee', 'Host', 'Lead dancer'],
  'Print shoot': ['Hands', 'The young couple', 'Walks, all ages'],
  'Runway show': ['Walks, all ages', 'Host'],
  Anchoring: ['Host', 'The station announcer'],
  'Audio drama': ['Narrator', 'The lamp that talks', 'The station announcer', 'Assorted townspeople'],
  Dubbing: ['The villain, in Hindi', 'Captain Mara, in Hindi', 'Assorted townspeople'],
  'Game / motion capture': ['Raider', 'Defender'],
};
