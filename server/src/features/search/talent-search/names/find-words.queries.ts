import type pg from 'pg';
import { type NameWord, soundSoFar } from './name-words.ts';

/** Swapped neighbours, which the edit distance counts as two mistakes. */
const swaps = (word: string) =>
  Array.from({ length: Math.max(0, word.length - 1) }, (_, at) =>
    [word.slice(0, at), word.charAt(at + 1), word.charAt(at), word.slice(at + 2)].join(''),
  );

const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** Of somebody who can be found; for guests as a first name. The last parameter says which. */
const isSomebodys = (onlyFirst: string) => `exists (
  select from talent_name_word named where named.word_id = name_word.id and (named.is_first or not ${onlyFirst}))`;

/** Three letters or more also match inside a word. */
const written = `
  select id from name_word where ${isSomebodys('$5::boolean')} and (
    word like $1 || '%' or sound = $2 or sound like $3 || '%'
    or length($4) >= 3 and (word like '%' || $1 || '%' or length($3) >= 3 and sound like '%' || $3 || '%'))`;

/** Four letters or more, with one mistake. */
const mistyped = `
  select id from name_word where ${isSomebodys('$5::boolean')} and (
    length($1) >= 4 and word = any($3::text[])
    or length($2) >= 4 and length(sound) between length($2) - 1 and length($2) + 1
      and (levenshtein_less_equal(sound, $2, 1) <= 1 or sound = any($4::text[])))`;

/** Letters held down, such as aaaaaa, sound like a single one and would match every name with it. */
const soundsLikeItself = ({ word, sound }: NameWord) => word.length <= 2 * sound.length;

/**
 * The words of names that begin with the typed one, contain it or sound like it. Typos count only when
 * nothing does, because they would hide among the people that were meant.
 */
export async function findWords(pool: pg.Pool, typed: NameWord, onlyFirst: boolean): Promise<number[]> {
  const { word, sound } = typed;
  const find = async (name: string, text: string, values: readonly unknown[]) =>
    (await pool.query<{ id: number }>({ name, text, values: [...values] })).rows.map(({ id }) => id);
  const heard = soundsLikeItself(typed)
    ? { whole: sound, soFar: soundSoFar(word) }
    : { whole: word, soFar: word };
  const found = await find('search_words', written, [
    escaped(word),
    heard.whole,
    escaped(heard.soFar),
    word,
    onlyFirst,
  ]);
  if (found.length > 0 || heard.whole !== sound) return found;
  return find('search_mistyped_words', mistyped, [word, sound, swaps(word), swaps(sound), onlyFirst]);
}
