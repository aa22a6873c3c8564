import type { SessionAnswer, SessionUser } from '@callboard/contract/session-user';
import { expect, type Page } from '@playwright/test';
import { port } from './server-under-test.ts';

export const demo = {
  talent: 'talent@callboard.test',
  newcomer: 'newcomer@callboard.test',
  recruiter: 'recruiter@callboard.test',
} as const;

const refreshCall = '**/v1/auth/refresh-tokens';

/** Signs in through the API, so that the cookies are in the browser and the next page restores the session. */
export async function signIn(page: Page, email: string): Promise<SessionAnswer> {
  const response = await page.request.post('/v1/auth/login', {
    headers: { origin: `http://localhost:${port}` },
    data: { email, password: 'callboard-demo' },
  });
  expect(response.status()).toBe(200);
  return response.json();
}

/**
 * For states that no demo account has: the server's own answer to the refresh, with something changed in it.
 * Answers a function that changes it for the next refresh.
 */
export async function changeUser(page: Page, change: Partial<SessionUser>) {
  let current = change;
  await page.route(refreshCall, async (route) => {
    const response = await route.fetch();
    const answer: SessionAnswer = await response.json();
    await route.fulfill({ response, json: { ...answer, user: { ...answer.user, ...current } } });
  });
  return (next: Partial<SessionUser>) => {
    current = next;
  };
}
