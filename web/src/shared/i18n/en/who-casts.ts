/** The public list of recruiters, on the page for talents. */
export const whoCasts = {
  title: 'Who casts here',
  lead: 'Look at who is behind a call before you answer it. Every one of them has a page.',
  search: 'Name or company',
  clear: 'Clear the search',
  loading: 'Recruiters are on their way',
  found_one: '{{shown}} recruiter',
  found_other: '{{shown}} recruiters',
  verified: 'Verified',
  casting_one: '{{count}} open call',
  casting_other: '{{count}} open calls',
  more: 'Show more',
  none: 'Nobody here is called “{{name}}”. Try a part of the name, or the company.',
  nobody: 'The first recruiters are on their way to the board.',
  error: {
    title: 'The list did not load',
    happened: 'The line to Callboard broke on the way.',
    kept: 'The rest of the page is here.',
    next: 'Try again.',
  },
} as const;
