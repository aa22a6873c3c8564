import type { ActivityEntry, ProjectPerson } from '@callboard/contract/casting/project-people';
import { session } from '../../../shared/lib/session/index.ts';
import { answerOf, someUser } from '../../../shared/lib/session/session-for-test.ts';

export const projectId = 2;
export const people = `/v1/recruiter-project/${projectId}/people`;
export const activity = `/v1/recruiter-project/${projectId}/activity`;

export const signInRecruiter = (change: Parameters<typeof someUser>[0] = {}) =>
  session.start(
    answerOf(
      'h.e30.s',
      someUser({ user_id: 8, user_type: 2, name: 'Priyanka Hegde', talenter: null, ...change }),
    ),
  );

const personOf = (user_id: number, name: string) => ({
  user_id,
  userUniqueId: `u-${user_id}`,
  name,
  company: 'Lantern Casting',
  image: null,
});

export const owner: ProjectPerson = {
  ...personOf(8, 'Priyanka Hegde'),
  role: 'owner',
  joined_at: '2026-11-01T10:00:00Z',
  unlock_limit: null,
  unlocks_used: 0,
};
export const indu: ProjectPerson = {
  ...personOf(9, 'Indu Mathew'),
  role: 'associate',
  joined_at: '2026-11-02T10:00:00Z',
  unlock_limit: 5,
  unlocks_used: 2,
};
export const arvind: ProjectPerson = {
  ...personOf(10, 'Arvind Sathe'),
  role: 'viewer',
  joined_at: '2026-11-03T10:00:00Z',
  unlock_limit: 0,
  unlocks_used: 0,
};

export const entry = (id: number, kind: string, change: Partial<ActivityEntry> = {}): ActivityEntry => ({
  id,
  kind,
  actor: personOf(9, 'Indu Mathew'),
  character: null,
  values: {},
  happened_at: '2026-11-16T08:15:00Z',
  ...change,
});
