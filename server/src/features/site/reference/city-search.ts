import { isDevanagari, plainDevanagari } from '../../../platform/devanagari.ts';
import { soundKeys } from './sound-key.ts';

export interface SearchableCity {
  readonly id: number;
  readonly name: string;
  readonly name_hi: string | null;
  readonly state: string;
  readonly country: string;
  readonly population: number;
  readonly aliases: readonly string[];
}

interface IndexedCity<City> {
  readonly city: City;
  readonly name: string;
  readonly otherNames: readonly string[];
  readonly words: readonly string[];
  readonly places: readonly string[];
  readonly sounds: readonly string[];
}

const folded = (text: string): string =>
  plainDevanagari(text)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .trim()
    .replace(/\s+/g, ' ');

const wordsOf = (name: string): readonly string[] => name.split(/[\s/()-]+/).filter(Boolean);

function indexed<City extends SearchableCity>(city: City): IndexedCity<City> {
  const name = folded(city.name);
  const otherNames = [city.name_hi ?? '', ...city.aliases].filter(Boolean).map(folded);
  const spoken = [city.name, ...city.name.split(/[()]/), ...city.aliases];
  return {
    city,
    name,
    otherNames,
    words: [name, ...otherNames].flatMap(wordsOf),
    places: [city.state, city.country].filter(Boolean).map(folded),
    sounds: [...new Set(spoken.flatMap(soundKeys))],
  };
}

/** In Latin letters most texts are meant as they are written, so only long ones that sound the same count. */
const leastLatinForSound = 6;

interface Wanted {
  readonly text: string;
  readonly keys: readonly string[];
  /** The beginning of a sound is enough. */
  readonly byPrefix: boolean;
}

/** Lower is better; undefined means no match. */
function rank(
  { name, otherNames, words, places, sounds }: IndexedCity<SearchableCity>,
  { text: wanted, keys, byPrefix }: Wanted,
): number | undefined {
  const starts = (text: string) => text.startsWith(wanted);
  if (name === wanted || otherNames.includes(wanted)) return 0;
  if (starts(name)) return 1;
  if (otherNames.some(starts)) return 2;
  if (words.some(starts)) return 3;
  if (name.includes(wanted)) return 4;
  if (keys.some((key) => sounds.includes(key))) return 5;
  if (byPrefix && keys.some((key) => key.length > 1 && sounds.some((sound) => sound.startsWith(key)))) {
    return 6;
  }
  return places.some(starts) ? 7 : undefined;
}

/** Finds cities by any of their names, in Latin or Devanagari letters. */
export function createCitySearch<City extends SearchableCity>(cities: readonly City[]) {
  const all = cities.map(indexed);
  return (text: string, limit: number): City[] => {
    const wanted = folded(text);
    const byPrefix = isDevanagari(text);
    const keys = byPrefix || wanted.length >= leastLatinForSound ? soundKeys(text) : [];
    return all
      .flatMap((one) => {
        const place = rank(one, { text: wanted, keys, byPrefix });
        return place === undefined ? [] : [{ city: one.city, place }];
      })
      .sort((one, other) => one.place - other.place || other.city.population - one.city.population)
      .slice(0, limit)
      .map(({ city }) => city);
  };
}
