import type { Line, Run } from './sheet.ts';
import type { FontName, Typefaces } from './typefaces.ts';

/** The font, its fallbacks and the letter spacing. */
const voices = {
  name: {
    fonts: ['fraunces-display', 'fraunces-title', 'inter-semibold', 'devanagari-semibold'],
    tracking: -0.022,
  },
  title: { fonts: ['fraunces-title', 'inter-semibold', 'devanagari-semibold'], tracking: -0.012 },
  italic: { fonts: ['fraunces-italic', 'inter-regular', 'devanagari-regular'], tracking: 0 },
  text: { fonts: ['inter-regular', 'devanagari-regular'], tracking: 0 },
  strong: { fonts: ['inter-semibold', 'devanagari-semibold'], tracking: 0 },
  overline: { fonts: ['inter-semibold', 'devanagari-semibold'], tracking: 0.09 },
} as const satisfies Record<string, { fonts: readonly FontName[]; tracking: number }>;
export type Voice = keyof typeof voices;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** Joiners and variation selectors are invisible. */
const unseen = /\u200c|\u200d|[\ufe00-\ufe0f]/gu;

/** Splits text into graphemes. */
export const lettersOf = (text: string): string[] =>
  [...graphemes.segment(text)].map(({ segment }) => segment);

export interface Typesetter {
  /** Characters that no font has are left out. */
  set(text: string, voice: Voice): Line;
}

/** For one sheet or a few: it caches every line. */
export function createTypesetter({ font }: Typefaces): Typesetter {
  const has = (name: FontName, letter: string) =>
    [...letter.replace(unseen, '')].every((sign) =>
      font(name).hasGlyphForCodePoint(sign.codePointAt(0) ?? 0),
    );

  const place = (letter: string, fonts: readonly FontName[], before: FontName | undefined) => {
    // Spaces and digits keep the script of their neighbours.
    if (before !== undefined && /^[\s\d\p{P}]$/u.test(letter) && has(before, letter)) {
      return { name: before, letter };
    }
    // Decomposes fancy letters, and drops an accent rather than its letter.
    const tries = [letter, letter.normalize('NFKC'), letter.normalize('NFKD').replace(/\p{M}/gu, '')];
    for (const attempt of tries) {
      const name = attempt.replace(unseen, '') === '' ? undefined : fonts.find((one) => has(one, attempt));
      if (name) return { name, letter: attempt };
    }
    return undefined;
  };

  const toRuns = (text: string, fonts: readonly FontName[]) => {
    const runs: { font: FontName; text: string }[] = [];
    for (const letter of lettersOf(text)) {
      const last = runs.at(-1);
      const placed = place(letter, fonts, last?.font);
      if (!placed) continue;
      if (last?.font === placed.name) last.text += placed.letter;
      else runs.push({ font: placed.name, text: placed.letter });
    }
    return runs;
  };

  const shape = (text: string, voice: Voice): Line => {
    const { fonts, tracking } = voices[voice];
    const tidy = (words: string) => words.replace(/\s+/g, ' ').trim();
    const first = toRuns(tidy(text.normalize('NFC')), fonts);
    const said = first.map((run) => run.text).join('');
    // Removed characters may leave two spaces.
    const whole = tidy(said) === said ? first : toRuns(tidy(said), fonts);
    const runs: Run[] = whole.map((run) => {
      const { advanceWidth, glyphs } = font(run.font).layout(run.text);
      return { ...run, width: advanceWidth / font(run.font).unitsPerEm + tracking * glyphs.length };
    });
    return { runs, tracking, width: runs.reduce((sum, run) => sum + run.width, 0) };
  };

  // Fitting sets the same text repeatedly.
  const lines = new Map<string, Line>();
  return {
    set(text, voice) {
      const key = `${voice} ${text}`;
      const line = lines.get(key) ?? shape(text, voice);
      lines.set(key, line);
      return line;
    },
  };
}
