import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { changeNotices } from './change-notices.ts';
import { someNotice } from './notices-for-test.ts';
import { notificationKeys } from './notification-keys.ts';

const listKey = notificationKeys.list(7, 'all', '');

function known() {
  const client = new QueryClient();
  client.setQueryData(notificationKeys.last(7), { results: [someNotice(40), someNotice(39)], count: 2 });
  client.setQueryData(listKey, {
    pageParams: [0, 39],
    pages: [
      { results: [someNotice(40), someNotice(39)], unread: 4 },
      { results: [someNotice(38), someNotice(37)], unread: 4 },
    ],
  });
  client.setQueryData(notificationKeys.last(8), { results: [someNotice(40)], count: 1 });
  return client;
}

describe('changeNotices', () => {
  it('changes one wherever it is shown, and how many are unread with it', () => {
    const client = known();
    changeNotices(client, 7, (one) => (one.seq === 38 ? { ...one, status: true } : one));
    expect(client.getQueryData(listKey)).toMatchObject({
      pages: [{ unread: 3 }, { unread: 3, results: [{ status: true }, { status: false }] }],
    });
    changeNotices(client, 7, (one) => (one.seq === 40 ? { ...one, status: true } : one));
    expect(client.getQueryData(notificationKeys.last(7))).toMatchObject({
      results: [{ status: true }, { status: false }],
      count: 2,
    });
  });

  it('takes a change back', () => {
    const client = known();
    changeNotices(client, 7, (one) => ({ ...one, status: true }));
    expect(client.getQueryData(listKey)).toMatchObject({ pages: [{ unread: 0 }, { unread: 0 }] });
    changeNotices(client, 7, (one) => ({ ...one, status: false }));
    expect(client.getQueryData(listKey)).toMatchObject({ pages: [{ unread: 4 }, { unread: 4 }] });
  });

  it('leaves those of others alone', () => {
    const client = known();
    changeNotices(client, 7, (one) => ({ ...one, status: true }));
    expect(client.getQueryData(notificationKeys.last(8))).toMatchObject({ results: [{ status: false }] });
  });
});
