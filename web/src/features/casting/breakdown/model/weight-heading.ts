import type { CharacterWeight } from './breakdown.ts';
import { toPassage, wordsOf } from './passage.ts';
import { matchWeight } from './read-words.ts';

const goesWithWeight = new Set(
  'role roles cast character characters actor actors artist artists the main and talent parts'.split(' '),
);

/** "SUPPORTING CAST", "Lead roles": a heading that says how big the parts below it are. */
export function weightOfHeading(line: string): CharacterWeight | null {
  if (line.length > 60 || /\d/.test(line)) return null;
  const plain = wordsOf(toPassage(line).plain).join(' ');
  let weight: CharacterWeight | null = null;
  let at = 0;
  while (at < plain.length) {
    const found = matchWeight(plain, at);
    if (found?.value.what === 'weight') {
      if (weight && weight !== found.value.weight) return null;
      weight = found.value.weight;
      at = found.end + 1;
      continue;
    }
    const end = plain.indexOf(' ', at);
    const word = plain.slice(at, end === -1 ? undefined : end);
    if (!goesWithWeight.has(word)) return null;
    at += word.length + 1;
  }
  return weight;
}
