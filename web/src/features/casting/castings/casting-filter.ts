import { paths } from '../../../shared/lib/paths.ts';

export interface CastingFilter {
  readonly page: number;
  readonly type?: number | undefined;
  readonly year?: number | undefined;
  readonly text?: string | undefined;
}

/** As long as the server takes it. */
export const longestText = 80;

const wholeNumber = (value: string | null, least: number, most: number): number | undefined => {
  const number = /^\d{1,9}$/.test(value ?? '') ? Number(value) : Number.NaN;
  return number >= least && number <= most ? number : undefined;
};

/** What an address says. What it says wrongly is left out. */
export const readCastingFilter = (search: URLSearchParams): CastingFilter => ({
  page: wholeNumber(search.get('page'), 1, 100_000) ?? 1,
  type: wholeNumber(search.get('type'), 1, 999_999_999),
  year: wholeNumber(search.get('year'), 2000, 2100),
  text: search.get('text')?.trim().slice(0, longestText) || undefined,
});

export const isFiltered = ({ type, year, text }: CastingFilter): boolean =>
  type !== undefined || year !== undefined || text !== undefined;

/** The address of a filter; without a page it is the first. */
export function castingsPath({ page, type, year, text }: Partial<CastingFilter>): string {
  const search = new URLSearchParams();
  if (type !== undefined) search.set('type', String(type));
  if (year !== undefined) search.set('year', String(year));
  if (text) search.set('text', text);
  if (page !== undefined && page > 1) search.set('page', String(page));
  const query = search.toString();
  return query ? `${paths.castings()}?${query}` : paths.castings();
}
