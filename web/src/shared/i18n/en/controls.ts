/** What the pieces of the interface say by themselves, on whatever page they stand. */
export const controls = {
  close: 'Close',
  showPassword: 'Show the password',
  hidePassword: 'Hide the password',
  strength: {
    label: 'Strength: {{word}}',
    words: { weak: 'weak', fair: 'fair', strong: 'strong', veryStrong: 'very strong' },
    tooShort: 'At least {{least}} characters.',
    common: 'Everybody tries this one first. Choose another.',
    longer: 'A few more words would make it stronger.',
    fine: 'Good. Nobody guesses this.',
  },
} as const;
