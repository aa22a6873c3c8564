import { type Emoji, emojiGroups } from './emoji-set.ts';

const all = emojiGroups.flatMap(({ emoji }) => emoji);

/** Those with a word that begins with each of the words typed. */
export function findEmoji(query: string): readonly Emoji[] {
  const typed = query.toLowerCase().split(/\s+/).filter(Boolean);
  return all.filter(({ name }) => {
    const words = name.split(/[\s-]/);
    return typed.every((part) => words.some((word) => word.startsWith(part)));
  });
}

const columns = 8;

/** Where an arrow key leads in a grid of so many; nothing for keys that mean something else. */
export function emojiByKey(key: string, at: number, of: number): number | undefined {
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: at - 1,
    ArrowRight: at + 1,
    ArrowUp: at - columns,
    ArrowDown: at + columns,
    Home: 0,
    End: of - 1,
  };
  const next = steps[key];
  if (next === undefined) return undefined;
  return next < 0 || next >= of ? at : next;
}
