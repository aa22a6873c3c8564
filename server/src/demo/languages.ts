import type { Person } from './person.ts';
import type { Random, Weighted } from './random.ts';

type Level = 'Basic' | 'Conversational' | 'Fluent' | 'Native';
export type Spoken = ReadonlyMap<string, Level>;

const asSecond: Weighted<Level> = [
  ['Fluent', 5],
  ['Conversational', 3],
  ['Basic', 1],
];
const asThird: Weighted<Level> = [
  ['Fluent', 1],
  ['Conversational', 3],
  ['Basic', 2],
];
const abroad = ['French', 'German', 'Arabic', 'Japanese', 'Spanish', 'Korean', 'Russian'];

/** The mother tongue, nearly always Hindi and English, and a language of the region. */
export function spokenBy({ community, tongue }: Person, random: Random): Spoken {
  const spoken = new Map<string, Level>([[tongue, 'Native']]);
  const add = (language: string, levels: Weighted<Level>, probability: number) => {
    const level = random.weighted(levels);
    if (random.chance(probability) && !spoken.has(language)) spoken.set(language, level);
  };
  add('Hindi', asSecond, community.hub === 'Mumbai' || community.hub === 'Delhi' ? 0.99 : 0.8);
  add('English', asSecond, 0.84);
  add(random.pick(community.neighbourTongues), asThird, 0.42);
  if (random.chance(0.04)) add(random.pick(abroad), asThird, 1);
  if (random.chance(0.015)) add('Indian Sign Language', asThird, 1);
  return spoken;
}
