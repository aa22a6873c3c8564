import type { DeskTask, RecruiterDesk } from '@callboard/contract/casting/desk';

export const sampleTask = (change: Partial<DeskTask> = {}): DeskTask => ({
  kind: 'applications',
  project: { id: 2, title: 'Monsoon Line' },
  character: { id: 4, name: 'Meera' },
  count: 3,
  faces: [{ name: 'Pallavi R.', image: null }],
  talent: null,
  detail: {},
  since: '2026-11-14T05:00:00Z',
  by: null,
  ...change,
});

export const sampleDesk = (change: Partial<RecruiterDesk> = {}): RecruiterDesk => ({
  tasks: [],
  unread_messages: 0,
  verification: 'verified',
  auditions: [],
  news: { applications: 0, replies: 0, messages: 0, new_matches: 0, faces: [] },
  credits: { left: 12, expiring: 0, next_expiry: null },
  ...change,
});
