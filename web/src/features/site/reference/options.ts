import type { MasterData } from '@callboard/contract/site/reference';
import type { SearchOption } from '../../../shared/ui/option-search/match-options.ts';

const abroad = (country: string | undefined, state: string): string =>
  [state, country].filter(Boolean).join(', ');

export function cityOptions({ cities, countries }: Pick<MasterData, 'cities' | 'countries'>): SearchOption[] {
  const countryNames = new Map(countries.map(({ id, name }) => [id, name]));
  const home = countries.find(({ iso_code }) => iso_code === 'IN')?.id;
  return cities.map(({ id, name, name_hi, state, country_id }) => ({
    id,
    name,
    detail: [name_hi, country_id === home ? state : abroad(countryNames.get(country_id), state)]
      .filter(Boolean)
      .join(' · '),
    keywords: name_hi ? [name_hi] : undefined,
  }));
}

export const languageOptions = ({ languages }: Pick<MasterData, 'languages'>): SearchOption[] =>
  languages.map(({ id, name, native_name, other_names = [] }) => ({
    id,
    name,
    detail: native_name === name ? undefined : native_name,
    keywords: [native_name, ...other_names],
  }));

export const nationalityOptions = ({ nationalities }: Pick<MasterData, 'nationalities'>): SearchOption[] =>
  nationalities.map(({ id, name, other_names }) => ({ id, name, keywords: other_names }));

export const nameOf = (items: readonly { id: number; name: string }[], id: number | null): string =>
  items.find((item) => item.id === id)?.name ?? '';
