export type Weighted<T> = readonly (readonly [value: T, weight: number])[];

/** Four well mixed 32-bit words from any text, so similar seeds give unrelated results. */
function hashSeed(text: string): [number, number, number, number] {
  let [a, b, c, d] = [1779033703, 3144134277, 1013904242, 2773480762];
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    a = b ^ Math.imul(a ^ code, 597399067);
    b = c ^ Math.imul(b ^ code, 2869860233);
    c = d ^ Math.imul(c ^ code, 951274213);
    d = a ^ Math.imul(d ^ code, 2716044179);
  }
  return [a | 0, b | 0, c | 0, d | 0];
}

/** The same seed always gives the same choices. A child's choices do not depend on its siblings. */
export class Random {
  readonly seed: string;
  #a: number;
  #b: number;
  #c: number;
  #counter: number;

  constructor(seed: string) {
    this.seed = seed;
    [this.#a, this.#b, this.#c, this.#counter] = hashSeed(seed);
    for (let round = 0; round < 12; round++) this.#word();
  }

  child(name: string): Random {
    return new Random(`${this.seed}/${name}`);
  }

  /** sfc32 */
  #word(): number {
    const word = (this.#a + this.#b + this.#counter) | 0;
    this.#counter = (this.#counter + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + word) | 0;
    return word >>> 0;
  }

  /** From 0 to 1, excluding 1. */
  fraction(): number {
    return this.#word() / 4294967296;
  }

  /** Both ends included. */
  int(min: number, max: number): number {
    return min + Math.floor(this.fraction() * (max - min + 1));
  }

  chance(probability: number): boolean {
    return this.fraction() < probability;
  }

  /** A bell curve, cut at three deviations. */
  normal(mean: number, deviation: number): number {
    const radius = Math.sqrt(-2 * Math.log(1 - this.fraction()));
    const bell = radius * Math.cos(2 * Math.PI * this.fraction());
    return mean + deviation * Math.max(-3, Math.min(3, bell));
  }

  pick<T>(list: readonly T[]): T {
    const item = list[this.int(0, list.length - 1)];
    if (item === undefined) throw new Error('Nothing to pick from');
    return item;
  }

  weighted<T>(pairs: Weighted<T>): T {
    let left = this.fraction() * pairs.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [value, weight] of pairs) {
      left -= weight;
      if (left < 0) return value;
    }
    throw new Error('Nothing to pick from');
  }

  /** This many different items in random order; fewer when the list is shorter. */
  sample<T>(list: readonly T[], count: number): T[] {
    const left = [...list];
    const drawn: T[] = [];
    while (drawn.length < count && left.length > 0) {
      const [item] = left.splice(this.int(0, left.length - 1), 1);
      if (item !== undefined) drawn.push(item);
    }
    return drawn;
  }

  shuffle<T>(list: readonly T[]): T[] {
    return this.sample(list, list.length);
  }

  uuid(): string {
    const hex = Array.from({ length: 4 }, () => this.#word().toString(16).padStart(8, '0')).join('');
    const variant = '89ab'.charAt(Number.parseInt(hex.charAt(16), 16) % 4);
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`;
  }
}
