import { expect, type Page, test } from '@playwright/test';
import { freeze } from '../members.ts';
import { expectAccessibleState, open } from '../page-checks.ts';
import { elsewhere, pair, said, talkOf } from '../pair.ts';
import { signIn } from '../sign-in.ts';

const composer = (page: Page) => page.getByRole('textbox', { name: /^Message / });
const log = (page: Page) => page.getByRole('log');
const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true }).click();

test('without a line, what is written is kept and sent once when it is back', async ({ page, context }) => {
  const { recruiter, talent } = await pair(4);
  const talk = await talkOf({ recruiter, talent }, ['Can you come at ten?', 'Or at eleven?']);
  await signIn(page, talent.email);
  await open(page, `/app/messages?conversation=${talk}`);
  await expect(page.getByRole('region').getByText('2 new')).toBeVisible();
  await context.setOffline(true);
  await composer(page).fill('At ten.');
  await send(page);
  await composer(page).fill('I bring my ghungroo.');
  await send(page);
  await expect(page.getByText('You’re offline. We’ll send your messages when you’re back.')).toBeVisible();
  await expect(log(page).getByText('Waiting to send')).toHaveCount(2);
  await composer(page).fill('A draft that stays');
  await context.setOffline(false);
  await expect
    .poll(() => said(talk))
    .toEqual(['Can you come at ten?', 'Or at eleven?', 'At ten.', 'I bring my ghungroo.']);
  await expect(log(page).getByText('Waiting to send')).toHaveCount(0);
  await expect(log(page).getByText('Sent', { exact: true }).last()).toBeVisible();
  await page.reload();
  await expect(composer(page)).toHaveValue('A draft that stays');
  await expect(log(page).getByText('At ten.', { exact: true })).toHaveCount(1);
});

test('who is blocked, frozen or signed out elsewhere is cut off at once', { tag: '@long' }, async ({
  page,
  browser,
}) => {
  test.slow();
  const { recruiter, talent } = await pair(6);
  const talk = await talkOf({ recruiter, talent }, ['Send me money for the registration.']);
  const desk = await elsewhere(browser, recruiter);
  await desk.goto(`/app/messages?conversation=${talk}`);
  await expect(composer(desk)).toBeVisible();

  await signIn(page, talent.email);
  await open(page, `/app/messages?conversation=${talk}`);
  await page.getByRole('button', { name: `More about ${recruiter.firstName}` }).click();
  await page.getByRole('menuitem', { name: `Report ${recruiter.firstName}` }).click();
  const report = page.getByRole('dialog', { name: `Report ${recruiter.firstName}` });
  await report.getByRole('radio', { name: 'Asks for money' }).check({ force: true });
  await report.getByText(`Also block ${recruiter.firstName}`).click();
  await expectAccessibleState(page);
  await report.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('Our team will read your report.', { exact: false })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(page.getByText(`You blocked ${recruiter.firstName}.`)).toBeVisible();
  await expect(desk.getByText(`${talent.firstName} isn’t accepting messages.`)).toBeVisible();

  await freeze({ user_id: recruiter.id });
  await expect(desk.getByRole('dialog', { name: 'Profile Freeze' })).toBeVisible();
  await desk.context().close();

  const other = await elsewhere(browser, talent);
  await other.goto('/app/talent/dashboard/profile');
  await other.getByRole('button', { name: /Sign out everywhere else/ }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('alert').filter({ hasText: 'Your session has expired' })).toBeVisible();
  await other.context().close();
});
