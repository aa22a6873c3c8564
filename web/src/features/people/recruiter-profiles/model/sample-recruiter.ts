import type { RecruiterProfile } from '@callboard/contract/people/recruiter-profiles';

/** For tests: a recruiter with every field set. */
export const sampleRecruiter = (changes: Partial<RecruiterProfile> = {}): RecruiterProfile => ({
  user_id: 7,
  userUniqueId: '5c23b6f7-ee1b-4cab-ba23-67c6c69bfc17',
  name: 'Priyanka Hegde',
  first_name: 'Priyanka',
  last_name: 'Hegde',
  company: 'Lantern Casting',
  role: 'Casting director',
  bio: 'I cast faces that have lived somewhere.',
  website: 'https://lanterncasting.example/',
  links: ['https://www.imdb.com/name/nm1'],
  city: { id: 1, name: 'Mumbai', state: 'Maharashtra' },
  is_verified: true,
  recruiter_edit_image: null,
  recruiter_cover_image: null,
  casting_since: 2014,
  languages: [{ id: 1, name: 'Hindi' }],
  project_types: [{ id: 2, name: 'Web series' }],
  past_castings: [{ title: 'The Ferryman', project_type: { id: 1, name: 'Feature film' }, year: 2019 }],
  projects_here: 23,
  open_calls: [
    {
      job_id: 'call-1',
      title: 'The singer',
      project_title: 'Monsoon Line',
      project_type: 'Web series',
      gender: 'Female',
      min_age: 20,
      max_age: 30,
      fee_paise: 4_500_000,
      fee_per: 'day',
      is_new: true,
    },
  ],
  open_call_count: 1,
  cast: [
    {
      title: 'Kaccha Limbu',
      project_type: 'Series',
      year: 2026,
      parts: [
        { character: 'Revati', name: 'Ananya R.', userUniqueId: 'talent-1', file_url: '/files/1.webp' },
        { character: 'Aba', name: null, userUniqueId: null, file_url: null },
      ],
    },
  ],
  cast_part_count: 2,
  answering: { applications: 1180, answered_percent: 96, final_answer_days: 11, auditions: 412 },
  is_public: true,
  ...changes,
});
