import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { markUnlocked } from './mark-unlocked.ts';

const card = (user_id: number) => ({ user_id, name: `Talent ${user_id}`, isRecruiterUnlocked: false });

function known() {
  const client = new QueryClient();
  client.setQueryData(['talents', 8, 'page=1'], { results: [card(1), card(2)], totalResults: 2 });
  client.setQueryData(['talent-profile', 'recruiter', 'u-2', 8], card(2));
  client.setQueryData(['talent-profile', 'guest', 'u-2'], { user_id: 2, name: 'Talent 2' });
  client.setQueryData(['lists'], { results: [{ id: 2 }] });
  return client;
}

describe('markUnlocked', () => {
  it('opens the card and the profile of that talent and of nobody else', () => {
    const client = known();
    markUnlocked(client, 2);
    expect(client.getQueryData(['talents', 8, 'page=1'])).toEqual({
      results: [card(1), { ...card(2), isRecruiterUnlocked: true }],
      totalResults: 2,
    });
    expect(client.getQueryData(['talent-profile', 'recruiter', 'u-2', 8])).toMatchObject({
      isRecruiterUnlocked: true,
    });
  });

  it('leaves what says nothing of it as it was, to the very object', () => {
    const client = known();
    const before = [['talent-profile', 'guest', 'u-2'], ['lists']].map((key) => client.getQueryData(key));
    markUnlocked(client, 2);
    const after = [['talent-profile', 'guest', 'u-2'], ['lists']].map((key) => client.getQueryData(key));
    expect(after.every((answer, at) => answer === before[at])).toBe(true);
  });

  it('does not make old answers look new', () => {
    const client = known();
    client.setQueryData(['talents', 8, 'page=1'], { results: [card(2)] }, { updatedAt: 1000 });
    markUnlocked(client, 2);
    expect(client.getQueryState(['talents', 8, 'page=1'])?.dataUpdatedAt).toBe(1000);
  });
});
