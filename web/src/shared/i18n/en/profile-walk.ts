/** Walking from profile to profile through the list they were opened from. */
export const profileWalk = {
  label: 'Profiles of this list',
  position: '{{at}} of {{of}}',
  previous: 'Previous: {{name}}',
  next: 'Next: {{name}}',
  previousPage: 'Previous profile',
  nextPage: 'Next profile',
  key: '{{label}} ({{key}})',
  failed: 'Couldn’t load more of the list. Try again',
} as const;
