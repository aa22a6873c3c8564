import { describe, expect, it } from 'vitest';
import { cityRows } from '../city-rows.ts';
import { ageOptions } from '../reference.mapper.ts';
import {
  actingEducations,
  bodyTypes,
  educationLevels,
  eyeColors,
  genders,
  hairColors,
  hairTypes,
  idProofTypes,
  languageLevels,
  sizeTypes,
  skills,
  skinTones,
  socialNetworks,
} from '../reference-rows.ts';
import { accents } from './accents.ts';
import { achievements } from './achievements.ts';
import { citiesAbroad } from './cities-abroad.ts';
import { citiesIndia } from './cities-india.ts';
import { countries } from './countries.ts';
import { hobbies } from './hobbies.ts';
import { languageAliases } from './language-aliases.ts';
import { languages } from './languages.ts';
import { looks } from './looks.ts';
import { nationalities } from './nationalities.ts';
import { nationalityAliases } from './nationality-aliases.ts';
import { projectTypes } from './project-types.ts';
import type { ReferenceGroup } from './reference-item.ts';
import { roles } from './roles.ts';

type Entry = { id: number; name: string };

const fromRows = (rows: readonly (readonly [id: number, name: string, ...rest: unknown[]])[]): Entry[] =>
  rows.map(([id, name]) => ({ id, name }));

const fromGroups = (groups: readonly ReferenceGroup[]): Entry[] =>
  groups.flatMap(({ items }) => fromRows(items));

const lists: Record<string, Entry[]> = {
  accents: fromGroups(accents),
  achievements: fromRows(achievements),
  actingEducations: fromRows(actingEducations),
  bodyTypes: fromRows(bodyTypes),
  // Towns may share a name, so a city's key includes country and state.
  cities: cityRows.map(({ id, name, country_id, state }) => ({
    id,
    name: `${name}, ${state}, ${country_id}`,
  })),
  countries: fromRows(countries),
  educationLevels: fromRows(educationLevels),
  eyeColors: fromRows(eyeColors),
  genders: fromRows(genders),
  hairColors: fromRows(hairColors),
  hairTypes: fromRows(hairTypes),
  hobbies: fromGroups(hobbies),
  idProofTypes: fromRows(idProofTypes),
  languageLevels: fromRows(languageLevels),
  languages: fromRows(languages),
  looks: fromRows(looks),
  nationalities: fromRows(nationalities),
  projectTypes: fromRows(projectTypes),
  roles: fromRows(roles),
  sizeTypes: sizeTypes.map(([id, , name]) => ({ id, name })),
  skills: fromGroups(skills),
  skinTones: fromRows(skinTones),
  socialNetworks: fromRows(socialNetworks),
};

const repeated = <Value>(values: readonly Value[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

const isTidy = (text: string) => text !== '' && text === text.trim() && !/\s{2}/.test(text);

describe.each(Object.entries(lists))('%s', (_list, entries) => {
  it('has unique positive ids', () => {
    expect(entries.filter(({ id }) => !Number.isInteger(id) || id < 1)).toEqual([]);
    expect(repeated(entries.map(({ id }) => id))).toEqual([]);
  });

  it('has unique names, whatever their case', () => {
    expect(repeated(entries.map(({ name }) => name.toLowerCase()))).toEqual([]);
  });

  it('has tidy names', () => {
    expect(entries.filter(({ name }) => !isTidy(name))).toEqual([]);
  });
});

describe('lists fixed by the product', () => {
  it('keeps the education levels exactly', () => {
    expect(educationLevels).toEqual([
      [1, 'PhD'],
      [2, 'Masters'],
      [3, 'Graduation'],
      [4, '12 th pass'],
      [5, '10 th pass'],
      [6, 'Below matriculation'],
      [7, 'Others'],
    ]);
  });

  it('keeps the ID proof types exactly', () => {
    expect(idProofTypes).toEqual([
      [1, 'Aadhaar Card'],
      [2, 'Driving License'],
      [3, 'Pan Card'],
      [4, 'Passport'],
      [5, 'Other'],
    ]);
  });

  it('offers ages 10 to 95 in steps of 5', () => {
    expect(ageOptions).toEqual([10, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60, 65, 70, 75, 80, 85, 90, 95]);
  });

  it('keeps the well-known first entries', () => {
    expect(countries[0]).toEqual([1, 'India', 'IN']);
    expect(nationalities[0]).toEqual([1, 'Indian', 1]);
    expect(citiesIndia.slice(0, 2).map(([id, name]) => [id, name])).toEqual([
      [1, 'Mumbai'],
      [2, 'Delhi'],
    ]);
    expect(languages.slice(0, 2).map(([id, name]) => [id, name])).toEqual([
      [1, 'Hindi'],
      [2, 'English'],
    ]);
  });
});

describe('groups', () => {
  const grouped = Object.entries({ accents, hobbies, skills });

  it.each(grouped)('%s gives each group its own block of a hundred ids', (_list, groups) => {
    groups.forEach(({ items }, index) => {
      expect(items.filter(([id]) => Math.floor(id / 100) !== index + 1)).toEqual([]);
    });
  });

  it.each(grouped)('%s has tidy, unique, non-empty groups', (_list, groups) => {
    expect(repeated(groups.map(({ group }) => group.toLowerCase()))).toEqual([]);
    expect(groups.filter(({ group, items }) => !isTidy(group) || items.length === 0)).toEqual([]);
  });

  it('offers at least 380 skills', () => {
    expect(lists.skills?.length).toBeGreaterThanOrEqual(380);
  });
});

describe('places and languages', () => {
  const countryIds = new Set(countries.map(([id]) => id));

  it('puts every city in a listed country, and Indian cities in a state', () => {
    expect(cityRows.filter(({ country_id }) => !countryIds.has(country_id))).toEqual([]);
    expect(citiesIndia.filter(([, , countryId, state]) => countryId !== 1 || !isTidy(state))).toEqual([]);
    expect(citiesAbroad.filter(([, , countryId]) => countryId === 1)).toEqual([]);
    expect(cityRows.filter(({ name, state }) => !isTidy(name) || state !== state.trim())).toEqual([]);
  });

  it('gives every listed country exactly one nationality', () => {
    const nationalityCountries = nationalities.map(([, , countryId]) => countryId);
    expect(repeated(nationalityCountries)).toEqual([]);
    expect(new Set(nationalityCountries)).toEqual(countryIds);
  });

  it('uses unique, well-formed country and language codes', () => {
    const iso2 = countries.map(([, , code]) => code);
    const iso639 = languages.map(([, , , code]) => code);
    expect(iso2.filter((code) => !/^[A-Z]{2}$/.test(code))).toEqual([]);
    expect(iso639.filter((code) => !/^[a-z]{2,3}$/.test(code))).toEqual([]);
    expect(repeated(iso2)).toEqual([]);
    expect(repeated(iso639)).toEqual([]);
  });

  it('has other names of listed languages, each of one language', () => {
    const names = languages.map(([, name]) => name);
    expect(Object.keys(languageAliases).filter((name) => !names.includes(name))).toEqual([]);
    expect(repeated([...names, ...Object.values(languageAliases).flat()])).toEqual([]);
  });

  it('has other names of listed nationalities, each of one nationality', () => {
    const names = nationalities.map(([, name]) => name);
    expect(Object.keys(nationalityAliases).filter((name) => !names.includes(name))).toEqual([]);
    expect(repeated([...names, ...Object.values(nationalityAliases).flat()])).toEqual([]);
  });

  it('has tidy native names in composed form', () => {
    expect(languages.filter(([, , native]) => !isTidy(native) || native !== native.normalize('NFC'))).toEqual(
      [],
    );
  });
});
