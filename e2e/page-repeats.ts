import type { Page } from '@playwright/test';
import { product } from '../web/src/shared/lib/product.ts';
import { loadAxe } from './axe.ts';

/** What stands on a page as people see and hear it. Places are numbered: two things of one place share a number. */
interface PageParts {
  title: string;
  controls: { role: string; name: string; target: string; place: number; html: string }[];
  headings: { level: string; text: string; section: number }[];
  toasts: string[];
}

/** Runs in the page. */
function readParts(): PageParts {
  const axe = window.axe;
  if (!axe) throw new Error('axe is not on the page');
  const sections =
    'dialog, [role=dialog], section, article, aside, nav, header, footer, form, fieldset, main';
  const places = `${sections}, li, tr, [role=row], [role=group], [role=radiogroup], [role=listitem]`;
  const known: Element[] = [document.body];
  const numberOf = (one: Element, selector: string): number => {
    const place = one.parentElement?.closest(selector) ?? document.body;
    if (!known.includes(place)) known.push(place);
    return known.indexOf(place);
  };
  // What lies behind a modal dialog can be neither reached nor heard.
  const front = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document;
  const shown = (selector: string) =>
    [...front.querySelectorAll<HTMLElement>(selector)].filter(
      (one) =>
        one.checkVisibility({ visibilityProperty: true }) && !one.closest('[aria-hidden=true], [inert]'),
    );
  // A popover can be left at both of its ends by those who hear it: two buttons nobody sees.
  const isClipped = (one: HTMLElement) =>
    one.offsetWidth <= 1 && one.offsetHeight <= 1 && getComputedStyle(one).overflow === 'hidden';
  const isSeen = (one: HTMLElement): boolean =>
    !isClipped(one) && (one.parentElement === null || isSeen(one.parentElement));
  axe.setup(document.documentElement);
  const nameOf = (one: Element) => axe.commons.text.accessibleText(one).trim();
  const parts = {
    title: document.title,
    controls: shown('a[href], button, summary, [role=button], [role=link]')
      .filter(isSeen)
      .map((one) => ({
        role: one.matches('a, [role=link]') ? 'link' : 'button',
        name: nameOf(one),
        target: one.getAttribute('href') ?? '',
        place: numberOf(one, places),
        html: one.outerHTML.slice(0, 160),
      })),
    headings: shown('h1, h2, h3, h4, h5, h6').map((one) => ({
      level: one.tagName.toLowerCase(),
      text: nameOf(one),
      section: numberOf(one, sections),
    })),
    toasts: [...document.querySelectorAll<HTMLElement>('[data-toasts] > *')].map((one) => one.innerText),
  };
  axe.teardown();
  return parts;
}

/** Each value that comes more than once, once. */
const repeated = (values: readonly string[]): string[] => [
  ...new Set(values.filter((value, at) => values.indexOf(value) !== at)),
];

/** What a page says of itself: (3) Messages · Callboard. */
function faultsOfTitle(title: string): string[] {
  const own = title.replace(/^\(\d+\+?\) /, '');
  if (own === product.name || own.trim() === '') return [`title without a page: “${title}”`];
  return repeated(own.split(' · ').map((part) => part.trim().toLowerCase())).map(
    (part) => `title says “${part}” twice: “${title}”`,
  );
}

function faultsOfControls(controls: PageParts['controls']): string[] {
  const nameless = controls.filter(({ name }) => name === '');
  const named = controls.filter(({ name }) => name !== '');
  return [
    ...nameless.map(({ role, html }) => `${role} without a name: ${html}`),
    ...repeated(
      named.map(({ role, name, target, place }) => `${role} twice in place ${place}: “${name}” ${target}`),
    ),
  ];
}

function faultsOfHeadings(headings: PageParts['headings']): string[] {
  const firsts = headings.filter(({ level }) => level === 'h1').map(({ text }) => `“${text}”`);
  return [
    ...(firsts.length > 1 ? [`more than one h1: ${firsts.join(', ')}`] : []),
    ...headings.filter(({ text }) => text === '').map(({ level }) => `${level} without words`),
    ...repeated(
      headings.map(({ level, text, section }) => `${level} twice in section ${section}: “${text}”`),
    ),
  ];
}

/**
 * What is empty or said twice: controls, headings, the title, toasts. Only what is shown counts, so a link that stands
 * once for phones and once for wide screens is one link.
 */
export async function findRepeats(page: Page): Promise<string[]> {
  await loadAxe(page);
  const { title, controls, headings, toasts } = await page.evaluate(readParts);
  return [
    ...faultsOfTitle(title),
    ...faultsOfControls(controls),
    ...faultsOfHeadings(headings),
    ...repeated(toasts).map((text) => `toast twice: “${text}”`),
  ];
}
