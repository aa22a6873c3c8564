import type { JobNumbers, OwnJob, OwnJobRow } from '@callboard/contract/casting/job-postings';

const team = { user_id: 7, userUniqueId: 'u-7', name: 'Asha Rao', company: 'Lantern Casting', image: null };

export const someJobRow = (id: number, change: Partial<OwnJobRow> = {}): OwnJobRow => ({
  id,
  jobUniqueId: `0198a0aa-0000-7000-8000-${String(id).padStart(12, '0')}`,
  title: `Job ${id}`,
  status: 'open',
  is_open: true,
  project: { id: 3, title: 'Monsoon Line', poster: null },
  production_title: null,
  project_type: 'Web series',
  characters: [],
  cities: ['Mumbai'],
  is_remote: false,
  wanted: 1,
  deadline: null,
  opened_at: '2026-11-10T06:00:00Z',
  closed_at: null,
  reopen_until: null,
  review_note: null,
  steps: ['pause', 'close'],
  views: 84,
  applications: 12,
  unseen: 0,
  chosen: 3,
  overdue: 0,
  faces: [],
  recent: [],
  can_edit: true,
  updated_at: '2026-11-18T06:00:00Z',
  ...change,
});

const noCounts = { draft: 0, in_review: 0, open: 0, paused: 0, closed: 0, expired: 0 };

export const jobList = (results: readonly OwnJobRow[], change: object = {}) => {
  const counts = { ...noCounts };
  for (const { status } of results) counts[status] += 1;
  return { results, page: 1, limit: 10, totalPages: 1, totalResults: results.length, counts, ...change };
};

/** A draft of which nothing but its title and project is known. */
export const someJob = (change: Partial<OwnJob> = {}): OwnJob => ({
  id: 5,
  jobUniqueId: '0198a0aa-0000-7000-8000-000000000005',
  title: 'The singer',
  description: '',
  status: 'draft',
  is_open: false,
  is_callboard: false,
  project: {
    title: 'Monsoon Line',
    production_house: null,
    director: null,
    synopsis: null,
    poster: null,
    is_union: null,
    usage: null,
  },
  project_type: { id: 2, name: 'Web series' },
  cities: [],
  is_remote: false,
  fee_paise: null,
  fee_per: null,
  is_unpaid: false,
  pay_note: null,
  works_from: null,
  works_to: null,
  work_days: null,
  audition_kinds: [],
  wanted: 1,
  deadline: null,
  opened_at: null,
  closed_at: null,
  disclosures: [],
  own_disclosures: [],
  media: [],
  questions: [],
  roles: [],
  project_id: 3,
  characters: [],
  production_title: null,
  gender: null,
  playing_age_min: null,
  playing_age_max: null,
  languages: [],
  skills: [],
  city_choices: [],
  findings: [],
  steps: ['submit'],
  needs_review: false,
  review_note: null,
  submitted_at: null,
  reopen_until: null,
  applications: 0,
  unseen: 0,
  posted_by: team,
  can_edit: true,
  created_at: '2026-11-18T06:00:00Z',
  updated_at: '2026-11-18T06:00:00Z',
  revision: 4,
  ...change,
});

export const someNumbers = (change: Partial<JobNumbers> = {}): JobNumbers => ({
  days: [
    { day: '2026-11-17', views: 20, applications: 2 },
    { day: '2026-11-18', views: 31, applications: 4 },
  ],
  views: 51,
  applications: 6,
  saved: 9,
  stages: [
    { status: 'applied', count: 3 },
    { status: 'shortlisted', count: 2 },
    { status: 'withdrawn', count: 1 },
  ],
  ...change,
});
