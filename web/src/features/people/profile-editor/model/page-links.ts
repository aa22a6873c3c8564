import type { To } from 'react-router';
import { numberOf, type PageName } from './pages.ts';

/** The address of a page of the wizard, and of a place on it. */
export const linkTo = (page: PageName, place?: string): To => ({
  search: `?page=${numberOf(page)}`,
  ...(place && { hash: `#${place}` }),
});
