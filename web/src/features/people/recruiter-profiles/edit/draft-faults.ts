import { latinDigits } from '../../../../shared/lib/typed/digits.ts';
import type { RecruiterDraft } from './draft.ts';

/** By the name of the field on the wire, so that the server's own refusals find the same place. */
export type Faults = ReadonlyMap<string, Fault | string>;
export type Fault =
  | { readonly fault: 'company' | 'address' | 'title' | 'kind' | 'year' }
  | { readonly fault: 'tooLong'; readonly over: number };

export const firstYear = 1950;
export const longest = { company: 160, role: 120, bio: 3000, title: 160 } as const;

/** www.lantern.example is an address, too: what browsers put before it is put there. */
export const toAddress = (typed: string): string => {
  const text = typed.trim();
  return text === '' || /^[a-z]+:/i.test(text) ? text : `https://${text}`;
};

const isAddress = (typed: string): boolean => {
  const address = toAddress(typed);
  if (address.length > 300 || !/^https?:\/\//i.test(address) || !URL.canParse(address)) return false;
  return new URL(address).hostname.includes('.');
};

export const toYear = (typed: string): number => Number(latinDigits(typed).trim());
const isYear = (typed: string, thisYear: number): boolean => {
  const year = toYear(typed);
  return Number.isInteger(year) && year >= firstYear && year <= thisYear;
};

const tooLong = (text: string, most: number): Fault[] => {
  const over = text.trim().length - most;
  return over > 0 ? [{ fault: 'tooLong', over }] : [];
};

/** What is still wrong before it can be sent. */
export function faultsOf(draft: RecruiterDraft, thisYear = new Date().getFullYear()): Faults {
  const found: [string, Fault][] = [];
  const note = (field: string, faults: readonly Fault[]) => {
    for (const fault of faults) found.push([field, fault]);
  };
  note('company', draft.company.trim() === '' ? [{ fault: 'company' }] : []);
  note('company', tooLong(draft.company, longest.company));
  note('role', tooLong(draft.role, longest.role));
  note('bio', tooLong(draft.bio, longest.bio));
  note('casting_since', draft.since.trim() && !isYear(draft.since, thisYear) ? [{ fault: 'year' }] : []);
  note('website', draft.website.trim() && !isAddress(draft.website) ? [{ fault: 'address' }] : []);
  for (const [at, link] of draft.links.entries())
    note(`links.${at}`, isAddress(link) ? [] : [{ fault: 'address' }]);
  for (const [at, { title, kind, year }] of draft.castings.entries()) {
    note(`past_castings.${at}.title`, title.trim() === '' ? [{ fault: 'title' }] : []);
    note(`past_castings.${at}.title`, tooLong(title, longest.title));
    note(`past_castings.${at}.project_type`, kind === null ? [{ fault: 'kind' }] : []);
    note(`past_castings.${at}.year`, isYear(year, thisYear) ? [] : [{ fault: 'year' }]);
  }
  return new Map(found);
}
