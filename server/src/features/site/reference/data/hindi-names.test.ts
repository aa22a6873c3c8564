import { describe, expect, it } from 'vitest';
import { cityRows } from '../city-rows.ts';
import { soundKeys } from '../sound-key.ts';
import { hindiNames } from './hindi-names.ts';
import { hindiNamesElsewhere } from './hindi-names-elsewhere.ts';
import { readHindiNames } from './read-hindi-names.ts';

const written = [hindiNames, hindiNamesElsewhere].flatMap(readHindiNames);
const indian = cityRows.filter(({ country_id }) => country_id === 1);
const named = indian.flatMap(({ name_hi, ...city }) => (name_hi === null ? [] : [{ ...city, name_hi }]));
const hindiStates = new Set(Object.keys(hindiNames));

/** Called otherwise in Hindi than in English, or with another part of the name. */
const calledOtherwise = new Set(
  [
    'Abu माउंट आबू',
    'Bela बेला प्रतापगढ़',
    'Bhongaon भोगांव',
    'Deori Khas देवरी',
    'Etawa बीना इटावा',
    'Fatehganj West फतेहगंज पश्चिमी',
    'Ghoti Budrukh घोटी',
    'Harda Khas हरदा',
    'Khajuraho Group of Monuments खजुराहो',
    'Lachhmangarh Sikar लक्ष्मणगढ़',
    'Margao मडगांव',
    'Masaurhi Buzurg मसौढ़ी',
    'Nandura Buzurg नांदुरा',
    'North Lakhimpur उत्तरी लखीमपुर',
    'Raisinghnagar रायसिंहनगर',
    'Sausar सौंसर',
    'Umbergaon उमरगाम',
  ].map((name) => name.normalize('NFC')),
);

/** How many letters have to be added, removed or replaced. */
function distance(one: string, other: string): number {
  let row = [...other, ''].map((_, at) => at);
  for (const [line, letter] of [...one].entries()) {
    const next = [line + 1];
    for (const [at, otherLetter] of [...other].entries()) {
      const replaced = (row[at] ?? 0) + (letter === otherLetter ? 0 : 1);
      next.push(Math.min(replaced, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

const withoutDistrict = (name: string): string => name.replace(/ \(.*\)$/, '');

const nearest = (name: string, hindi: string): number =>
  Math.min(
    ...soundKeys(withoutDistrict(name)).flatMap((key) =>
      soundKeys(hindi).map((other) => distance(key, other)),
    ),
  );

describe('Hindi names', () => {
  it('are those of places on the list, each once', () => {
    const places = new Set(indian.map(({ name, state }) => `${name}, ${state}`));
    const wanted = written.map(({ name, state }) => `${name}, ${state}`);
    expect(wanted.filter((place) => !places.has(place))).toEqual([]);
    expect(wanted.filter((place, at) => wanted.indexOf(place) !== at)).toEqual([]);
  });

  it('are written in Devanagari letters alone', () => {
    const isTidy = (text: string) =>
      /^[\u0904-\u0939\u093c-\u094d\u0900-\u0903]+( [\u0900-\u094d]+)*$/u.test(text);
    expect(named.filter(({ name_hi }) => !isTidy(name_hi)).map(({ name_hi }) => name_hi)).toEqual([]);
  });

  it('are the same within a state only where the names are', () => {
    const names = new Map<string, Set<string>>();
    for (const { name, name_hi, state } of named) {
      const key = `${name_hi}, ${state}`;
      names.set(key, (names.get(key) ?? new Set()).add(withoutDistrict(name)));
    }
    const mixed = [...names].filter(([, english]) => english.size > 1);
    expect(mixed).toEqual([]);
  });

  it('sound like the English name, but for those called otherwise', () => {
    const unlike = named
      .filter(({ name, name_hi }) => nearest(name, name_hi) > 1)
      .map(({ name, name_hi }) => `${name} ${name_hi}`);
    expect(unlike.filter((one) => !calledOtherwise.has(one))).toEqual([]);
    expect([...calledOtherwise].filter((one) => !unlike.includes(one))).toEqual([]);
  });

  it('are there for nearly every town of the Hindi-speaking states and every large city', () => {
    const unnamed = indian.filter(({ name_hi }) => name_hi === null);
    expect(unnamed.filter(({ state }) => hindiStates.has(state)).length).toBeLessThan(10);
    expect(unnamed.filter(({ population }) => population >= 100_000).length).toBeLessThan(10);
    expect(named.length).toBeGreaterThan(1400);
  });
});
