/** /talents: for talents. */
export const talentLanding = {
  title: 'For talents',
  description:
    'One profile, real casting calls across India, and a live status for every application. Free for performers, with your number hidden until a recruiter unlocks you.',
  overline: 'For actors, dancers, singers and everyone who performs',
  headline: { before: 'Your', emphasis: 'next part', after: 'is on the board.' },
  lead: 'Put up one profile, answer the calls that fit you, and see where you are with each of them. It’s free, and no one gets your number before they unlock you.',
  start: 'Put up your profile',
  callSheet: {
    label: 'Calls that are open now',
    title: 'Open calls',
    overline: 'Call sheet',
    all: 'All open calls',
  },
  states: {
    title: 'You always know your status',
    lead: 'Every application shows its real status, and you see it change. No silence, no guessing, no fee.',
    applied: 'Your profile is with the casting team.',
    viewed: 'Someone has opened it.',
    shortlisted: 'You’re on the list for the part.',
    audition: 'A room and a time, or a self-tape with a deadline.',
    callback: 'They want to see you again.',
    offered: 'Dates and fee in writing. Accept, decline or counter.',
    cast: 'The part is yours, and the dates are in your calendar.',
    notSelected: 'Said kindly and in time, and you can move on.',
  },
  photos: {
    title: 'Start with one good photo',
    text: 'A plain wall, daylight from the front, and you as you look today. See what works and what doesn’t.',
    action: 'See example photos',
  },
  closing: {
    title: 'Someone is looking for you.',
    text: 'Six short pages, saved as you type. Stop and continue any time.',
  },
} as const;
