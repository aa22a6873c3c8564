export const cardLabels = {
  brand: 'Callboard',
  atAGlance: 'At a glance',
  pastWork: 'Past work',
  scan: 'Scan for the full profile',
  seeMore: 'More photos, reels and dates',
  /** When no letter of the name can be drawn. */
  nameless: 'On Callboard',
  facts: {
    plays: 'Plays',
    city: 'Based in',
    height: 'Height',
    weight: 'Weight',
    bust: 'Bust',
    chest: 'Chest',
    bustOrChest: 'Bust or chest',
    waist: 'Waist',
    hips: 'Hips',
    eyes: 'Eyes',
    hair: 'Hair',
    languages: 'Languages',
    skills: 'Skills',
  },
} as const;
