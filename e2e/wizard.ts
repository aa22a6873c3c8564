import { expect, type Page } from '@playwright/test';
import { header } from './header.ts';
import { open } from './page-checks.ts';

/** What the header says about saving. */
export const saveMark = (page: Page) => header(page).locator('[role=status][data-mark]');

export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

export const expectPage = (page: Page, title: string) =>
  expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

export const next = (page: Page) => page.getByRole('button', { name: /^Next: / }).click();

export async function openWizard(page: Page, number?: number): Promise<void> {
  await open(page, `/app/talent/create${number ? `?page=${number}` : ''}`);
  await expect(saveMark(page)).toBeVisible();
}

/** Everything that was typed has reached the server. */
export const expectSaved = (page: Page) => expect(saveMark(page)).toContainText('Saved');

export async function fillBirthDate(page: Page, year: string): Promise<void> {
  await field(page, 'Day').fill('12');
  await page.getByRole('combobox', { name: 'Month' }).selectOption('March');
  await field(page, 'Year').fill(year);
}

/** Types a part of a name and takes the first that fits. */
export async function search(page: Page, name: string, typed: string): Promise<void> {
  await page.getByRole('combobox', { name, exact: true }).fill(typed);
  await page.keyboard.press('Enter');
}
