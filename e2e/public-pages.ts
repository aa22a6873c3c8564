import type { Page } from '@playwright/test';
import { open, type Theme } from './page-checks.ts';

/** Pages that can be read before any script has run, with words that only a rendered page has. */
export const publicPages = [
  { path: '/', words: 'Calls up today' },
  { path: '/talents', words: 'You always know your status' },
  { path: '/recruiters', words: 'What an unlock shows' },
  { path: '/find-talents', words: '· Mumbai' },
  { path: '/our-castings', words: 'Casting now' },
  { path: '/find-jobs', words: 'Closes' },
  { path: '/find-jobs/mumbai-web-series', words: 'Web series jobs in Mumbai', looksLike: '/find-jobs' },
  { path: '/find-jobs/nonsense', words: 'Page not found', looksLike: '/view-cms/nothing' },
  { path: '/Contact', words: 'Before you message us' },
  { path: '/Support', words: 'I forgot my password' },
  { path: '/HowitWorks', words: 'Sign up and get verified' },
  { path: '/About', words: 'What we made instead' },
  { path: '/ExampleImage', words: 'File rules' },
  { path: '/image-magician', words: 'We don’t upload, keep or see your photo' },
  { path: '/about/company', words: 'How we earn' },
  { path: '/about/contact-us', words: 'Before you message us', looksLike: '/Contact' },
  { path: '/about/nothing', words: 'Page not found', looksLike: '/view-cms/nothing' },
  { path: '/view-cms/terms-and-condition', words: 'On this page', looksLike: '/view-cms/privacy-policy' },
  { path: '/view-cms/privacy-policy', words: 'On this page' },
  { path: '/view-cms/nothing', words: 'Page not found' },
] as const;

/** A rendered page is readable at once and runs when somebody wants more: a key is enough. */
export async function openRunning(page: Page, path: string, theme?: Theme) {
  await open(page, path, theme);
  await page.keyboard.press('Shift');
  await page.locator('#root[data-running]').waitFor({ state: 'attached' });
}
