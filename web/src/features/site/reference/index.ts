export { CityChips, CitySelect } from './city-fields.tsx';
export { useCityOptions } from './city-options.ts';
export { useCities, useLists, useListsWithCities } from './get-lists.ts';
export { cityOptions, languageOptions, nameOf, nationalityOptions } from './options.ts';
