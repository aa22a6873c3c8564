import { expect, test } from '@playwright/test';
import { askDatabase } from '../../server/test/system/callboard-process.ts';
import { expectAccessibleState, expectNoSidewaysScroll, open } from '../page-checks.ts';
import { elsewhere, pair } from '../pair.ts';
import { home } from '../server-under-test.ts';
import { signIn } from '../sign-in.ts';

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test('a recruiter asks, the bell rings, the talent answers, and the recruiter’s open page knows', async ({
  page,
  browser,
}) => {
  test.slow();
  const { recruiter, talent } = await pair(0);
  await signIn(page, talent.email);
  await open(page, '/app/dashboard');
  const bell = page.getByRole('button', { name: /^Notifications/ });
  await expect(bell).toBeVisible();

  const desk = await elsewhere(browser, recruiter);
  await desk.goto(`/talent/${talent.publicId}`);
  await desk.getByRole('button', { name: 'Check availability' }).click();
  const asking = desk.getByRole('dialog', { name: `Check ${talent.firstName}` });
  await asking.getByRole('textbox', { name: 'First day' }).fill(inDays(40));
  await asking.getByRole('textbox', { name: 'Last day' }).fill(inDays(52));
  await asking.getByRole('button', { name: 'Check availability' }).click();
  await expect(desk.getByText(/^Asked about/)).toBeVisible();

  await expect(bell).toHaveAccessibleName(/1 new/);
  await bell.click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await expect(panel).toContainText(`${recruiter.name} wants to know if you’re available`);
  await expect(bell).not.toHaveAccessibleName(/1 new/);
  await panel.getByRole('link', { name: 'See All Notifications' }).click();
  await expect(page).toHaveURL('/app/talent/dashboard/notification');
  await expectNoSidewaysScroll(page);
  await expectAccessibleState(page);

  await page.getByRole('button', { name: /^Click me/ }).click();
  const question = page.getByRole('dialog', { name: 'Talent Unlocked' });
  await expect(question).toContainText('The recruiter gets your reply right away.');
  await expectAccessibleState(page);
  const sent = page.waitForRequest('**/v1/unlock-available-calander/*');
  await question.getByRole('button', { name: 'Yes, available' }).click();
  expect((await sent).postDataJSON()).toEqual({
    isTalentUnavailable: true,
    start_date: inDays(40),
    end_date: inDays(52),
  });
  const confirmation = page.getByRole('dialog', { name: 'Confirmation Sent' });
  await expect(confirmation).toContainText('Your preference has been sent to the recruiter.');
  await confirmation.getByRole('button', { name: 'Ok' }).click();
  await expect(page.getByRole('button', { name: /^Click me/ })).toHaveCount(0);

  await expect(desk.getByText(/^Available \d/)).toBeVisible();
  const stored = await askDatabase(
    home,
    `select status from availability_question where recruiter_id = ${recruiter.id} and talent_id = ${talent.id}`,
  );
  expect(stored).toEqual([{ status: 'available' }]);
  await desk.goto('/app/my-projects');
  await desk.getByRole('button', { name: /^Notifications, 1 new/ }).click();
  await desk.getByRole('link', { name: new RegExp(`${talent.name} is available`) }).click();
  await expect(desk).toHaveURL(`/talent/${talent.publicId}`);
  await expect(desk.getByText(/^Available \d/)).toBeVisible();
  await desk.context().close();
});
