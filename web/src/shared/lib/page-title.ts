import { useLayoutEffect } from 'react';
import { product } from './product.ts';

/** Find Talents · Callboard */
export const documentTitle = (page: string): string => `${page} · ${product.name}`;

const counted = /^\(\d+\+?\) /;
const most = 99;

/** The page title without the unread count. */
export const plainTitle = (title: string): string => title.replace(counted, '');

let unread = 0;

const write = (title: string): void => {
  const next = unread > 0 ? `(${unread > most ? `${most}+` : unread}) ${title}` : title;
  if (next !== document.title) document.title = next;
};

/** (3) Find Talents · Callboard */
export function setTitleCount(count: number): void {
  unread = count;
  write(plainTitle(document.title));
}

/** Sets the document title, which the navigation announcer also reads out. */
export function usePageTitle(page: string): void {
  // Before the announcer reads the first title.
  useLayoutEffect(() => write(documentTitle(page)), [page]);
}
