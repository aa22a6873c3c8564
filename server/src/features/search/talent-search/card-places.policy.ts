import type { TalentFilters } from '@callboard/contract/search/talent-filters';
import type { CardPlace } from '@callboard/contract/search/talent-search';

export interface CityFacts {
  readonly residence_city_id: number | null;
  readonly native_city_id: number | null;
  readonly work_city_ids: readonly number[];
  readonly open_to_travel: boolean;
}

type NameCity = (id: number) => string;

const firstOf = (wanted: readonly number[] | undefined, has: readonly (number | null)[]) =>
  wanted?.find((id) => has.includes(id));

/** Living there says more than working there, and that more than travelling. */
function locationPlace(
  { location, openToTravel }: TalentFilters,
  facts: CityFacts,
  nameOf: NameCity,
): CardPlace[] {
  const home = firstOf(location, [facts.residence_city_id]);
  if (home !== undefined) return [{ relation: 'lives', city: nameOf(home) }];
  const work = firstOf(location, facts.work_city_ids);
  if (work !== undefined) return [{ relation: 'works', city: nameOf(work) }];
  return openToTravel && facts.open_to_travel ? [{ relation: 'travels', city: null }] : [];
}

/** Why somebody matches the cities in the search, each reason once. */
export function cardPlaces(filters: TalentFilters, facts: CityFacts, nameOf: NameCity): CardPlace[] {
  const place = (relation: CardPlace['relation'], id: number | undefined): CardPlace[] =>
    id === undefined ? [] : [{ relation, city: nameOf(id) }];
  const found = [
    ...locationPlace(filters, facts, nameOf),
    ...place('lives', firstOf(filters.cities, [facts.residence_city_id])),
    ...place('works', firstOf(filters.openWorkCity, facts.work_city_ids)),
    ...place('native', firstOf(filters.nativeCity, [facts.native_city_id])),
  ];
  return found.filter(
    ({ relation, city }, index) =>
      found.findIndex((one) => one.relation === relation && one.city === city) === index,
  );
}
