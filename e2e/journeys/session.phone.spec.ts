import { expect, type Page, test } from '@playwright/test';
import { header, openProfileMenu } from '../header.ts';
import { expectAccessibleState, open } from '../page-checks.ts';
import { changeUser, signIn } from '../sign-in.ts';

const refreshCall = '**/v1/auth/refresh-tokens';
const me = (page: Page) => page.getByRole('button', { name: /^Your menu/ });
const isGuest = (page: Page) => header(page).getByRole('link', { name: 'Sign Up' });

/** Holds the answer to the refresh back until told. */
async function holdRefresh(page: Page) {
  const held: (() => void)[] = [];
  let isHeld = true;
  await page.route(refreshCall, async (route) => {
    if (isHeld) await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  return () => {
    isHeld = false;
    for (const release of held) release();
  };
}

test('a reload restores the session from the cookie; nothing secret is kept by the page', async ({
  page,
}) => {
  const { token } = await signIn(page, 'talent');
  await open(page, '/app/openings/open-projects');
  await expect(me(page)).toBeVisible();
  await page.reload();
  await expect(me(page)).toBeVisible();
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  );
  expect(kept).toContain('callboard-valid-session');
  expect(kept).not.toContain(token.token.split('.')[0]);
});

test(`the curtain waits for the session, and is announced`, { tag: '@long' }, async ({ page }) => {
  await signIn(page, 'talent');
  const release = await holdRefresh(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/app/openings/open-projects');
  await expect(page.getByRole('status').filter({ hasText: 'Loading Callboard' })).toBeAttached();
  await expect(page.getByText('Callboard', { exact: true })).toBeVisible();
  await expect(header(page)).toHaveCount(0);
  release();
  await expect(me(page)).toBeVisible();
  await expect(page.getByText('Loading Callboard')).toHaveCount(0);
});

test('/ and /talents show themselves at once, without the curtain and a stranger’s menu', {
  tag: '@long',
}, async ({ page }) => {
  await signIn(page, 'talent');
  const release = await holdRefresh(page);
  for (const path of ['/talents', '/']) {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Loading Callboard')).toHaveCount(0);
    await expect(isGuest(page)).toBeHidden();
  }
  release();
  await expect(me(page)).toBeVisible();
});

test(`a lost network signs nobody out: it is said, and tried again`, async ({ page }) => {
  await signIn(page, 'talent');
  await page.route(refreshCall, (route) => route.abort());
  await open(page, '/app/openings/open-projects?page=2');
  await expect(page.getByRole('alert')).toContainText('You’re still signed in');
  await expectAccessibleState(page);
  await page.unroute(refreshCall);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(me(page)).toBeVisible();
  await expect(page).toHaveURL('/app/openings/open-projects?page=2');
});

test('on the first page a lost network is said above the header, with a way to try again', {
  tag: '@long',
}, async ({ page }) => {
  await signIn(page, 'talent');
  await page.route(refreshCall, (route) => route.fulfill({ status: 503, json: { code: 'UNAVAILABLE' } }));
  await open(page, '/');
  const banner = page.getByRole('status').filter({ hasText: 'You’re still signed in' });
  await expect(banner).toBeVisible();
  await page.unroute(refreshCall);
  await banner.getByRole('button', { name: 'Try again' }).click();
  await expect(me(page)).toBeVisible();
  await expect(banner).toBeHidden();
});

test('another user type clears the session and says so', { tag: '@long' }, async ({ page }) => {
  await signIn(page, 'talent');
  await changeUser(page, { user_type: 3 });
  await page.goto('/find-jobs');
  await expect(page.getByRole('alert').filter({ hasText: 'Invalid user type!' })).toBeVisible();
  await expect(isGuest(page)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('callboard-valid-session'))).toBeNull();
});

test('a session that the server has ended is said, and the page is found again', async ({ page }) => {
  await signIn(page, 'talent');
  await open(page, '/app/openings/open-projects?page=2');
  await expect(me(page)).toBeVisible();
  // The server forgets; the next call that needs a token finds out.
  await page.context().clearCookies({ name: 'callboard_refresh' });
  await page.route('**/v1/user/**', (route) =>
    route.fulfill({ status: 401, json: { code: 'UNAUTHENTICATED' } }),
  );
  await (await openProfileMenu(page)).getByRole('link', { name: 'Profile Settings' }).click();
  await expect(page).toHaveURL('/');
  await expect(
    page.getByRole('alert').filter({ hasText: 'Your session has expired, please sign in again!' }),
  ).toBeVisible();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.unroute('**/v1/user/**');
  await signIn(page, 'talent');
  await page.goto('/auth');
  await expect(page).toHaveURL('/app/talent/dashboard/profile');
});

test('a token that has had its time is renewed, and the call repeated, unseen', async ({ page }) => {
  await signIn(page, 'talent');
  await open(page, '/app/openings/open-projects');
  await expect(me(page)).toBeVisible();
  let refused = 0;
  await page.route('**/v1/user/**', (route) => {
    refused += 1;
    return refused === 1
      ? route.fulfill({ status: 401, json: { code: 'UNAUTHENTICATED' } })
      : route.continue();
  });
  const renewed = page.waitForResponse(refreshCall);
  await (await openProfileMenu(page)).getByRole('link', { name: 'Profile Settings' }).click();
  expect((await renewed).status()).toBe(200);
  // Not the title, which stands there before the answer: what the answer fills.
  await expect(page.getByRole('heading', { name: 'Your data' })).toBeVisible();
  expect(refused).toBeGreaterThan(1);
});

test('signing out in one tab signs out the other', async ({ page, context }) => {
  await signIn(page, 'recruiter');
  await open(page, '/app/my-projects');
  await expect(me(page)).toBeVisible();
  const other = await context.newPage();
  await open(other, '/find-talents');
  await expect(me(other)).toBeVisible();
  await (await openProfileMenu(other)).getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await expect(isGuest(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('many tabs that open at once all stay signed in', { tag: '@long' }, async ({ page, context }) => {
  test.slow();
  await signIn(page, 'talent');
  const tabs = [page, ...(await Promise.all([1, 2, 3, 4].map(() => context.newPage())))];
  await Promise.all(tabs.map((tab) => tab.goto('/app/openings/open-projects')));
  // One after the other waits for its turn; five at once keep a small machine busy.
  for (const tab of tabs) await expect(me(tab)).toBeVisible({ timeout: 20_000 });
  await page.reload();
  await expect(me(page)).toBeVisible();
});

test('what an older page left to work in the background is dismissed', { tag: '@long' }, async ({
  page,
  context,
}) => {
  await context.route('**/old-worker.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'self.addEventListener("fetch", () => {});' }),
  );
  await open(page, '/find-jobs');
  const count = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/old-worker.js');
    await navigator.serviceWorker.ready;
  });
  expect(await count()).toBe(1);
  await page.reload();
  await expect.poll(count).toBe(0);
});
