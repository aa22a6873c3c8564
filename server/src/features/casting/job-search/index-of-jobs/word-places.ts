import { isLatin, soundOf, soundSoFar, wordsOf } from '../../../search/talent-search/index.ts';
import { type Bits, bitsFor, bothOf } from './bits.ts';
import { PlacesOf } from './place-set.ts';

interface Known {
  readonly word: string;
  /** How it is written, or how it sounds. */
  readonly form: string;
}

const startOf = (form: string) => form.slice(0, 2);

/** Words by the first two letters of one of their forms. */
class Forms {
  readonly #byStart = new Map<string, Known[]>();

  add(known: Known): void {
    const start = startOf(known.form);
    const others = this.#byStart.get(start);
    if (others) others.push(known);
    else this.#byStart.set(start, [known]);
  }

  beginningWith(beginning: string): string[] {
    const start = startOf(beginning);
    const starts =
      start.length === 2 ? [start] : [...this.#byStart.keys()].filter((one) => one.startsWith(start));
    return starts
      .flatMap((one) => this.#byStart.get(one) ?? [])
      .filter(({ form }) => form.startsWith(beginning))
      .map(({ word }) => word);
  }
}

/** Which jobs have which words, and which words begin so. */
export class WordPlaces {
  readonly #places = new PlacesOf<string>();
  readonly #written = new Forms();
  readonly #spoken = new Forms();

  add(text: string, place: number): void {
    for (const word of new Set(wordsOf(text))) {
      if (!this.#places.add(word, place)) continue;
      this.#written.add({ word, form: word });
      this.#spoken.add({ word, form: soundOf(word) });
    }
  }

  /**
   * Every word that was typed begins a word of the job. In another script one word is written in many ways with Latin
   * letters, so there the sound counts.
   */
  find(text: string, places: number): Bits {
    const beginning = isLatin(text)
      ? (word: string) => this.#written.beginningWith(word)
      : (word: string) => this.#spoken.beginningWith(soundSoFar(word));
    const [first, ...rest] = wordsOf(text).map((word) => this.#places.any(beginning(word), places));
    return first ? rest.reduce(bothOf, first) : bitsFor(places);
  }
}
