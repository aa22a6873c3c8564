import type pg from 'pg';
import type { NameWord } from './name-words.ts';

/** Swapped neighbours, which the edit distance counts as two mistakes. */
const swaps = (word: string) =>
  Array.from({ length: Math.max(0, word.length - 1) }, (_, at) =>
    [word.slice(0, at), word.charAt(at + 1), word.charAt(at), word.slice(at + 2)].join(''),
  );

const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** Three letters or more also match inside a word, four or more with one typo. */
const statement = `
  select id from name_word
  where word like $1 || '%' or sound like $2 || '%'
  union
  select id from name_word
  where length($3) >= 3 and (word like '%' || $1 || '%' or sound like '%' || $2 || '%')
  union
  select id from name_word
  where length($4) >= 4 and length(sound) between length($4) - 1 and length($4) + 1
    and (levenshtein_less_equal(sound, $4, 1) <= 1 or sound = any($5::text[]))
  union
  select id from name_word where length($3) >= 4 and word = any($6::text[])`;

export async function findWords(pool: pg.Pool, { word, sound }: NameWord): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>({
    name: 'search_words',
    text: statement,
    values: [escaped(word), escaped(sound), word, sound, swaps(sound), swaps(word)],
  });
  return rows.map(({ id }) => id);
}
