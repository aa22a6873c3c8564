import { expect, type Page, test } from '@playwright/test';
import { askDatabase } from '../../server/test/system/callboard-process.ts';
import { findViolations } from '../axe.ts';
import { clientLinks, meera } from '../client-links.ts';
import { isPhone, openProfileMenu } from '../header.ts';
import {
  expectAccessible,
  expectNoRepeats,
  expectNoSidewaysScroll,
  expectOnlyBuiltLinks,
  findCutButtons,
  open,
  watch,
} from '../page-checks.ts';
import { findRepeats } from '../page-repeats.ts';
import { home } from '../server-under-test.ts';
import { type DemoPerson, demo, signIn } from '../sign-in.ts';
import { star } from '../star.ts';

/** Shows every piece in every state, busy ones too. */
const design = '/design';

/**
 * Every page once, on the phone and in both themes. `npm run test:long` takes all of them wide as well, and what
 * journeys come through. What can be read before any script has run is looked at in public-pages.phone.spec.ts.
 */
const publicPagesWide = ['/', '/recruiters'];

const guests = [
  '/auth',
  '/auth/sign-up',
  '/auth/forgot-password',
  '/auth/reset-password?token=nobody-ever-made-this-token',
  '/auth/sign-in?problem=github-denied',
  '/verify-email?token=nobody-ever-made-this-token',
  '/this-was-not-me?token=nobody-ever-made-this-token',
  '/outbox',
  '/find-jobs?paid=true&min_age=20&activeJobs=false',
  '/404',
  design,
];

const members: Record<DemoPerson, readonly string[]> = {
  talent: [
    '/app/dashboard',
    '/app/openings/open-projects',
    '/app/openings/closed-projects',
    '/app/openings/my-applications',
    '/app/openings/callboard-openings',
    '/app/messages',
    '/app/talent/dashboard/notification',
    '/app/talent/dashboard/profile',
    '/app/talent/dashboard/calendar',
    '/app/talent/dashboard/contact',
    '/find-jobs',
  ],
  recruiter: [
    '/app/dashboard',
    '/app/my-projects',
    '/app/my-projects/new',
    '/app/my-projects/1',
    '/app/my-projects/1/edit',
    '/app/my-projects/1/applicants',
    '/app/my-job-postings/1/applicants',
    '/app/my-job-postings',
    '/app/my-job-postings/new',
    '/app/my-projects/1/line-up',
    '/app/my-projects/1/scenarios',
    '/app/my-projects/1/board',
    '/app/my-projects/1/shortlist/1',
    '/app/my-projects/1/characters/new',
    '/app/my-projects/1/characters/paste',
    '/app/recruiter/dashboard/project-summary',
    '/app/messages',
    '/app/recruiter/dashboard/notification',
    '/app/recruiter/dashboard/profile',
    '/app/recruiter/dashboard/my-unlocked-profiles',
    '/app/recruiter/dashboard/credits-balance',
    '/app/recruiter/dashboard/subscription',
    '/app/recruiter/dashboard/payment',
    '/find-talents',
  ],
  newcomer: [1, 2, 3, 4, 5].map((number) => `/app/talent/create?page=${number}`),
};

const pagesOf = (person: DemoPerson | 'guest'): readonly string[] =>
  person === 'guest' ? [...(isPhone() ? [] : publicPagesWide), ...guests] : members[person];

async function look(page: Page, path: string, { isMember = false } = {}) {
  await open(page, path);
  await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeAttached();
  // Until the session is known a public page shows what guests see, and fades it when it loads their own.
  if (isMember) await expect(page.getByRole('button', { name: /^Notifications/ }), path).toBeVisible();
  if (path !== design) await expect(page.locator('[aria-busy=true]'), path).toHaveCount(0);
  await test.step(path, async () => {
    await expectAccessible(page);
    await expectNoRepeats(page);
    await expectNoSidewaysScroll(page);
    await expectOnlyBuiltLinks(page);
  });
}

// A page after the other, and axe reads every one of them.
test.describe.configure({ timeout: 300_000 });

test('a button too narrow for what it says is found', async ({ page }) => {
  const button = (width: string) =>
    `<button style="width: ${width}"><span data-part="label" style="display: flex; overflow: hidden; white-space: nowrap">Save and see who fits</span></button>`;
  await page.setContent(`<main>${button('20rem')}${button('4rem')}</main>`);
  expect(await findCutButtons(page)).toEqual([
    expect.stringMatching(/^Save and see who fits: \d+ of \d+ px$/),
  ]);
});

test('a scan sees what is wrong, also the second time and in colours it has read before', async ({
  page,
}) => {
  const grey = '<p style="color: #aaa; background: #fff">Too pale to read</p>';
  await page.setContent(
    `<main><h1>Three faults</h1>${grey}<button type="button"></button><button type="button" aria-label="Close">Send</button></main>`,
  );
  const ids = async () => (await findViolations(page)).map((violation) => violation.split(':')[0]);
  expect(await ids()).toEqual(
    expect.arrayContaining(['button-name', 'color-contrast', 'label-content-name-mismatch']),
  );
  await page.locator('p').evaluate((text) => text.insertAdjacentHTML('afterend', text.outerHTML));
  const [pale] = await findViolations(page, { rules: ['color-contrast'] });
  expect(pale?.split(' | ')).toHaveLength(2);
  expect(await findViolations(page, { rules: ['color-contrast'], except: ['p'] })).toEqual([]);
});

test('a page that says something twice, or nothing where words belong, is found out', async ({ page }) => {
  const faultsOf = async (title: string, body: string) => {
    await page.setContent(`<title>${title}</title>${body}`);
    return findRepeats(page);
  };
  const main = (content: string) => `<main><h1>Messages</h1>${content}</main>`;
  const card = (content: string) => `<article><h3>Asha</h3>${content}</article>`;
  const link = '<a href="/talent/asha">Asha</a>';
  const shown = 'Messages · Callboard';
  const faults = [
    ['Messages · Messages · Callboard', main(''), /^title says “messages” twice/],
    ['(3) Callboard', main(''), /^title without a page/],
    [shown, main('<button><svg aria-hidden="true"></svg></button>'), /^button without a name/],
    [shown, main('<a href="/x"><img alt="" /></a>'), /^link without a name/],
    [shown, main(card(link + link)), /^link twice in place \d+: “Asha”/],
    [shown, main('<section><button>Save</button><b><button>Save</button></b></section>'), /^button twice/],
    [shown, main('<h1>Inbox</h1>'), /^more than one h1: “Messages”, “Inbox”$/],
    [shown, main('<section><h2>Today</h2><h2>Today</h2></section>'), /^h2 twice in section \d+: “Today”$/],
    [shown, main('<h2></h2>'), /^h2 without words$/],
    [shown, `${main('')}<div data-toasts><p>Saved!</p><p>Saved!</p></div>`, /^toast twice: “Saved!”$/],
  ] as const;
  for (const [title, body, fault] of faults) {
    expect(await faultsOf(title, body), body).toEqual([expect.stringMatching(fault)]);
  }
  const fine = [
    card(link) + card(link),
    `<nav>${link}</nav>${link}`,
    `<section>${link}<span hidden>${link}</span><b style="visibility: hidden">${link}</b></section>`,
    '<section><h2>Today</h2></section><section><h2>Today</h2></section>',
    '<button aria-label="Earlier"></button><button aria-label="Later"></button>',
  ];
  for (const content of fine) expect(await faultsOf(`(3) ${shown}`, main(content)), content).toEqual([]);
});

test('the pages of guests', async ({ page }) => {
  // Links that nobody made are refused, which a browser calls an error.
  const troubles = watch(page, ['warning']);
  for (const path of pagesOf('guest')) await look(page, path);
  expect(troubles()).toEqual([]);
});

test('the pages of clients', async ({ page }) => {
  const links = await clientLinks(page);
  const ended = await links.make({ charcter_id: meera });
  await links.revoke(ended);
  for (const { path } of [await links.make({ charcter_id: meera }), await links.make(), ended])
    await look(page, path);
});

for (const person of ['talent', 'recruiter', 'newcomer'] as const) {
  test(`the pages of a ${person}`, async ({ page }) => {
    await signIn(page, person);
    const troubles = watch(page);
    for (const path of pagesOf(person)) await look(page, path, { isMember: person !== 'newcomer' });
    expect(troubles()).toEqual([]);
  });
}

test('applications that go on and that ended', async ({ page }) => {
  await signIn(page, 'talent');
  const states = await askDatabase<{ id: number }>(
    home,
    `select min(application.id) as id from job_application application
     join account on account.id = application.talent_id
     where account.email = '${demo.talent}' group by application.status order by application.status`,
  );
  expect(states.length).toBeGreaterThan(1);
  const troubles = watch(page);
  for (const { id } of states) await look(page, `/app/openings/my-applications/${id}`, { isMember: true });
  const [job] = await askDatabase<{ id: string }>(
    home,
    `select public_id as id from job where status = 'open' and closes_at > now() order by id limit 1`,
  );
  await look(page, `/jobs/${job?.id}/apply`, { isMember: true });
  expect(troubles()).toEqual([]);
});

test('profiles of both sides, and the menus of the header', async ({ page }) => {
  await signIn(page, 'recruiter');
  await look(page, (await star()).path);
  const own: { user: { userUniqueId: string } } = await page.evaluate(async () =>
    (await fetch('/v1/auth/refresh-tokens', { method: 'POST' })).json(),
  );
  await look(page, `/recruiter/${own.user.userUniqueId}`);
  await page.getByRole('main').getByRole('button', { name: 'Share' }).dblclick();
  await expect(page.locator('[data-toasts] > *')).not.toHaveCount(0);
  await expectNoRepeats(page);
  await openProfileMenu(page);
  await expectAccessible(page);
  await expectNoRepeats(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
  await expectAccessible(page);
  await expectNoRepeats(page);
});
