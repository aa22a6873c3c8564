import { useLayoutEffect } from 'react';
import { product } from './product.ts';

/** Find Talents · Callboard */
export const documentTitle = (page: string): string => `${page} · ${product.name}`;

const counted = /^\(\d+\+?\) /;
const most = 99;

/** The page's own title, without the number of unread messages before it. */
export const plainTitle = (title: string): string => title.replace(counted, '');

let unread = 0;

const write = (title: string): void => {
  const next = unread > 0 ? `(${unread > most ? `${most}+` : unread}) ${title}` : title;
  if (next !== document.title) document.title = next;
};

/** (3) Find Talents · Callboard: seen in the row of tabs while one is elsewhere. */
export function setTitleCount(count: number): void {
  unread = count;
  write(plainTitle(document.title));
}

/** Every page names itself; the navigation announcer reads the same title out. */
export function usePageTitle(page: string): void {
  // Before the announcer looks what the first page is called.
  useLayoutEffect(() => write(documentTitle(page)), [page]);
}
