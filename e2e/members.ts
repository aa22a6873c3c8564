import type { SessionAnswer, SessionUser } from '@callboard/contract/accounts/sessions';
import { expect, type Locator, type Page } from '@playwright/test';
import { askDatabase } from '../server/test/system/callboard-process.ts';
import { codeFor, goodPassword, linkFor, newEmail } from './newcomers.ts';
import { open, type Theme } from './page-checks.ts';
import { home, port } from './server-under-test.ts';

export const password = goodPassword;
const origin = `http://localhost:${port}`;

interface Member extends Pick<SessionUser, 'user_id' | 'name'> {
  email: string;
  settings: string;
}

/** Somebody new with an own session in this browser: what changes an account never touches the demo's. */
export async function join(
  page: Page,
  kind: 'talent' | 'recruiter' = 'talent',
  name = 'Kavya Pillai',
): Promise<Member> {
  const email = newEmail(kind);
  const answer = await page.request.post('/v1/auth/register', {
    headers: { origin },
    data: { name, email, password, user_type: kind === 'talent' ? 1 : 2 },
  });
  expect(answer.status()).toBe(201);
  const { user }: SessionAnswer = await answer.json();
  return { user_id: user.user_id, name: user.name, email, settings: `/app/${kind}/dashboard/profile` };
}

/** The same person on another device. */
export async function signInAs(page: Page, { email }: Pick<Member, 'email'>): Promise<void> {
  const answer = await page.request.post('/v1/auth/login', {
    headers: { origin },
    data: { email, password },
  });
  expect(answer.status()).toBe(200);
}

export async function openSettings(page: Page, { settings }: Pick<Member, 'settings'>, theme?: Theme) {
  await open(page, settings, theme);
  await expect(page.getByRole('heading', { name: 'Your data' })).toBeVisible();
}

export const freeze = ({ user_id }: Pick<Member, 'user_id'>): Promise<unknown> =>
  askDatabase(home, `update account set frozen_at = now(), frozen_reason = 'Journey' where id = ${user_id}`);

/** The dialog before anything changes about how somebody signs in. */
export async function confirmWith(page: Page, typed: string): Promise<Locator> {
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await dialog.getByRole('textbox', { name: 'Current password' }).fill(typed);
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
  return dialog;
}

/** By the link of the first mail, as if it had been opened elsewhere. */
export async function verifyOwnEmail(page: Page, { email }: Pick<Member, 'email'>): Promise<void> {
  const { search } = new URL(await linkFor(page, email, '/verify-email'), origin);
  const answer = await page.request.post(`/v1/auth/verify-email${search}`);
  expect(answer.status()).toBe(204);
}

/** The code of a letter that came after the one already read: whoever signs up has got a code before. */
export async function newerCodeFor(page: Page, recipient: string, older: string): Promise<string> {
  let newest = older;
  await expect(async () => {
    newest = await codeFor(page, recipient, 'mail');
    expect(newest).not.toBe(older);
  }).toPass();
  return newest;
}

export const toast = (page: Page, text: string) => page.getByText(`${text}!`, { exact: true });

/** The server opens, checks and encodes the picture anew: on a busy machine that takes its time. */
export const expectIconChanged = (page: Page) =>
  expect(toast(page, 'Icon saved')).toBeVisible({ timeout: 20_000 });
