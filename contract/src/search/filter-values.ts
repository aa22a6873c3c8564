import type { FeeUnit } from '../people/fees.ts';
import type { filterKinds } from './filter-kinds.ts';

/** What each kind of filter becomes once it is read. */
interface FilterValues {
  readonly ids: number[];
  readonly age: number;
  readonly years: number;
  readonly ref: number;
  readonly 'language-level': number;
  readonly all: 'all';
  readonly true: true;
  readonly 'true-or-false': boolean;
  readonly amount: number;
  readonly fee: number;
  readonly 'fee-per': FeeUnit;
  readonly 'size-type': number;
  readonly date: string;
  readonly guid: string;
  readonly name: string;
}

export type FilterName = keyof typeof filterKinds;
export type FilterKind = keyof FilterValues;

/** A talent search's filters, after reading. */
export type FilterSet = {
  [Name in FilterName]?: FilterValues[(typeof filterKinds)[Name]] | undefined;
};
