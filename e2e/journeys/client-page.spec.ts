import { expect, type Page, test } from '@playwright/test';
import { clientLinks, meera, openAs } from '../client-links.ts';
import { expectAccessible, expectNoRepeats, expectNoSidewaysScroll, watch } from '../page-checks.ts';
import { port } from '../server-under-test.ts';

const answer = (page: Page, face: number, said: 'Yes' | 'Maybe' | 'No') =>
  page
    .getByRole('group', { name: /^Your answer for/ })
    .nth(face)
    .getByRole('radio', { name: said, exact: true })
    .check();

const saved = (page: Page) => page.locator('[data-mark=saved]:visible').first();
const send = (page: Page) => page.getByRole('button', { name: /^Send (to Priyanka|my order)$/ });

/** The ranked faces, as the handles name them. */
const order = (page: Page) =>
  page
    .getByRole('button', { name: /^Move .*, place \d+ of \d+$/ })
    .evaluateAll((handles) => handles.map((handle) => handle.getAttribute('aria-label')?.split(',')[0]));

test('two clients answer, read each other once they have, and the link is withdrawn while it is open', async ({
  page,
  browser,
}) => {
  test.slow();
  const links = await clientLinks(page);
  const link = await links.make({ charcter_id: meera });
  const troubles = watch(page, []);

  const response = await page.goto(link.path);
  expect(response?.headers()).toMatchObject({
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
  });
  await expect(page.getByRole('heading', { level: 1, name: 'Meera' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign in' })).toHaveCount(0);
  await openAs(page, link, 'Arvind Sathe');
  await expectNoSidewaysScroll(page);
  await expectNoRepeats(page);
  await expectAccessible(page);

  await answer(page, 0, 'Yes');
  await answer(page, 1, 'Yes');
  await page
    .getByLabel(/^Your comment/)
    .first()
    .fill('Her. <script>alert(1)</script> हाँ');
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel(/^Your comment/).first()).toHaveValue('Her. <script>alert(1)</script> हाँ');

  const before = await order(page);
  expect(before).toHaveLength(2);
  const handle = page.getByRole('button', { name: /place 1 of 2$/ });
  await handle.focus();
  await page.keyboard.press('Space');
  await expect(handle).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText(/to place 2 of 2|Place 2 of 2|place 2/i).first()).toBeAttached();
  await page.keyboard.press('Space');
  await expect.poll(() => order(page)).toEqual(before.toReversed());

  await page.context().setOffline(true);
  await answer(page, 2, 'Maybe');
  await expect(page.locator('[data-mark=offline]:visible').first()).toBeVisible();
  await page.context().setOffline(false);
  await expect(saved(page)).toBeVisible();
  await send(page).click();
  await expect(page.getByText('Sent to Priyanka!')).toBeVisible();

  const context = await browser.newContext({
    baseURL: `http://localhost:${port}`,
    viewport: page.viewportSize(),
    reducedMotion: 'reduce',
  });
  const ritika = await context.newPage();
  await openAs(ritika, link, 'Ritika Sen');
  await expect(ritika.getByText('Arvind Sathe has answered. Their answers open')).toBeVisible();
  await expect(ritika.getByText('Her. <script>')).toHaveCount(0);
  await answer(ritika, 0, 'No');
  await expect(saved(ritika)).toBeVisible();
  await send(ritika).click();
  await expect(ritika.getByText('Her. <script>alert(1)</script> हाँ')).toBeVisible();
  await expect(page.getByText('Ritika Sen has answered too')).toBeVisible();

  await links.revoke(link);
  for (const open of [page, ritika]) {
    await expect(open.getByRole('heading', { name: 'Priyanka withdrew this link' })).toBeVisible();
    await expect(open.getByRole('group', { name: /^Your answer for/ })).toHaveCount(0);
  }
  await expect(page.getByText('Ask Priyanka for a new one')).toBeVisible();
  await expectAccessible(page);
  expect(troubles()).toEqual([]);
  await context.close();
});

test('a project with a passcode says nothing before it, and is sent as one', async ({ page, browser }) => {
  const links = await clientLinks(page);
  const link = await links.make({ passcode: 'curtain call' });
  const withoutScripts = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: `http://localhost:${port}`,
  });
  const sent = await withoutScripts.newPage();
  await sent.goto(link.path);
  await expect(sent).toHaveTitle('A shortlist on Callboard · Callboard');
  await expect(sent.getByText('Monsoon Line')).toHaveCount(0);
  await expect(sent.getByRole('heading', { name: 'Who’s looking?' })).toBeVisible();
  await withoutScripts.close();

  await page.goto(link.path);
  await page.getByLabel('Your name').fill('Arvind Sathe');
  await page.getByLabel('Passcode').fill('curtain');
  await page.getByRole('button', { name: 'See the shortlists' }).click();
  await expect(page.getByText('That isn’t the passcode')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Passcode').fill('curtain call');
  await page.getByRole('button', { name: 'See the shortlists' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Monsoon Line' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Characters' }).getByRole('link')).not.toHaveCount(0);
  await answer(page, 0, 'Yes');
  await expect(saved(page)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectNoRepeats(page);
  await expectAccessible(page);
  await send(page).click();
  await expect(page.getByText('Sent to Priyanka!')).toBeVisible();
});

test('a link nobody made is a plain page', { tag: '@long' }, async ({ page }) => {
  const response = await page.goto('/share-short-list/nobody-ever-made-this-link');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
});
