import { wordsOf } from '../../../search/talent-search/index.ts';
import type { Bits } from './bits.ts';
import { PlacesOf } from './place-set.ts';

const startOf = (word: string) => word.slice(0, 2);

/** Which jobs have which words, and which words begin so. */
export class WordPlaces {
  readonly #places = new PlacesOf<string>();
  readonly #byStart = new Map<string, string[]>();

  add(text: string, place: number): void {
    for (const word of new Set(wordsOf(text))) {
      if (!this.#places.find(word)) this.#know(word);
      this.#places.add(word, place);
    }
  }

  #know(word: string): void {
    const start = startOf(word);
    const known = this.#byStart.get(start);
    if (known) known.push(word);
    else this.#byStart.set(start, [word]);
  }

  #beginningWith(beginning: string): string[] {
    const start = startOf(beginning);
    if (start.length === 2) {
      const words = this.#byStart.get(start) ?? [];
      return beginning === start ? words : words.filter((word) => word.startsWith(beginning));
    }
    return [...this.#byStart].flatMap(([known, words]) => (known.startsWith(beginning) ? words : []));
  }

  /** Every word that was typed begins a word of the job. */
  find(text: string, places: number): Bits[] {
    return wordsOf(text).map((word) => this.#places.any(this.#beginningWith(word), places));
  }
}
