import type { Line } from './sheet.ts';
import { lettersOf, type Typesetter, type Voice } from './typesetter.ts';

interface Style {
  readonly voice: Voice;
  readonly size: number;
  readonly width: number;
}

interface WrapStyle extends Style {
  readonly most: number;
  /** Width taken from the first line by its neighbour. */
  readonly indent?: number;
}

const cutShort = (setter: Typesetter, text: string, { voice, size, width }: Style): Line => {
  const letters = lettersOf(text);
  let fits = 0;
  let tooMany = letters.length;
  const cutAt = (count: number) => setter.set(`${letters.slice(0, count).join('').trimEnd()}…`, voice);
  while (tooMany - fits > 1) {
    const middle = Math.floor((fits + tooMany) / 2);
    if (cutAt(middle).width * size <= width) fits = middle;
    else tooMany = middle;
  }
  return cutAt(fits);
};

/** Fits one line: first smaller, then truncated. */
export function fitLine(
  setter: Typesetter,
  text: string,
  style: Style & { readonly smallest?: number },
): { readonly line: Line; readonly size: number } {
  const { voice, size: wanted, width, smallest = wanted } = style;
  const line = setter.set(text, voice);
  const size = line.width * wanted <= width ? wanted : width / line.width;
  if (size >= smallest) return { line, size };
  return { line: cutShort(setter, text, { voice, size: smallest, width }), size: smallest };
}

/** Wraps between words. Words wider than the column are cut, and so is text beyond the last line. */
export function wrap(
  setter: Typesetter,
  text: string,
  style: WrapStyle,
): { readonly lines: readonly Line[]; readonly whole: boolean } {
  const { voice, size, most, indent = 0 } = style;
  const words = text.split(/[^\S\u00a0]+/).filter((word) => setter.set(word, voice).width > 0);
  const lines: Line[] = [];
  while (words.length > 0 && lines.length < most) {
    const width = style.width - (lines.length === 0 ? indent : 0);
    const fits = (count: number) => setter.set(words.slice(0, count).join(' '), voice).width * size <= width;
    let count = 1;
    while (count < words.length && fits(count + 1)) count += 1;
    const last = lines.length === most - 1;
    const taken = words.splice(0, last ? words.length : count).join(' ');
    const line = setter.set(taken, voice);
    if (line.width * size > width) {
      return { lines: [...lines, cutShort(setter, taken, { voice, size, width })], whole: false };
    }
    lines.push(line);
  }
  return { lines, whole: words.length === 0 };
}

/** As many items as fit, and how many are left. */
export function wrapList(setter: Typesetter, items: readonly string[], style: WrapStyle): readonly Line[] {
  // Items are not broken if a line is wide enough.
  const asOne = items.map((item) =>
    setter.set(`${item},`, style.voice).width * style.size <= style.width - (style.indent ?? 0)
      ? item.replace(/\s+/g, '\u00a0')
      : item,
  );
  const saidWith = (count: number) => {
    const left = items.length - count;
    const named = asOne.slice(0, count).join(', ');
    return wrap(setter, left === 0 ? named : `${named} +${left}\u00a0more`, style);
  };
  const all = saidWith(items.length);
  if (all.whole) return all.lines;
  let fits = Math.min(1, items.length);
  let tooMany = items.length;
  while (tooMany - fits > 1) {
    const middle = Math.floor((fits + tooMany) / 2);
    if (saidWith(middle).whole) fits = middle;
    else tooMany = middle;
  }
  return saidWith(fits).lines;
}
