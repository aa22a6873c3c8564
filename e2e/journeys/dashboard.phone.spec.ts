import { expect, test } from '@playwright/test';
import { expectIconChanged, join, newerCodeFor, toast } from '../members.ts';
import { codeFor } from '../newcomers.ts';
import { expectAccessibleState, expectNoSidewaysScroll, open } from '../page-checks.ts';
import { paint } from '../pictures.ts';

test('a new recruiter sees what to do next, and each step goes once it is done', async ({ page }) => {
  const member = await join(page, 'recruiter', 'Meher Sethna');
  await open(page, '/app/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /^Good (morning|afternoon|evening), Meher$/,
  );
  await expect(page.getByText('5 things to do')).toBeVisible();
  const first = page.getByRole('heading', { level: 3 }).first();
  await expect(first).toHaveText('Get verified, get 10 credits');
  await expect(page.getByRole('heading', { name: 'Finish your profile' })).toBeHidden();

  await page.getByRole('button', { name: 'Choose a photo' }).click();
  const buffer = await paint(page, { width: 800, height: 800 });
  const file = { name: 'me.png', mimeType: 'image/png', buffer };
  await page.locator('input[data-source=choose]').setInputFiles(file);
  await page.getByRole('button', { name: 'Save icon' }).click();
  await expectIconChanged(page);
  await expect(page.getByText('4 things to do')).toBeVisible();

  await page.getByRole('link', { name: 'Verify email' }).click();
  await expect(page).toHaveURL('/app/recruiter/dashboard/profile#you');
  const welcome = await codeFor(page, member.email, 'mail');
  await page.getByRole('button', { name: 'Send code' }).click();
  const code = page.getByRole('textbox', { name: '6-digit code' });
  await code.fill(await newerCodeFor(page, member.email, welcome));
  await expect(toast(page, 'Email verified')).toBeVisible();
  await page.goto('/app/dashboard');
  await expect(page.getByText('3 things to do')).toBeVisible();
  await expect(first).toHaveText('Get verified, get 10 credits');
  await expect(page.getByRole('link', { name: 'Find Talents' }).last()).toHaveAttribute(
    'href',
    '/find-talents',
  );
});

test('a desk that does not load says so', { tag: '@long' }, async ({ page }) => {
  const member = await join(page, 'recruiter');
  const record = `**/v1/user/${member.user_id}`;
  await page.route(record, (route) => route.fulfill({ status: 404, json: {} }));
  await open(page, '/app/dashboard');
  await expect(page.getByRole('alert')).toContainText('Couldn’t load your desk');
  await page.unroute(record);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'First steps' })).toBeVisible();
});

test(`whoever is signed in writes to us without typing who they are`, { tag: '@long' }, async ({ page }) => {
  const member = await join(page);
  await open(page, '/app/talent/dashboard/contact');
  await expect(page.getByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Your name' })).toHaveValue(member.name);
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(member.email);
  await expectAccessibleState(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('textbox', { name: 'Subject' }).fill('My reel');
  await page.getByRole('textbox', { name: 'Message' }).fill('It does not play on my phone.');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText(member.email)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeHidden();
});
