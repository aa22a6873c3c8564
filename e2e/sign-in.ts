import type { SessionAnswer, SessionUser } from '@callboard/contract/accounts/sessions';
import { expect, type Page } from '@playwright/test';
import { port } from './server-under-test.ts';

/** A talent, one who is half way through the wizard, and a recruiter. */
export const demo = {
  talent: 'talent@callboard.test',
  newcomer: 'newcomer@callboard.test',
  recruiter: 'recruiter@callboard.test',
} as const;

export type DemoPerson = keyof typeof demo;
type Email = `${string}@${string}`;

const isDemoPerson = (who: string): who is DemoPerson => Object.hasOwn(demo, who);

const refreshCall = '**/v1/auth/refresh-tokens';

/** Signs in through the API: the cookies are in the browser, and the next page restores the session. */
export async function signIn(page: Page, who: DemoPerson | Email): Promise<SessionAnswer> {
  const email = isDemoPerson(who) ? demo[who] : who;
  const response = await page.request.post('/v1/auth/login', {
    headers: { origin: `http://localhost:${port}` },
    data: { email, password: 'callboard-demo' },
  });
  expect(response.status()).toBe(200);
  return response.json();
}

/**
 * For states that no demo person is in: the server's own answer to a refresh, with something changed in it.
 * Answers a function that makes another change for the refreshes to come.
 */
export async function changeUser(page: Page, change: Partial<SessionUser> | { user_type: number }) {
  let current = change;
  await page.route(refreshCall, async (route) => {
    const response = await route.fetch();
    const answer: SessionAnswer = await response.json();
    await route.fulfill({ response, json: { ...answer, user: { ...answer.user, ...current } } });
  });
  return (next: typeof current) => {
    current = next;
  };
}
