import { createContext, useContext } from 'react';
import { usePageTitle } from './page-title.ts';

/** What a public page says about itself to search engines and to those who share its address. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** There is nothing at this address: the server answers 404. */
  readonly isMissing?: boolean;
  /** Found by its address only: search engines are asked to leave it out. */
  readonly isUnlisted?: boolean;
  /** Shown by those who share the address, instead of the picture of the house. The path begins at our own. */
  readonly picture?: { readonly path: string; readonly width: number; readonly height: number };
  /** What the page is about, in the words of schema.org; its address and picture are added. */
  readonly structured?: Readonly<Record<string, unknown>>;
}

/** Only where pages are rendered on the server does anybody collect. */
export const PageHeadContext = createContext<((head: PageHead) => void) | undefined>(undefined);

export function usePageHead(head: PageHead): void {
  useContext(PageHeadContext)?.(head);
  usePageTitle(head.title);
}
