import type { TalentFilters } from '@callboard/contract/search/talent-filters';
import { expect, test } from 'vitest';
import { type CityFacts, cardPlaces } from './card-places.policy.ts';

const [mumbai, pune, kochi] = [1, 2, 3];
const nameOf = (id: number) => ['', 'Mumbai', 'Pune', 'Kochi'][id] ?? '';
const facts: CityFacts = {
  residence_city_id: pune,
  native_city_id: kochi,
  work_city_ids: [mumbai, pune],
  open_to_travel: true,
};

test.each<[TalentFilters, string[]]>([
  [{}, []],
  [{ gender: [1] }, []],
  [{ location: [pune] }, ['lives Pune']],
  [{ location: [mumbai] }, ['works Mumbai']],
  [{ location: [mumbai, pune] }, ['lives Pune']],
  [{ location: [kochi], openToTravel: true }, ['travels null']],
  [{ openToTravel: true }, ['travels null']],
  [{ cities: [pune] }, ['lives Pune']],
  [{ openWorkCity: [mumbai] }, ['works Mumbai']],
  [{ nativeCity: [kochi] }, ['native Kochi']],
  [{ location: [mumbai], nativeCity: [kochi] }, ['works Mumbai', 'native Kochi']],
  [{ location: [pune], cities: [pune] }, ['lives Pune']],
])('%o: %o', (filters, places) => {
  expect(cardPlaces(filters, facts, nameOf).map(({ relation, city }) => `${relation} ${city}`)).toEqual(
    places,
  );
});
