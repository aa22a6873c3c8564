import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { useTestDatabase } from '../../../../../test/database.ts';
import { howMany } from '../../../../../test/random-tests.ts';
import { fillSearch } from '../../../../../test/search-cast.ts';
import { findWords } from './find-words.queries.ts';
import { nameWords } from './name-words.ts';

const database = useTestDatabase();
const searches = howMany(150, 1500);

interface KnownWord {
  readonly id: number;
  readonly word: string;
}
let known: KnownWord[] = [];
beforeAll(async () => {
  await fillSearch(database(), 300);
  const { rows } = await database().pool.query<KnownWord>(
    'select id, word from name_word where exists (select from talent_name_word where word_id = id)',
  );
  known = rows.filter(({ word }) => word.length >= 4);
});

const find = async (typed: string): Promise<ReadonlySet<number>> => {
  const [word] = nameWords(typed);
  return new Set(word ? await findWords(database().statements, word, false) : []);
};

/** A word of somebody's name, as far as it was typed, and one letter further. */
const typing = fc.record({ at: fc.nat(), from: fc.nat(), length: fc.nat() }).map(({ at, from, length }) => {
  const { word } = known[at % known.length] ?? { word: 'ananya' };
  const begin = from % 3 === 0 ? from % (word.length - 3) : 0;
  const end = begin + 3 + (length % (word.length - begin - 3));
  return { shorter: word.slice(begin, end), longer: word.slice(begin, end + 1) };
});

describe('finding words of names', () => {
  test('whoever has the typed letters in a name is found, and typing on loses none of them', async () => {
    await fc.assert(
      fc.asyncProperty(typing, async ({ shorter, longer }) => {
        const [before, after] = [await find(shorter), await find(longer)];
        const having = (letters: string) => known.filter(({ word }) => word.includes(letters));
        for (const { id, word } of having(shorter)) expect(before.has(id), `${shorter}: ${word}`).toBe(true);
        for (const { id, word } of having(longer)) expect(after.has(id), `${longer}: ${word}`).toBe(true);
      }),
      { numRuns: searches },
    );
  });

  test('a word far longer than any name is nobody’s, whatever its letters', async () => {
    const letters = fc.oneof(
      fc.string({ unit: fc.constantFrom(...'abcdehijklmnoprstuvyz'), minLength: 41, maxLength: 300 }),
      fc
        .record({ letter: fc.constantFrom(...'aeioukhsyz'), many: fc.integer({ min: 41, max: 300 }) })
        .map(({ letter, many }) => letter.repeat(many)),
    );
    await fc.assert(
      fc.asyncProperty(letters, async (typed) => {
        expect([...(await find(typed))]).toEqual([]);
      }),
      { numRuns: searches },
    );
  });

  test('a last y does not stand for an i yet: who types priy means Priya', async () => {
    const found = await find('priy');
    const words = known.filter(({ id }) => found.has(id)).map(({ word }) => word);
    expect(words.filter((word) => !word.includes('priy'))).toEqual([]);
  });
});
