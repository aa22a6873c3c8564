import type { JobPage } from '@callboard/contract/casting/job-page';
import { describe, expect, it } from 'vitest';
import { deadlineText, localDeadline } from './deadline-text.ts';
import { postingData } from './posting-data.ts';

const job: JobPage = {
  jobUniqueId: '00000000-0000-4000-8000-000000000001',
  title: 'The singer',
  description: 'She sings.',
  status: 'open',
  is_open: true,
  is_callboard: false,
  project: null,
  project_type: { id: 2, name: 'Web series' },
  cities: ['Mumbai'],
  is_remote: false,
  fee_paise: 4_500_000,
  fee_per: 'day',
  is_unpaid: false,
  pay_note: null,
  works_from: null,
  works_to: null,
  work_days: null,
  audition_kinds: [],
  wanted: 1,
  deadline: { at: '2026-11-24T18:30:00.000Z', zone: 'Asia/Kolkata' },
  opened_at: '2026-11-12T06:30:00.000Z',
  closed_at: null,
  disclosures: [],
  media: [],
  questions: [],
  roles: [],
  recruiter: {
    userUniqueId: 'r-1',
    name: 'Priyanka Hegde',
    company: 'Lantern Casting',
    city: null,
    image: null,
    is_verified: false,
    projects_here: 1,
    answering: null,
  },
  applications: null,
  siblings: [],
};

const dataOf = (change: Partial<JobPage>) => postingData({ ...job, ...change }, 'Lantern Casting');

describe('what search engines read of a job', () => {
  it('is a JobPosting with place, dates and pay', () => {
    expect(dataOf({})).toMatchObject({
      '@type': 'JobPosting',
      title: 'The singer',
      datePosted: '2026-11-12T06:30:00.000Z',
      validThrough: '2026-11-24T18:30:00.000Z',
      hiringOrganization: { name: 'Lantern Casting' },
      employmentType: 'TEMPORARY',
      jobLocation: [{ address: { addressLocality: 'Mumbai', addressCountry: 'IN' } }],
      baseSalary: { currency: 'INR', value: { value: 45_000, unitText: 'DAY' } },
    });
  });

  it('has no pay where there is none, and no unit for a whole project', () => {
    const unpaid = dataOf({ fee_paise: null, is_unpaid: true });
    expect(unpaid).not.toHaveProperty('baseSalary');
    expect(unpaid).toMatchObject({ employmentType: 'VOLUNTEER' });
    expect(dataOf({ fee_per: 'project' })?.baseSalary).toEqual({
      '@type': 'MonetaryAmount',
      currency: 'INR',
      value: { '@type': 'QuantitativeValue', value: 45_000 },
    });
  });

  it('says that work is remote, and nothing of a closed job', () => {
    const remote = dataOf({ cities: [], is_remote: true });
    expect(remote).toMatchObject({ jobLocationType: 'TELECOMMUTE' });
    expect(remote).not.toHaveProperty('jobLocation');
    expect(dataOf({ is_open: false, status: 'closed' })).toBeUndefined();
  });
});

describe('the deadline of a job', () => {
  it('is said in its own zone; midnight in India ends the day before', () => {
    expect(deadlineText({ at: '2026-11-24T12:15:00.000Z', zone: 'Asia/Kolkata' })).toBe(
      'Tue 24 Nov, 5:45 pm IST',
    );
    expect(deadlineText({ at: '2026-11-24T18:30:00.000Z', zone: 'Asia/Kolkata' })).toBe(
      'Tue 24 Nov, 11:59 pm IST',
    );
    expect(deadlineText({ at: '2026-07-01T16:00:00.000Z', zone: 'Europe/London' })).toMatch(
      /^Wed,? 1 Jul(,| at) 5:00\s?pm BST$/,
    );
  });

  it('is also said by the reader’s own clock, where that is another', () => {
    const here = new Intl.DateTimeFormat().resolvedOptions().timeZone;
    expect(localDeadline({ at: '2026-07-01T16:00:00.000Z', zone: here })).toBeUndefined();
    expect(localDeadline({ at: '2026-07-01T16:00:00.000Z', zone: 'Pacific/Apia' })).toMatch(/1 Jul/);
  });
});
