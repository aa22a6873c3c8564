import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { excerptAround, splitMatches } from './split-matches.ts';

const shown = (text: string, query: string) =>
  splitMatches(text, query)
    .map((piece) => (piece.isMatch ? `[${piece.text}]` : piece.text))
    .join('');

describe('splitMatches', () => {
  it.each([
    ['Bring the ghungroo, please', 'ghungroo', 'Bring the [ghungroo], please'],
    ['Monsoon in MONSOON Line', 'monsoon mon', '[Monsoon] in [MONSOON] Line'],
    ['A fee of (40,000)?', '(40,000)', 'A fee of [(40,000)]?'],
    ['नमस्ते जी', 'नमस्ते', '[नमस्ते] जी'],
    ['Nothing here', 'other', 'Nothing here'],
    ['Nothing here', '  ', 'Nothing here'],
  ])('%s, searched for %j', (text, query, marked) => expect(shown(text, query)).toBe(marked));

  it('never changes the text', () =>
    fc.assert(
      fc.property(fc.string(), fc.string(), (text, query) => {
        expect(
          splitMatches(text, query)
            .map((piece) => piece.text)
            .join(''),
        ).toBe(text);
      }),
    ));
});

describe('excerptAround', () => {
  it('keeps a match near the start', () =>
    expect(excerptAround('Bring the\n ghungroo', 'ghungroo')).toBe('Bring the ghungroo'));

  it('starts shortly before a later match', () =>
    expect(excerptAround(`${'word '.repeat(30)}before the ghungroo`, 'ghungroo')).toBe(
      '… word word word before the ghungroo',
    ));
});
