import { expect, type Page, test } from '@playwright/test';
import { openRunning } from '../public-pages.ts';

/** The application waits until it is released. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/foundation-*.js', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

test('a press that comes before the scripts is not lost', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const cast = page.getByRole('link', { name: /^I cast/ }).first();
  await cast.click();
  await expect(cast).toHaveAttribute('data-held');
  await expect(page.locator('html')).toHaveAttribute('data-waiting');
  await expect(page).toHaveURL('/');
  release();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a name typed before the scripts is searched for', { tag: '@long' }, async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/find-talents', { waitUntil: 'domcontentloaded' });
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.fill('Ananya');
  release();
  await expect(page).toHaveURL('/find-talents?userName=Ananya');
  await expect(name).toHaveValue('Ananya');
});

test('answers unfold without a script, and stay open when it comes', { tag: '@long' }, async ({ page }) => {
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.getByText('Who can see my phone number?').click();
  const answer = page.getByText('You, and recruiters who have unlocked your profile.', { exact: false });
  await expect(answer).toBeVisible();
  await page.locator('#root[data-running]').waitFor({ state: 'attached' });
  await expect(answer).toBeVisible();
});

test('whoever has scrolled stays where they are when the scripts come', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/');
  const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
  await page.getByRole('heading', { name: 'House rules' }).scrollIntoViewIfNeeded();
  const before = await scrolled();
  expect(before).toBeGreaterThan(500);
  await page.keyboard.press('Shift');
  await page.locator('#root[data-running]').waitFor({ state: 'attached' });
  expect(await scrolled()).toBe(before);
});

test('the board is not asked for again in the browser', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openRunning(page, '/');
  expect(asked.filter((path) => path.startsWith('/v1/landing'))).toEqual([]);
});

test('a board that does not load says so and comes when asked again', { tag: '@long' }, async ({ page }) => {
  await openRunning(page, '/About');
  await page.route('**/v1/landing', (route) => route.fulfill({ status: 400, json: {} }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'For talents' }).click();
  await expect(page.getByRole('heading', { name: 'Couldn’t load the board' })).toBeVisible();
  await page.unroute('**/v1/landing');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('region', { name: 'Calls that are open now' })).toBeVisible();
});

test('search engines find the pages', async ({ request, baseURL }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  for (const path of ['/', '/talents', '/recruiters', '/view-cms/privacy-policy']) {
    expect(sitemap).toContain(`<loc>${baseURL}${path}</loc>`);
  }
  expect((await request.get('/share-picture.png')).headers()['content-type']).toBe('image/png');
});
