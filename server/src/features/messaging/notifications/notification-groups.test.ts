import { NotificationCategory, notificationGroups } from '@callboard/contract/messaging/notifications';
import { expect, test } from 'vitest';
import { topicsOfGroup } from './notifications.queries.ts';

test.each([
  ['offers', ['offers']],
  ['auditions', ['auditions']],
  ['applications', ['applications', 'new_calls', 'shares']],
  ['messages', ['messages']],
  ['seen', ['answers', 'availability', 'new_faces']],
  ['credits', ['credits']],
  ['account', ['account']],
] as const)('%s holds %s', (group, topics) => {
  expect([...(topicsOfGroup(group) ?? [])].sort()).toEqual(topics);
});

test('every topic is in exactly one group, so that the counts add up', () => {
  const all = notificationGroups.flatMap((group) => topicsOfGroup(group) ?? []);
  expect(all.sort()).toEqual([...NotificationCategory.options].sort());
});
