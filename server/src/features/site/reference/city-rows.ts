import { citiesAbroad } from './data/cities-abroad.ts';
import { citiesIndia } from './data/cities-india.ts';
import { cityAliases } from './data/city-aliases.ts';
import { hindiNames } from './data/hindi-names.ts';
import { hindiNamesElsewhere } from './data/hindi-names-elsewhere.ts';
import { indianTowns } from './data/indian-towns.ts';
import { readHindiNames } from './data/read-hindi-names.ts';

const india = 1;

interface TownFacts {
  readonly id: number;
  readonly name: string;
  readonly state: string;
  readonly population: number;
  readonly hindi: string;
  readonly others: readonly string[];
}

const readTown = (state: string, row: string): TownFacts => {
  const [id = '', name = '', population = '', , hindi = '', others = ''] = row.split('|');
  return {
    id: Number(id),
    name,
    state,
    population: Number(population),
    hindi: hindi.normalize('NFC'),
    others: others.split('/').filter(Boolean),
  };
};

const towns = Object.entries(indianTowns).flatMap(([state, rows]) =>
  rows.split(';').map((row) => readTown(state, row)),
);
const factsById = new Map(towns.map((town) => [town.id, town]));

const placeKey = (name: string, state: string): string => `${name}, ${state}`;
const usualHindi = new Map(
  [hindiNames, hindiNamesElsewhere]
    .flatMap(readHindiNames)
    .map(({ name, state, hindi }) => [placeKey(name, state), hindi]),
);

/** The cities people are cast in, in our own order; then towns by size; then cities abroad. */
const inOrder = [
  ...citiesIndia,
  ...towns
    .filter(({ name }) => name !== '')
    .toSorted((one, other) => other.population - one.population)
    .map(({ id, name, state }) => [id, name, india, state] as const),
  ...citiesAbroad,
];

export const cityRows = inOrder.map(([id, name, country_id, state], position) => {
  const facts = factsById.get(id);
  // The usual Hindi name is shown; what GeoNames has still finds the place.
  const fromSource = facts?.hindi || null;
  const hindi = usualHindi.get(placeKey(name, state)) ?? fromSource;
  const aliases = new Set([...(cityAliases[name] ?? []), ...(facts?.others ?? [])]);
  if (fromSource) aliases.add(fromSource);
  if (hindi) aliases.delete(hindi);
  return {
    id,
    name,
    country_id,
    state,
    position,
    name_hi: hindi,
    population: facts?.population ?? 0,
    aliases: [...aliases],
  };
});
