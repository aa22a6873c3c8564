import { useDocumentTitle } from '@mantine/hooks';
import { product } from './product.ts';

/** Find Talents · Callboard */
export const documentTitle = (page: string): string => `${page} · ${product.name}`;

/** Every page names itself; the navigation announcer reads the same title out. */
export const usePageTitle = (page: string): void => useDocumentTitle(documentTitle(page));
