import type { JobCard, JobCardForTalent } from '@callboard/contract/casting/job-search';

/** A made-up job, one uuid each. */
export const jobId = (number: number): string =>
  `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

export const someJob = (change: Partial<JobCard> = {}): JobCard => ({
  jobUniqueId: jobId(1),
  title: 'The singer',
  summary: 'Sings live in two scenes.',
  is_open: true,
  is_callboard: false,
  is_new: true,
  project_title: 'Monsoon Line',
  poster: null,
  project_type: { id: 2, name: 'Web series' },
  company: 'Lantern Casting',
  is_verified: true,
  gender: 'Female',
  playing_age_min: 20,
  playing_age_max: 30,
  roles: 1,
  cities: ['Mumbai', 'Ratnagiri'],
  is_remote: false,
  works_from: '2027-01-12',
  works_to: '2027-03-20',
  fee_paise: 4_500_000,
  fee_per: 'day',
  is_unpaid: false,
  audition_kinds: ['self_tape'],
  deadline: { at: '2099-11-24T18:30:00.000Z', zone: 'Asia/Kolkata' },
  opened_at: '2026-11-12T06:30:00.000Z',
  ...change,
});

export const someOwnJob = (change: Partial<JobCardForTalent> = {}): JobCardForTalent => ({
  ...someJob(),
  match: { percent: 91, fits: true, missing: null },
  is_saved: false,
  jobApplyStatus: null,
  application_id: null,
  obstacle: null,
  ...change,
});

export const pageOf = <J>(results: readonly J[], totalResults = results.length, page = 1) => ({
  results,
  page,
  limit: 10,
  totalPages: Math.ceil(totalResults / 10),
  totalResults,
});
