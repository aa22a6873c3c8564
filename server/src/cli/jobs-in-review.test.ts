import { expect, test } from 'vitest';
import { describeJob } from './jobs-in-review.ts';

const now = new Date('2026-11-19T12:00:00Z');
const job = {
  public_id: '0f8b6a52-7d0a-4c8e-9a55-3a1c6f7e2b10',
  revision: 4,
  title: 'The singer',
  description: 'She sings.\nTwo days.',
  submitted_at: new Date('2026-11-18T09:00:00Z'),
  recruiter: 'Asha Kulkarni',
  company: 'Lantern Casting',
  email: 'asha@lantern.example',
  is_verified: false,
  findings: [
    {
      check_name: 'money_asked',
      field: 'charcter_ids.7.brief',
      evidence: { words: 'fee ₹500', where: 'the brief of Meera' },
    },
    { check_name: 'phone_of_closed_account', field: null, evidence: {} },
  ],
};

test('a job in review: who, since when, all that was noticed, what it says, and how to approve it', () => {
  expect(describeJob(job, now)).toBe(
    [
      'The singer  (waits for 27 hours)',
      '  Asha Kulkarni, Lantern Casting, asha@lantern.example, not verified',
      '  ! money_asked  in charcter_ids.7.brief  words: fee ₹500  where: the brief of Meera',
      '  ! phone_of_closed_account',
      '  | She sings.',
      '  | Two days.',
      '  approve-job 0f8b6a52-7d0a-4c8e-9a55-3a1c6f7e2b10 4',
    ].join('\n'),
  );
});

test('one that waits for days, of which nothing was noticed', () => {
  const old = {
    ...job,
    title: 'The \u001b[2Jdiver',
    submitted_at: new Date('2026-11-12T09:00:00Z'),
    findings: [],
    is_verified: true,
  };
  const lines = describeJob(old, now).split('\n');
  expect(lines[0]).toBe('The  [2Jdiver  (waits for 7 days)');
  expect(lines[1]).toContain(', verified');
  expect(lines[2]).toBe('  Nothing was noticed.');
});
