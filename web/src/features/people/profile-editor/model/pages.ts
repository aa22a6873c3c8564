import { wizardPages } from '@callboard/contract/people/profile-editor/publishing-needs';
import type { To } from 'react-router';
import { type ProfileSection, profileSections } from '../../../../shared/lib/paths.ts';
import type { FieldName } from '../fields/values.ts';

export type PageName = keyof typeof wizardPages;

export const pageNames: readonly PageName[] = ['about', 'media', 'body', 'skills', 'work', 'review'];
export const lastPage = pageNames.length;

export const numberOf = (page: PageName): number => wizardPages[page];

export const pageAt = (number: number): PageName => pageNames[number - 1] ?? 'about';

/** The page named in the URL. */
export function pageInAddress(search: URLSearchParams): PageName | undefined {
  const number = Number(search.get('page'));
  return Number.isInteger(number) && number >= 1 ? pageNames[number - 1] : undefined;
}

/** The wizard page of each section. */
const pageOfSection: Record<ProfileSection, PageName> = {
  about: 'about',
  story: 'work',
  photos: 'media',
  body: 'body',
  skills: 'skills',
  education: 'skills',
  work: 'work',
  preferences: 'work',
  manager: 'review',
  identity: 'review',
};

/** The section named in the URL. */
export const sectionInAddress = (search: URLSearchParams): ProfileSection | undefined =>
  profileSections.find((section) => section === search.get('section'));

export const wizardPageOf = (section: ProfileSection): PageName => pageOfSection[section];

/** Older links name a page; of a published profile they open its first section. */
export const sectionOfPage = (page: PageName): ProfileSection | undefined =>
  profileSections.find((section) => pageOfSection[section] === page && page !== 'review');

/** A rough estimate in minutes. */
const minutes: Record<PageName, number> = { about: 3, media: 2, body: 1, skills: 2, work: 2, review: 1 };

/** How many pages are left after this one, and about how long they take. */
export function leftAfter(page: PageName): { pages: number; minutes: number } {
  const rest = pageNames.slice(numberOf(page));
  return { pages: rest.length, minutes: rest.reduce((sum, name) => sum + minutes[name], 0) };
}

/** The URL of a page of the wizard, and of an element on it. */
export const linkTo = (page: PageName, place?: string): To => ({
  search: `?page=${numberOf(page)}`,
  ...(place && { hash: `#${place}` }),
});

/** Where on its page something can be filled in. */
export type PageTarget = FieldName | 'contact' | 'guardianConsent' | 'gallery';

/** The id of the element that such a link leads to. */
export const targetId = (place: PageTarget): string => `field-${place}`;

const focusable = 'input:not([disabled]), select, textarea, button, a[href], [tabindex]';

/** Scrolls to an element and focuses the first control in it. */
export function goToTarget(id: string): boolean {
  const element = document.getElementById(id);
  if (!element) return false;
  element.scrollIntoView({ block: 'start' });
  const target = element.matches(focusable) ? element : element.querySelector<HTMLElement>(focusable);
  target?.focus({ preventScroll: true });
  return true;
}
