import type { Landing, LandingCall, LandingFace } from '@callboard/contract/site/landing';

export const sampleFace = (changes: Partial<LandingFace> = {}): LandingFace => ({
  id: '3f0d2f8e-9f0c-4b5d-8c3e-0a5a3c9a1f10',
  name: 'Ananya R.',
  playing_age_min: 24,
  playing_age_max: 32,
  city: 'Mumbai',
  picture: { url: '/files/media/ananya.webp', placeholder: null, width: 384, height: 480 },
  ...changes,
});

export const sampleCall = (changes: Partial<LandingCall> = {}): LandingCall => ({
  id: '7c1b7c0e-2f0b-4a27-9f5d-52f5f0a9d001',
  title: 'The singer',
  project_title: 'Monsoon Line',
  project_type: 'Web series',
  gender: 'Female',
  age_min: 20,
  age_max: 30,
  city: 'Mumbai',
  fee_paise: 4_500_000,
  fee_per: 'day',
  opened_at: '2026-11-14T06:00:00.000Z',
  closes_on: '2026-11-24',
  is_new: true,
  ...changes,
});

export const sampleLanding = (changes: Partial<Landing> = {}): Landing => ({
  counts: { faces: 48_210, open_jobs: 312, verified_recruiters: 41, cast_last_month: 14 },
  cast_list: {
    title: 'Monsoon Line',
    project_type: 'Web series',
    city: 'Mumbai',
    shoot_starts_on: '2027-01-12',
    shoot_ends_on: '2027-03-20',
    status: 'open',
    parts: [
      { character: 'Meera', talent: sampleFace(), job_id: null },
      { character: 'The singer', talent: null, job_id: '7c1b7c0e-2f0b-4a27-9f5d-52f5f0a9d001' },
    ],
  },
  new_faces: [sampleFace()],
  calls: [sampleCall()],
  ...changes,
});

export const emptyLanding: Landing = {
  counts: { faces: 0, open_jobs: 0, verified_recruiters: 0, cast_last_month: null },
  cast_list: null,
  new_faces: [],
  calls: [],
};
