/** Saved searches of jobs, and saved jobs. */
export const jobAlerts = {
  allJobs: 'All jobs',
  rhythms: { none: 'Don’t notify', now: 'Right away', daily: 'Daily' },
  changed: {
    none: 'No more alerts for “{{name}}”',
    now: 'Alerts right away for “{{name}}”',
    daily: 'Daily alert on for “{{name}}”',
  },
  save: {
    button: 'Save search',
    lead: 'Saves your filters. We’ll notify you when new jobs match.',
    leftOut: 'Saved and closed jobs aren’t part of a saved search.',
  },
  saved: {
    button: 'Saved',
    title: 'Saved',
    jobs: 'Saved jobs',
    searches: 'Saved searches',
    empty: 'Searches you save will show up here, with the number of new jobs.',
    count_one: '{{shown}} job',
    count_other: '{{shown}} jobs',
  },
  opened: {
    opening: 'Opening your search',
    thing: 'your search',
    kept: 'The link is in the address bar.',
    gone: 'This saved search was deleted, or it belongs to another account. Here are all open jobs.',
    signInText: 'Sign in to open your saved search. Here are all open jobs.',
    signIn: 'Sign in',
  },
} as const;
