import { bitmapsOf } from '../facets.ts';
import type { Term } from '../terms.policy.ts';
import { mustTerms, type RankedCondition, type Wish, weigh, wishesOf } from './character-ranking.policy.ts';
import type { CharacterRequirements } from './fit-facts.ts';
import { percentOf } from './ranking.policy.ts';

/**
 * The ranking of talents for a character, turned round: one talent, and many characters. What characters ask for
 * is kept once, however many ask for it, so that each is looked up in the talent's profile once.
 */

/** A language, a skill or a whole condition. */
interface Ask {
  readonly wishes: readonly Pick<Wish, 'any' | 'none'>[];
  /** Whoever misses one of these does not have it. */
  readonly terms: readonly Term[];
}

/** How many of its asks weigh how much. Characters that ask for as many things of each kind share one. */
interface Weighing {
  /** For each ask, the weight of each combination of its wishes. */
  readonly gains: readonly Uint8Array[];
  readonly decides: readonly boolean[];
  readonly total: number;
  readonly sure: number;
  readonly hasMusts: boolean;
}

export interface CompiledCharacter {
  readonly asks: readonly number[];
  readonly weighing: number;
}

interface Part {
  readonly condition: RankedCondition;
  readonly key: string;
  readonly alone: CharacterRequirements;
}

const nothing = {
  genderId: null,
  ageMin: null,
  ageMax: null,
  heightMinMm: null,
  heightMaxMm: null,
  looks: [],
  languages: [],
  skills: [],
  cities: [],
} as const;

const idsOf = (items: readonly { readonly id: number }[]) => items.map(({ id }) => id).join();

/** In the order of the wishes. */
function partsOf(asked: CharacterRequirements): Part[] {
  const { genderId, ageMin, ageMax, heightMinMm, heightMaxMm, looks, cities } = asked;
  const part = (condition: RankedCondition, key: unknown, own: Partial<CharacterRequirements>): Part => ({
    condition,
    key: `${condition} ${key}`,
    alone: { ...asked, ...nothing, ...own, musts: [condition] },
  });
  return [
    part('gender', genderId, { genderId }),
    part('age', `${ageMin} ${ageMax}`, { ageMin, ageMax }),
    ...asked.languages.map((one) => part('languages', `${one.id} ${one.levelId}`, { languages: [one] })),
    ...asked.skills.map((one) => part('skills', one.id, { skills: [one] })),
    part('height', `${heightMinMm} ${heightMaxMm}`, { heightMinMm, heightMaxMm }),
    part('looks', idsOf(looks), { looks }),
    part('place', idsOf(cities), { cities }),
  ];
}

const gainsOf = (weights: readonly number[]) =>
  Uint8Array.from({ length: 1 << weights.length }, (_, mask) =>
    weights.reduce((sum, weight, at) => sum + (mask & (1 << at) ? weight : 0), 0),
  );

/** The same thing for the same words, made once. */
function createKept<T>() {
  const places = new Map<string, number>();
  const all: T[] = [];
  return {
    all,
    place: (key: string, make: () => T): number => {
      const known = places.get(key);
      if (known !== undefined) return known;
      places.set(key, all.length);
      return all.push(make()) - 1;
    },
  };
}

export function createCharacterCompiler() {
  const asks = createKept<Ask>();
  const weighings = createKept<Weighing>();

  const toAsk = ({ alone, condition }: Part): Ask => ({
    wishes: wishesOf(alone).find((one) => one.condition === condition)?.wishes ?? [],
    // A gender decides in any case, and is asked for by nobody here but its own part.
    terms: mustTerms(alone),
  });

  return {
    asks: asks.all,
    weighings: weighings.all,
    compile(asked: CharacterRequirements): CompiledCharacter {
      const parts = partsOf(asked)
        .map(({ condition, ...part }) => ({
          condition,
          ask: asks.place(part.key, () => toAsk({ condition, ...part })),
        }))
        .filter(({ ask }) => (asks.all[ask]?.wishes.length ?? 0) > 0);
      const wishes = wishesOf(asked).flatMap((one) => one.wishes);
      const sizes = parts.map(({ ask }) => asks.all[ask]?.wishes.length ?? 0);
      const key = `${sizes} ${wishes.map(({ share, isSure }) => `${share}${isSure ? '!' : ''}`)}`;
      const weighing = weighings.place(key, () => {
        const weights = weigh(wishes).map(({ weight }) => weight);
        const ends = sizes.map((_, at) => sizes.slice(0, at + 1).reduce((sum, size) => sum + size, 0));
        const decides = sizes.map((size, at) =>
          wishes.slice((ends[at] ?? 0) - size, ends[at]).some(({ isSure }) => isSure),
        );
        return {
          gains: sizes.map((size, at) => gainsOf(weights.slice((ends[at] ?? 0) - size, ends[at]))),
          decides,
          total: weights.reduce((sum, weight) => sum + weight, 0),
          sure: weights.filter((_, at) => wishes[at]?.isSure).reduce((sum, weight) => sum + weight, 0),
          hasMusts: decides.includes(true),
        };
      });
      return { asks: parts.map(({ ask }) => ask), weighing };
    },
  };
}
export type CharacterCompiler = ReturnType<typeof createCharacterCompiler>;

/** How one talent fits. `fits`: everything is there that decides. */
export interface TalentFit {
  readonly percent: number;
  readonly fits: boolean;
}

const unknown = -1;

/** Compares one talent, by the facets of their profile, with any compiled character. */
export function createTalentFit(
  { asks, weighings }: Pick<CharacterCompiler, 'asks' | 'weighings'>,
  facets: readonly number[],
) {
  const has = new Set(facets.flatMap(bitmapsOf));
  const any = (all: readonly number[]) => all.some((one) => has.has(one));
  const masks: number[] = [];
  const meets: boolean[] = [];

  const look = (place: number): number => {
    const ask = asks[place];
    if (!ask) return 0;
    meets[place] = ask.terms.every(({ facets: wanted, negated }) => any(wanted) !== negated);
    const mask = ask.wishes.reduce(
      (sum, wish, at) => sum + (any(wish.any) && !any(wish.none ?? []) ? 1 << at : 0),
      0,
    );
    masks[place] = mask;
    return mask;
  };

  return ({ asks: places, weighing }: CompiledCharacter): TalentFit => {
    const weighed = weighings[weighing];
    // Who asks for nothing is content with everybody.
    if (!weighed || weighed.total === 0) return { percent: 100, fits: true };
    let fit = 0;
    let meetsMusts = true;
    for (const [at, place] of places.entries()) {
      const known = masks[place] ?? unknown;
      fit += weighed.gains[at]?.[known === unknown ? look(place) : known] ?? 0;
      if (weighed.decides[at] && !meets[place]) meetsMusts = false;
    }
    return { percent: percentOf(weighed, { fit, meetsMusts }) ?? 100, fits: meetsMusts };
  };
}
