/** The public list of recruiters, on the page for talents. */
export const recruiterDirectory = {
  title: 'Who casts here',
  lead: 'See who’s behind a job before you apply. Every recruiter has a page.',
  search: 'Name or company',
  clear: 'Clear the search',
  thing: 'recruiters',
  found_one: '{{shown}} recruiter',
  found_other: '{{shown}} recruiters',
  verified: 'Verified',
  openJobs_one: '{{count}} open job',
  openJobs_other: '{{count}} open jobs',
  more: 'Show more',
  none: 'No results for “{{name}}”. Try part of the name, or the company.',
  empty: 'Recruiters will show up here soon.',
} as const;
