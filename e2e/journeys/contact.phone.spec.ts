import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { askDatabase } from '../../server/test/system/callboard-process.ts';
import { expectAccessibleState } from '../page-checks.ts';
import { openRunning } from '../public-pages.ts';
import { home } from '../server-under-test.ts';

interface Letter {
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
}

const lettersTo = async (request: APIRequestContext, recipient: string): Promise<Letter[]> => {
  const { results } = await (await request.get('/outbox.json?limit=100')).json();
  return results.filter((letter: Letter) => letter.recipient === recipient);
};

const addressFor = (form: string) =>
  `${form}-${test.info().project.name}-${test.info().retry}@callboard.test`;

async function fill(page: Page, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values))
    await page.getByLabel(label, { exact: true }).fill(value);
}

const forms = [
  { path: '/Contact', kind: 'contact', values: { Subject: 'My cover photo' }, button: 'Send message' },
  { path: '/about/contact-us', kind: 'contact', values: { Subject: 'My freeze' }, button: 'Send message' },
  {
    path: '/about/company',
    kind: 'company',
    values: { 'Company or production': 'Lantern Casting', 'Website (optional)': 'https://lantern.test' },
    button: 'Send message',
  },
  { path: '/Support', kind: 'support', values: {}, topic: 'safety', button: 'Send message' },
  {
    path: '/recruiters',
    kind: 'lead',
    values: { 'Company or production': 'Lantern Casting', 'Mobile number': '+91 98200 12345' },
    button: 'Request a call',
  },
] as const;

/** One form of each kind; the others only differ in their fields. */
const always = ['/Contact', '/recruiters'];

for (const form of forms) {
  const tag = always.includes(form.path) ? [] : '@long';
  test(`what is written at ${form.path} is stored and answered by mail`, { tag }, async ({
    page,
    request,
  }) => {
    const email = addressFor(form.path.slice(1).replace('/', '-').toLowerCase());
    const message = `Written at ${form.path} on a ${test.info().project.name}`;
    await openRunning(page, form.path);
    await fill(page, { 'Your name': 'Asha Kulkarni', Email: email, ...form.values });
    if ('topic' in form) await page.getByRole('combobox', { name: 'Topic' }).selectOption(form.topic);
    await page.getByRole('textbox', { name: 'Message' }).fill(message);
    await page.getByRole('button', { name: form.button }).click();
    const note = page.getByRole('status').filter({ hasText: email });
    await expect(note).toContainText(email);
    const [stored] = await askDatabase<{ kind: string; reference: string }>(
      home,
      `select kind, reference from contact_request where message = '${message}'`,
    );
    expect(stored?.kind).toBe(form.kind);
    await expect(note).toContainText(String(stored?.reference));
    await expect.poll(() => lettersTo(request, email)).toHaveLength(1);
    const [letter] = await lettersTo(request, email);
    expect(letter?.text).toContain(message);
    expect(letter?.text).toContain(String(stored?.reference));
    await expectAccessibleState(page);
  });
}

test('a send that fails loses nothing, not even over a reload', async ({ page }) => {
  const email = addressFor('lost-line');
  await openRunning(page, '/Contact');
  await fill(page, { 'Your name': 'Asha Kulkarni', Email: email, Subject: 'A long story' });
  await page.getByRole('textbox', { name: 'Message' }).fill('It took me an hour to write this.');
  await page.route('**/v1/contactus', (route) => route.abort('internetdisconnected'));
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('alert')).toContainText('What you typed is still here');
  await page.unroute('**/v1/contactus');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(
    'It took me an hour to write this.',
  );
  await expect(page.getByLabel('Subject')).toHaveValue('A long story');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('heading', { name: 'Message sent' })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('');
});

test('too many messages are refused kindly', { tag: '@long' }, async ({ page }) => {
  await openRunning(page, '/Contact');
  await page.route('**/v1/contactus', (route) =>
    route.fulfill({
      status: 429,
      contentType: 'application/problem+json',
      json: { type: 'about:blank', title: 'Too many requests', status: 429, code: 'RATE_LIMITED' },
    }),
  );
  await fill(page, { 'Your name': 'Asha', Email: 'asha@callboard.test', Subject: 'Again' });
  await page.getByRole('textbox', { name: 'Message' }).fill('And again.');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('alert')).toContainText('Try again in a few minutes');
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('And again.');
});

test(`faults are named beside their fields`, { tag: '@long' }, async ({ page }) => {
  await openRunning(page, '/Support');
  await page.getByLabel('Email').fill('asha');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Enter an email like name@example.com')).toBeVisible();
  await expect(page.getByText('Choose a topic')).toBeVisible();
  await expect(page.getByLabel('Your name')).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessibleState(page);
});
