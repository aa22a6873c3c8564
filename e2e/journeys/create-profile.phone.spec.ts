import { expect, test } from '@playwright/test';
import { header, openProfileMenu } from '../header.ts';
import { freeze, join } from '../members.ts';
import { linkFor } from '../newcomers.ts';
import { expectAccessibleState, expectNoSidewaysScroll, open } from '../page-checks.ts';
import { paint } from '../pictures.ts';
import {
  expectPage,
  expectSaved,
  field,
  fillBirthDate,
  next,
  openWizard,
  saveMark,
  search,
} from '../wizard.ts';

test('a newcomer makes a profile, through a lost line, a reload and a second tab, and publishes it', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  const member = await join(page, 'talent', 'आशा Rao');
  await open(page, await linkFor(page, member.email, '/verify-email'));
  await expect(page.getByRole('heading', { name: 'Email verified' })).toBeVisible();
  await open(page, '/app');
  await expect(page).toHaveURL('/app/talent/create');
  await expectPage(page, 'Tell us who you are');
  await expect(page.getByRole('button', { name: /^Notifications/ })).toHaveCount(0);

  await test.step('Next says what is still needed, and leads there', async () => {
    await next(page);
    const summary = page.getByRole('alert').filter({ hasText: 'Before you continue' });
    await expect(summary).toBeFocused();
    await summary.getByRole('link', { name: 'The city you live in' }).click();
    await expect(page.getByRole('combobox', { name: 'Current residence' })).toBeFocused();
    await expectAccessibleState(page);
  });

  await test.step('page 1 is saved as it is typed', async () => {
    const residence = page.getByRole('combobox', { name: 'Current residence' });
    await residence.fill('bombay');
    await page.getByRole('option', { name: /^Mumbai/ }).click();
    await expect(page.getByRole('combobox', { name: 'Current residence' })).toHaveValue('Mumbai');
    await fillBirthDate(page, '1998');
    await page.getByRole('radio', { name: 'Male', exact: true }).check();
    await expectSaved(page);
    await expectNoSidewaysScroll(page);
    const remembered = page.waitForResponse('**/v1/talenter/handle-talenter/**');
    await next(page);
    await expect(page).toHaveURL('/app/talent/create?page=2');
    expect((await remembered).status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.goBack();
    await expectPage(page, 'Tell us who you are');
  });

  await test.step('whoever comes back is where they left off; page 2 takes a cover', async () => {
    await open(page, '/app');
    await expectPage(page, 'Add your photos and video');
    const buffer = await paint(page, { width: 800, height: 1000 });
    await page
      .locator('input[type=file][accept*="image"]')
      .first()
      .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer });
    const bar = page.getByRole('region', { name: 'Continue' });
    await expect(bar).toContainText('This page is complete. 4 left, about 6 minutes.', { timeout: 30_000 });
    await next(page);
  });

  await test.step('the line is lost while page 3 is typed, and comes back', async () => {
    await expectPage(page, 'How the camera sees you');
    await context.setOffline(true);
    await field(page, 'From').fill('24');
    await field(page, 'To').fill('३२');
    await field(page, 'Height, Feet').fill('5');
    await field(page, 'Height, Inches').fill('5,5');
    await expect(saveMark(page)).toContainText('Offline, saved on this device');
    await page.getByRole('link', { name: 'Callboard, home' }).click();
    await page.getByRole('dialog', { name: 'You’re offline' }).getByRole('button', { name: 'Stay' }).click();
    await context.setOffline(false);
    await expectSaved(page);
    await page.getByRole('group', { name: 'Unit of Height' }).getByText('cm').click();
    await expect(field(page, 'Height')).toHaveValue('166.4');
    await page.getByRole('group', { name: 'Unit of Height' }).getByText('ft in').click();
    await expect(field(page, 'Height, Inches')).toHaveValue('5.5');
    await expectNoSidewaysScroll(page);
  });

  await test.step('a reload in the middle of a word loses nothing', async () => {
    await field(page, 'Weight').fill('58');
    await page.reload();
    await expect(field(page, 'Weight')).toHaveValue('58');
    await expect(field(page, 'To')).toHaveValue('32');
    await expectSaved(page);
    await expect(page.getByText(/^Confirmed on /)).toBeVisible();
    await next(page);
  });

  await test.step('two tabs: the later edit of a field wins, and the other tab is told', async () => {
    await expectPage(page, 'What you can do');
    await search(page, 'Add a language', 'hin');
    await search(page, 'Skills', 'kathak');
    await search(page, 'Skills', 'Rope mallakhamb');
    await expect(page.getByRole('button', { name: 'Remove Rope mallakhamb' })).toBeVisible();
    await field(page, 'Previous project').fill('First here');
    await expectSaved(page);
    const other = await context.newPage();
    await openWizard(other, 4);
    await expect(field(other, 'Previous project')).toHaveValue('First here');
    await field(other, 'Previous project').fill('Later there');
    await expect(field(page, 'Years in theatre')).toHaveValue('');
    await field(page, 'Years in theatre').fill('3');
    await expect(field(page, 'Previous project')).toHaveValue('Later there');
    await expect(page.getByText('Changed in another tab')).toBeVisible();
    await expectSaved(other);
    await other.close();
    await expectSaved(page);
    await page.getByRole('combobox', { name: 'Accents' }).fill('Martian');
    await page.reload();
    await expect(field(page, 'Previous project')).toHaveValue('Later there');
    await expect(field(page, 'Years in theatre')).toHaveValue('3');
  });

  await test.step('text that is on no list waits to be chosen or cleared', async () => {
    await expect(page.getByRole('combobox', { name: 'Accents' })).toHaveValue('Martian');
    await expect(saveMark(page)).toContainText('1 field to fix');
    await next(page);
    const waiting = page.getByRole('link', { name: 'Accents: Choose from the list, or clear this field' });
    await waiting.click();
    await page.getByRole('combobox', { name: 'Accents' }).fill('');
    await expectSaved(page);
    await next(page);
  });

  await test.step('past work is added, removed and brought back', async () => {
    await expectPage(page, 'Your work so far');
    await field(page, 'Your story').fill('x'.repeat(3001));
    await field(page, 'Headline').fill('Actor, trained in Kathak');
    await expect(page.getByText('1 too many')).toBeVisible();
    await expect(saveMark(page)).toContainText('1 field to fix');
    await field(page, 'Your story').fill('I act.');
    await expectSaved(page);
    await page.getByRole('button', { name: 'Add past work' }).click();
    await field(page, 'Your role').fill('Meera');
    await field(page, 'Title').fill('Monsoon Line');
    await field(page, 'Year').fill('2024');
    await page.getByRole('button', { name: 'Done' }).click();
    await expectSaved(page);
    await page.getByRole('button', { name: 'Remove Monsoon Line' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('button', { name: 'Edit Monsoon Line' })).toContainText('2024');
    await expectSaved(page);
    await page.getByRole('button', { name: 'Add a link' }).click();
    await field(page, 'Username or link').fill('https://www.youtube.com/@asha.acts');
    await field(page, 'Followers').fill('1.2 lakh');
    await page.getByRole('checkbox', { name: /cast through Callboard/ }).check();
    await expect(page.getByText(/^Given on /)).toBeVisible();
    await expect(field(page, 'Followers')).toHaveValue('1,20,000');
    await expectSaved(page);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Edit Monsoon Line' })).toHaveCount(1);
    await expect(field(page, 'Username or link')).toHaveValue('asha.acts');
    await expect(page.getByRole('checkbox', { name: /cast through Callboard/ })).toBeChecked();
    await expectAccessibleState(page);
    await next(page);
  });

  await test.step('it is published, and the menus appear', async () => {
    await expectPage(page, 'Ready to publish');
    await expect(page.getByText('You’ve added everything you need to publish.')).toBeVisible();
    await expectAccessibleState(page);
    await page.getByRole('button', { name: 'Publish my profile' }).click();
    await expect(page.getByRole('heading', { name: 'Your profile is live' })).toBeFocused();
    await expect(header(page).getByRole('button', { name: /^Notifications/ })).toBeVisible();
    await page.reload();
    await expectPage(page, 'Edit your profile');
    await page.getByRole('link', { name: 'Headline and story' }).click();
    await expectPage(page, 'Headline and story');
    await expect(page.getByText('of 6')).toHaveCount(0);
    await field(page, 'Headline').fill('Actor and dancer');
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByText(/^Actor and dancer/)).toBeVisible();
    await open(page, '/app/messages');
    await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeVisible();
  });
});

test('a guardian stands behind a child; a freeze lets one read only; signing out leaves no draft', async ({
  page,
}) => {
  const member = await join(page);
  await openWizard(page);
  await fillBirthDate(page, String(new Date().getFullYear() - 10));
  const guardian = page.getByRole('region', { name: 'A guardian manages this profile' });
  await guardian.getByRole('textbox', { name: 'Guardian’s name' }).fill('Meera Pillai');
  await guardian.getByRole('radio', { name: 'Mother' }).check();
  await guardian.getByRole('checkbox').check();
  await expect(guardian.getByText(/^Consent given on /)).toBeVisible();
  await expectAccessibleState(page);
  await openWizard(page, 3);
  await expect(page.getByText('We don’t ask anyone under 18 for measurements or build')).toBeVisible();
  await expect(field(page, 'Height, Feet')).toHaveCount(0);
  await openWizard(page, 5);
  await expect(page.getByRole('checkbox', { name: /nudity/ })).toHaveCount(0);

  await freeze(member);
  await openWizard(page, 1);
  const freezeNotice = page.getByRole('dialog', { name: 'Profile Freeze' });
  await freezeNotice.getByRole('button', { name: 'Ok' }).click();
  await expect(page.getByText('Your profile is frozen, so you can read it here')).toBeVisible();
  await expect(field(page, 'First name')).not.toBeEditable();
  await expect(page.getByRole('radio', { name: 'Male', exact: true })).toBeDisabled();

  await page.evaluate(() => localStorage.setItem('callboard-draft/7/profile/about', '{}'));
  await (await openProfileMenu(page)).getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('draft')))).toEqual(
    [],
  );
});

test('when the profile does not load it is said, with a way to try again', { tag: '@long' }, async ({
  page,
}) => {
  const member = await join(page);
  const record = `**/v1/talenter/${member.user_id}`;
  await page.route(record, (route) => route.fulfill({ status: 404, json: {} }));
  await open(page, '/app/talent/create');
  await expect(page.getByRole('alert')).toContainText('Couldn’t load your profile');
  await page.unroute(record);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectPage(page, 'Tell us who you are');
});
