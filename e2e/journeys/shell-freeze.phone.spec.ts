import { expect, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll, open } from '../page-checks.ts';
import { changeUser, signIn } from '../sign-in.ts';

const texts = {
  recruiter:
    'Sorry, your profile is under freeze and you will not be able to edit your projects/job postings or make any changes to the profile. Please contact the admin for more information.',
  talent:
    'Sorry, your profile is under freeze and you will not be able to apply to new jobs or make any changes to the profile. Please contact the admin for more information.',
} as const;

for (const [person, text] of Object.entries(texts)) {
  test(`a frozen ${person} is told, not before two seconds, and can dismiss it`, async ({ page }) => {
    await page.clock.install();
    await signIn(page, person === 'talent' ? 'talent' : 'recruiter');
    await changeUser(page, { isFreezed: true });
    await open(page, '/app/messages');
    await expect(page.getByRole('button', { name: /^Your menu/ })).toBeVisible();
    const modal = page.getByRole('dialog', { name: 'Profile Freeze' });
    await page.clock.runFor(1900);
    await expect(modal).toHaveCount(0);
    await page.clock.runFor(200);
    await expect(modal).toBeVisible();
    await expect(modal.getByRole('paragraph')).toHaveText(text);
    await modal.getByRole('button', { name: 'Ok' }).click();
    await expect(modal).toHaveCount(0);
    await page.clock.runFor(10_000);
    await expect(modal).toHaveCount(0);
  });
}

test(`contact the admin leads to the contact page`, async ({ page }) => {
  await page.clock.install();
  await signIn(page, 'recruiter');
  await changeUser(page, { isFreezed: true });
  await open(page, '/app/my-projects');
  await page.clock.runFor(2000);
  const modal = page.getByRole('dialog', { name: 'Profile Freeze' });
  await expect(modal).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await modal.getByRole('link', { name: 'contact the admin' }).click();
  await expect(page).toHaveURL('/about/contact-us');
  await expect(modal).toHaveCount(0);
});

test('the modal closes by itself when the freeze is lifted', async ({ page }) => {
  await page.clock.install();
  await signIn(page, 'talent');
  const change = await changeUser(page, { isFreezed: true });
  await open(page, '/app/messages');
  await page.clock.runFor(2000);
  const modal = page.getByRole('dialog', { name: 'Profile Freeze' });
  await expect(modal).toBeVisible();
  change({ isFreezed: false });
  // Another tab restores the session and tells this one.
  const other = await page.context().newPage();
  await changeUser(other, { isFreezed: false });
  await open(other, '/app/messages');
  await expect(modal).toHaveCount(0);
});

test('somebody who is not frozen hears nothing of it', async ({ page }) => {
  await page.clock.install();
  await signIn(page, 'talent');
  await open(page, '/app/messages');
  await expect(page.getByRole('button', { name: /^Your menu/ })).toBeVisible();
  await page.clock.runFor(5000);
  await expect(page.getByRole('dialog', { name: 'Profile Freeze' })).toHaveCount(0);
});
