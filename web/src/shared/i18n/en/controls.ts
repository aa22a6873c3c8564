/** Texts of shared components. */
export const controls = {
  close: 'Close',
  notOpened: 'Couldn’t open this. Check your internet and try again',
  /** On touch screens, where boxes to tick show once one is ticked. */
  select: 'Select',
  /** Loading and failed queries. */
  query: {
    loading: 'Loading {{thing}}',
    failed: 'Couldn’t load {{thing}}',
    offline: { happened: 'You’re offline.', next: 'Check your internet and try again.' },
    limited: { happened: 'Too many attempts.', next: 'Try again in a few minutes.' },
    unreachable: { happened: 'We couldn’t reach Callboard.', next: 'Try again in a moment.' },
    kept: 'Nothing is lost.',
  },
  /** A talent's next days. */
  days: {
    available: { today: 'Available today', until: 'Available until {{day}}', on: 'Available {{days}}' },
    notAvailable: {
      today: 'Not available today',
      until: 'Not available until {{day}}',
      on: 'Not available {{days}}',
    },
    booked: { today: 'Booked today', until: 'Booked until {{day}}' },
    state: { free: 'Available', unavailable: 'Not available', booked: 'Booked' },
    day: '{{weekday}} {{date}}: {{state}}',
  },
  pages: {
    label: 'Pages',
    previous: 'Previous',
    next: 'Next',
    page: 'Page {{page}}',
    range: '{{from}} to {{to}} of {{of}}',
  },
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  capsLock: 'Caps Lock is on',
  strength: {
    label: 'Strength:',
    levels: { weak: 'weak', fair: 'fair', strong: 'strong', veryStrong: 'very strong' },
    start: 'Use three or four unusual words.',
    least: 'At least {{least}}',
    tooShort: 'At least {{least}} characters.',
    advice: {
      tooShort_one: '{{count}} more character to go',
      tooShort_other: '{{count}} more characters to go',
      common: 'This is a leaked password',
      ownName: 'Contains your name or email',
      repeats: 'Repeats the same characters',
      sequence: 'Runs like 12345 are easy to guess',
      longer: 'Add a few more words',
      fine_one: '{{count}} character, not on our leaked list',
      fine_other: '{{count}} characters, not on our leaked list',
    },
  },
} as const;
