import { feeUnits, isFeeStep, maxFee } from '../people/fees.ts';
import { filterKinds } from './filter-kinds.ts';
import { findFilterIssues } from './filter-rules.ts';
import type { FilterKind, FilterName, FilterSet } from './filter-values.ts';
import { bestLanguageLevel, maxChoices, maxNameLength } from './search-limits.ts';

/**
 * Filters in an address, read without the schemas: a guest's first page does not load them. The test holds
 * both against each other.
 */

const maxListLength = 1000;
const maxRef = 2_147_483_647;

const whole = /^\d{1,10}$/;
const amount = /^\d{1,4}(\.\d{1,4})?$/;
const guid = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;
const day = /^\d{4}-\d{2}-\d{2}$/;

function readWhole(text: string, least: number, most: number): number | undefined {
  const number = whole.test(text) ? Number(text) : Number.NaN;
  return number >= least && number <= most ? number : undefined;
}

function readIds(text: string): number[] | undefined {
  if (text.length > maxListLength) return undefined;
  const ids = text.split(',').map((part) => readWhole(part.trim(), 1, maxRef));
  const known = ids.filter((id) => id !== undefined);
  if (known.length < ids.length || known.length > maxChoices) return undefined;
  return [...new Set(known)].sort((one, other) => one - other);
}

function readFee(text: string): number | undefined {
  const rupees = readWhole(text, 0, maxFee);
  return rupees !== undefined && isFeeStep(rupees) ? rupees : undefined;
}

function readDay(text: string): string | undefined {
  if (!day.test(text)) return undefined;
  const time = Date.parse(text);
  // Date.parse rolls 30 February over to March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text) ? text : undefined;
}

function readName(text: string): string | undefined {
  const name = text.trim();
  return name.length >= 1 && name.length <= maxNameLength ? name : undefined;
}

const readers: Readonly<Record<FilterKind, (text: string) => unknown>> = {
  ids: readIds,
  age: (text) => readWhole(text, 0, 100),
  years: (text) => readWhole(text, 1, 80),
  ref: (text) => readWhole(text, 1, maxRef),
  'language-level': (text) => readWhole(text, 1, bestLanguageLevel),
  all: (text) => (text === 'all' ? text : undefined),
  true: (text) => (text === 'true' ? true : undefined),
  'true-or-false': (text) => (text === 'true' ? true : text === 'false' ? false : undefined),
  amount: (text) => (amount.test(text) ? Number(text) : undefined),
  fee: readFee,
  'fee-per': (text) => feeUnits.find((unit) => unit === text),
  'size-type': (text) => readWhole(text, 1, 5),
  date: readDay,
  guid: (text) => (guid.test(text) ? text : undefined),
  name: readName,
};

export const isFilterName = (name: string): name is FilterName => Object.hasOwn(filterKinds, name);

/** Old bookmarks and typos: leaves out what is invalid. */
export function readFilters(query: Readonly<Record<string, string>>): FilterSet {
  const filters: FilterSet = Object.fromEntries(
    Object.entries(query).flatMap(([name, text]) => {
      const value = isFilterName(name) ? readers[filterKinds[name]](text) : undefined;
      return value === undefined ? [] : [[name, value]];
    }),
  );
  const fields = findFilterIssues(filters).map(({ field }) => field);
  // A last date lacks its first one, which is not here to be left out.
  const clashing = new Set<string>(
    fields.map((field) => (field === 'availableFrom' && !filters.availableFrom ? 'availableTo' : field)),
  );
  if (clashing.size === 0) return filters;
  return readFilters(Object.fromEntries(Object.entries(query).filter(([name]) => !clashing.has(name))));
}

const filterNames = Object.keys(filterKinds).filter(isFilterName);

/** Equal searches are written equally. */
export const toFilterQuery = (filters: FilterSet): Record<string, string> =>
  Object.fromEntries(
    filterNames.flatMap((name) => {
      const value = filters[name];
      return value === undefined ? [] : [[name, Array.isArray(value) ? value.join(',') : String(value)]];
    }),
  );
