import type { MyJob, MyJobs } from '@callboard/contract/casting/my-jobs';
import type { OwnShare, SharedProject } from '@callboard/contract/casting/project-shares';

const recruiter = {
  user_id: 8,
  userUniqueId: 'u-8',
  name: 'Priyanka Hegde',
  company: 'Lantern Casting',
  image: null,
};

export const sampleJob = (change: Partial<MyJob> = {}): MyJob => ({
  kind: 'share',
  id: 3,
  status: 'shared',
  turn: 'you',
  project: { id: 5, title: 'Monsoon Line', project_type: 'Web series', poster: null },
  character: { id: 9, name: 'The singer' },
  recruiter,
  detail: {},
  city: 'Mumbai',
  starts_on: '2027-01-12',
  ends_on: '2027-01-20',
  fee_paise: 4_500_000,
  fee_per: 'day',
  clashing_days: 2,
  since: '2026-11-17T06:00:00Z',
  by: '2026-11-24T06:00:00Z',
  ...change,
});

const page = <T>(results: T[]) => ({
  results,
  page: 1,
  limit: 10,
  totalPages: results.length > 0 ? 1 : 0,
  totalResults: results.length,
});

export const sampleJobs = ({
  open = [],
  closed = [],
  applications = [],
}: {
  open?: MyJobs['open'];
  closed?: MyJobs['closed']['results'];
  applications?: MyJobs['applications']['results'];
} = {}): MyJobs => ({
  open,
  closed: page(closed),
  applications: page(applications),
  counts: {
    your_turn: open.filter(({ turn }) => turn === 'you').length,
    open: open.length,
    closed: closed.length,
    applications: applications.length,
    applications_moving: applications.length,
    callboard_openings: 0,
  },
  ended: { answered: closed.length, cast: 0 },
});

export const sampleShare = (change: Partial<OwnShare> = {}): OwnShare => ({
  id: 3,
  message: 'Would you read this?',
  isProjectRead: true,
  status: 'read',
  interest: null,
  reason: null,
  shared_at: '2026-11-17T06:00:00Z',
  answered_at: null,
  closed_at: null,
  character: {
    id: 9,
    name: 'The singer',
    brief: 'She sings at stations.',
    gender: 'Female',
    playing_age_min: 24,
    playing_age_max: 32,
    weight: 'lead',
    fee_paise: 4_500_000,
    fee_per: 'day',
    work_days: 6,
    works_from: '2027-01-12',
    works_to: '2027-01-20',
    disclosures: [{ kind: 'kiss', level: 'one', note: 'On a platform' }],
  },
  shared_by: recruiter,
  answer_words: null,
  clashes: [{ start_date: '2027-01-12', end_date: '2027-01-13', is_booking: false }],
  can_answer: true,
  ended_by: null,
  obstacle: null,
  ...change,
});

export const sampleProject = (shares: OwnShare[] = [sampleShare()]): SharedProject => ({
  project_id: 5,
  title: 'Monsoon Line',
  project_type: 'Web series',
  production_house: 'Tidewater Originals',
  director: null,
  synopsis: 'A railway romance in the rains.',
  usage: null,
  is_union: null,
  fee_min_paise: null,
  fee_max_paise: null,
  fee_per: null,
  cities: ['Mumbai'],
  languages: ['Hindi'],
  shoot_starts_on: null,
  shoot_ends_on: null,
  auditions_start_on: null,
  auditions_end_on: null,
  cast_by: null,
  is_open: true,
  recruiter,
  shares,
});
