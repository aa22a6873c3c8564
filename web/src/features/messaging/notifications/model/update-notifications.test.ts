import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { notificationKeys } from './notification-keys.ts';
import { sampleNotification } from './notifications-for-test.ts';
import { updateNotifications } from './update-notifications.ts';

const listKey = notificationKeys.list(7, 'all', '');

function known() {
  const client = new QueryClient();
  client.setQueryData(notificationKeys.last(7), {
    results: [sampleNotification(40), sampleNotification(39)],
    count: 2,
  });
  client.setQueryData(listKey, {
    pageParams: [0, 39],
    pages: [
      { results: [sampleNotification(40), sampleNotification(39)], unread: 4 },
      { results: [sampleNotification(38), sampleNotification(37)], unread: 4 },
    ],
  });
  client.setQueryData(notificationKeys.last(8), { results: [sampleNotification(40)], count: 1 });
  return client;
}

describe('updateNotifications', () => {
  it('updates every cached copy and the unread count', () => {
    const client = known();
    updateNotifications(client, 7, (one) => (one.seq === 38 ? { ...one, status: true } : one));
    expect(client.getQueryData(listKey)).toMatchObject({
      pages: [{ unread: 3 }, { unread: 3, results: [{ status: true }, { status: false }] }],
    });
    updateNotifications(client, 7, (one) => (one.seq === 40 ? { ...one, status: true } : one));
    expect(client.getQueryData(notificationKeys.last(7))).toMatchObject({
      results: [{ status: true }, { status: false }],
      count: 2,
    });
  });

  it('can be reverted', () => {
    const client = known();
    updateNotifications(client, 7, (one) => ({ ...one, status: true }));
    expect(client.getQueryData(listKey)).toMatchObject({ pages: [{ unread: 0 }, { unread: 0 }] });
    updateNotifications(client, 7, (one) => ({ ...one, status: false }));
    expect(client.getQueryData(listKey)).toMatchObject({ pages: [{ unread: 4 }, { unread: 4 }] });
  });

  it('leaves other notifications alone', () => {
    const client = known();
    updateNotifications(client, 7, (one) => ({ ...one, status: true }));
    expect(client.getQueryData(notificationKeys.last(8))).toMatchObject({ results: [{ status: false }] });
  });
});
