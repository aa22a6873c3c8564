import { getTalentAsGuest, getTalentWithoutContact } from '@callboard/contract/people/calls';
import { findTalents } from '@callboard/contract/search/calls';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { keyOf } from '../../../shared/lib/api/queries.ts';
import { markUnlocked } from './api.ts';

const card = (user_id: number) => ({ user_id, name: `Talent ${user_id}`, isRecruiterUnlocked: false });
const pageKey = keyOf(findTalents, { query: { page: 1 } }, 8);
const profileKey = keyOf(getTalentWithoutContact, { params: { id: 'u-2' } }, 8);
const guestKey = keyOf(getTalentAsGuest, { params: { id: 'u-2' } });

function seededClient() {
  const client = new QueryClient();
  client.setQueryData(pageKey, { results: [card(1), card(2)], totalResults: 2 });
  client.setQueryData(profileKey, card(2));
  client.setQueryData(guestKey, { user_id: 2, name: 'Talent 2' });
  return client;
}

describe('markUnlocked', () => {
  it('updates the card and profile of that talent only', () => {
    const client = seededClient();
    markUnlocked(client, 2);
    expect(client.getQueryData(pageKey)).toEqual({
      results: [card(1), { ...card(2), isRecruiterUnlocked: true }],
      totalResults: 2,
    });
    expect(client.getQueryData(profileKey)).toMatchObject({ isRecruiterUnlocked: true });
  });

  it('keeps the identity of unrelated data', () => {
    const client = seededClient();
    const before = client.getQueryData(guestKey);
    markUnlocked(client, 2);
    expect(client.getQueryData(guestKey)).toBe(before);
  });

  it('keeps stale data stale', () => {
    const client = seededClient();
    client.setQueryData(pageKey, { results: [card(2)] }, { updatedAt: 1000 });
    markUnlocked(client, 2);
    expect(client.getQueryState(pageKey)?.dataUpdatedAt).toBe(1000);
  });
});
