import { createContext, useContext } from 'react';
import { usePageTitle } from './page-title.ts';

/** Metadata of a public page for search engines and link previews. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** The server responds with 404. */
  readonly isMissing?: boolean;
  /** The path that search engines and shared links get, instead of the one it was opened at. */
  readonly path?: string;
  /** The server redirects to it. */
  readonly movedTo?: string | undefined;
  /** Not indexed by search engines. */
  readonly isUnlisted?: boolean;
  /** The preview image, instead of the default one. A path on this site. */
  readonly picture?: { readonly path: string; readonly width: number; readonly height: number };
  /** schema.org data; the URL and image are added. */
  readonly structured?: Readonly<Record<string, unknown>>;
}

/** Set only by the server renderer. */
export const PageHeadContext = createContext<((head: PageHead) => void) | undefined>(undefined);

export function usePageHead(head: PageHead): void {
  useContext(PageHeadContext)?.(head);
  usePageTitle(head.title);
}
