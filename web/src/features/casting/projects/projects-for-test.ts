import type { CharacterSlot, ProjectRow, SummaryRow } from '@callboard/contract/casting/project-lists';

const noCounts = { shortlisted: 0, applied: 0, invited: 0, auditioned: 0, offered: 0, cast: 0 };

export const sampleSlot = (id: number, change: Partial<CharacterSlot> = {}): CharacterSlot => ({
  id,
  name: `Character ${id}`,
  status: 'casting',
  wanted: 1,
  cast: 0,
  listed: 0,
  unseen: 0,
  stage: null,
  face: null,
  ...change,
});

export const sampleProject = (id: number, change: Partial<ProjectRow> = {}): ProjectRow => ({
  id,
  title: `Project ${id}`,
  internal_title: null,
  project_type: 'Web series',
  production_house: null,
  cities: [],
  status: 'open',
  poster: null,
  shoot_starts_on: null,
  shoot_ends_on: null,
  audition_starts_on: null,
  audition_ends_on: null,
  created_at: '2026-10-01T06:00:00Z',
  updated_at: '2026-11-01T06:00:00Z',
  closed_at: null,
  reopen_until: null,
  owner: { user_id: 8, name: 'Priyanka Hegde', company: 'Lantern Casting' },
  role: 'owner',
  wanted: 0,
  counts: noCounts,
  new_faces: 0,
  to_decide: 0,
  characters: [],
  ...change,
});

const statusesOf = (projects: readonly ProjectRow[]) => {
  const count = (status: ProjectRow['status']) => projects.filter((one) => one.status === status).length;
  return {
    all: projects.length,
    draft: count('draft'),
    open: count('open'),
    paused: count('paused'),
    closed: count('closed'),
  };
};

/** As the list answers: without closed ones. */
export const projectPage = (projects: readonly ProjectRow[], change: object = {}) => {
  const results = projects.filter(({ status }) => status !== 'closed');
  return {
    results,
    page: 1,
    limit: 20,
    totalPages: 1,
    totalResults: results.length,
    counts: statusesOf(projects),
    to_cast: 3,
    ...change,
  };
};

export const sampleSummaryRow = (id: number, change: Partial<SummaryRow> = {}): SummaryRow => ({
  id,
  title: `Project ${id}`,
  project_type: 'Web series',
  status: 'open',
  owner: 'Priyanka Hegde',
  role: 'owner',
  shoot_starts_on: null,
  shoot_ends_on: null,
  characters: 3,
  wanted: 4,
  counts: { ...noCounts, shortlisted: 12 },
  declined: 2,
  created_at: '2026-10-01T06:00:00Z',
  closed_at: null,
  ...change,
});
