import { randomInt } from 'node:crypto';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { askDatabase } from '../server/test/system/callboard-process.ts';
import { home } from './server-under-test.ts';

export const goodPassword = 'four lanterns under bridges';

/** Nobody else in this run, or in the other project of it, has this address. */
export const newEmail = (who: string): string =>
  `${who}.${test.info().project.name}.${Date.now().toString(36)}${randomInt(1000)}@callboard.test`;

/** Ten digits as people type them. */
export const newMobile = (): string => `9${String(randomInt(1_000_000_000)).padStart(9, '0')}`;

interface Letter {
  channel: string;
  text: string;
}

/** The newest first. Asked by recipient: a page of the outbox is soon full of what other journeys send. */
const lettersTo = (recipient: string): Promise<Letter[]> =>
  askDatabase<Letter>(
    home,
    `select channel, text from outbox_message
     where recipient = '${recipient.replaceAll("'", "''")}' order by id desc`,
  );

/** The newest letter to somebody that holds what is looked for; letters leave by a job, a moment later. */
async function findInLetter(recipient: string, wanted: RegExp, channel?: string): Promise<string> {
  let found: string | undefined;
  await expect(async () => {
    const letters = await lettersTo(recipient);
    found = letters
      .filter((letter) => channel === undefined || letter.channel === channel)
      .map(({ text }) => text.match(wanted)?.[0])
      .find((match) => match !== undefined);
    expect(found, `a letter to ${recipient} with ${wanted}`).toBeDefined();
  }).toPass();
  return found ?? '';
}

export const codeFor = (_page: Page, recipient: string, channel?: 'mail' | 'sms' | 'whatsapp') =>
  findInLetter(recipient, /\b\d{6}\b/, channel);

/** Path and query of the link that was mailed. */
export async function linkFor(_page: Page, recipient: string, path: string): Promise<string> {
  const link = await findInLetter(recipient, new RegExp(`https?://\\S+${path}\\?token=[\\w-]+`));
  const { pathname, search } = new URL(link);
  return pathname + search;
}

/** A code that is surely not the one. */
export const otherThan = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

interface Person {
  side: 'I perform' | 'I cast';
  first: string;
  last: string;
  email: string;
  password?: string;
  company?: string;
}

/** Fills the sign-up form of the page or of the popup. */
export async function fillSignUp(form: Page | Locator, person: Person): Promise<void> {
  await form.getByRole('radio', { name: new RegExp(person.side) }).check();
  await form.getByLabel('First name').fill(person.first);
  await form.getByLabel('Last name').fill(person.last);
  if (person.company) await form.getByRole('textbox', { name: 'Company' }).fill(person.company);
  await form.getByRole('textbox', { name: 'Email' }).fill(person.email);
  await form.getByLabel('Password', { exact: true }).fill(person.password ?? goodPassword);
}

export const press = (form: Page | Locator, name: string) =>
  form.getByRole('button', { name, exact: true }).click();

/** Signs somebody up by the API alone, for journeys that begin later; the browser stays a guest. */
export async function someone(page: Page, email: string, more: Record<string, unknown> = {}): Promise<void> {
  const answer = await page.request.post('/v1/user', {
    data: { name: 'Kavya Pillai', email, password: goodPassword, user_type: 1, ...more },
  });
  expect(answer.status()).toBe(201);
}

/** The popup over a public page, by the button everybody finds. */
export async function openPopup(page: Page, mode: 'Sign Up' | 'Sign in' = 'Sign Up'): Promise<Locator> {
  await page.getByRole('banner').getByRole('link', { name: 'Sign Up', exact: true }).click();
  const popup = page.getByRole('dialog');
  await expect(popup.getByRole('heading', { name: 'Sign Up' })).toBeVisible();
  if (mode === 'Sign in') {
    await popup.getByRole('link', { name: 'Sign in', exact: true }).click();
    await expect(popup.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  }
  return popup;
}
