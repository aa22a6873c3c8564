import { wizardPages } from '@callboard/contract/people/profile-editor/publishing-needs';

export type PageName = keyof typeof wizardPages;

export const pageNames: readonly PageName[] = ['about', 'media', 'body', 'skills', 'work', 'review'];
export const lastPage = pageNames.length;

export const numberOf = (page: PageName): number => wizardPages[page];

export const pageAt = (number: number): PageName => pageNames[number - 1] ?? 'about';

/** The page named in the address, if it is one. */
export function pageInAddress(search: URLSearchParams): PageName | undefined {
  const number = Number(search.get('page'));
  return Number.isInteger(number) && number >= 1 ? pageNames[number - 1] : undefined;
}

/** How long people take, as a promise and no more. */
const minutes: Record<PageName, number> = { about: 3, media: 2, body: 1, skills: 2, work: 2, review: 1 };

/** What comes after a page: how many more, and about how long. */
export function leftAfter(page: PageName): { pages: number; minutes: number } {
  const rest = pageNames.slice(numberOf(page));
  return { pages: rest.length, minutes: rest.reduce((sum, name) => sum + minutes[name], 0) };
}
