import { expect, type Locator, type Page, test } from '@playwright/test';

export const isPhone = () => test.info().project.name === 'phone';

export const header = (page: Page) => page.getByRole('banner');

/** The main links, wherever this screen keeps them: across the header, or in the slide menu, which it opens. */
export async function mainLinks(page: Page): Promise<Locator> {
  if (isPhone()) await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const place = isPhone() ? page.getByRole('dialog', { name: 'Menu' }) : header(page);
  const links = place.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(links.first()).toBeVisible();
  return links;
}

export async function openProfileMenu(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /^Your menu, / }).click();
  const menu = page.getByRole('dialog', { name: 'Your menu' });
  await expect(menu).toBeVisible();
  return menu;
}
