import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Name, NameOrNothing, Title } from './names.ts';

const name = Name(80);
const read = (text: string) => name.safeParse(text).data;

describe('a name', () => {
  test.each([
    ['  Asha \u00a0\t Kulkarni ', 'Asha Kulkarni'],
    ['Zoe\u0308', 'Zoë'],
    ['A. R. Rahman', 'A. R. Rahman'],
    ['A.R.Rahman', 'A.R.Rahman'],
    ['M.S. Dhoni Jr.', 'M.S. Dhoni Jr.'],
    ['Dr.Rao', 'Dr.Rao'],
    ["D'Souza-Pereira", "D'Souza-Pereira"],
    ['तुषार क्षीरसागर', 'तुषार क्षीरसागर'],
    ['श्री\u200dराम', 'श्री\u200dराम'],
    ['ക്\u200dഷ', 'ക്\u200dഷ'],
    ['അവന്\u200d', 'അവന്\u200d'],
    ['রাজ্\u200cকুমার', 'রাজ্\u200cকুমার'],
    ['நிலா', 'நிலா'],
    ['Nguyễn Thị', 'Nguyễn Thị'],
    ['محمد علي', 'محمد علي'],
    ['7 Lanterns & Co', '7 Lanterns & Co'],
  ])('%j is kept as %j', (typed, kept) => {
    expect(read(typed)).toBe(kept);
  });

  test.each([
    'Asha\nKulkarni',
    'Asha\r\nBcc: all',
    'Asha\u202egnihtyna',
    'A\u2066sha',
    'As\u200bha',
    'As\u200dha',
    'राम\u200d',
    'As\u00adha',
    'As\ufeffha',
    'Asha\u0000',
    'As\u2028ha',
    '\u3164',
    '\u2800\u2800',
    '\u115f',
    'Z\u0301\u0302\u0303\u0304\u0305\u0306algo',
    'Asha\u{e0041}',
    'Asha\ue000',
    '   ',
    '...',
  ])('%j is refused', (typed) => {
    expect(name.safeParse(typed).success).toBe(false);
  });

  test.each([
    'https://evil.example/win',
    'http:evil.com',
    'Win at evil.com',
    'EVIL.RU',
    'www.evil',
    'evil.co.in/prize',
    'evil。com',
    'evil．com',
    'asha@mailbox.in',
    'Asha <asha@mailbox>',
    '//evil',
    'bit.ly/prize',
  ])('%j looks like an address and is refused', (typed) => {
    const { error } = name.safeParse(typed);
    expect(error?.issues.map(({ message }) => message)).toContain('Remove the web or email address');
  });

  test('of a thing may be an address, though not hidden', () => {
    expect(Title(80).parse(' You’ve Got Mail.com ')).toBe('You’ve Got Mail.com');
    expect(Title(80).parse('👩\u200d🎤 singers')).toBe('👩\u200d🎤 singers');
    expect(Title(80).safeParse('Monsoon\u202e').success).toBe(false);
  });

  test('may be missing where not everybody has one', () => {
    expect(NameOrNothing(80).parse('  ')).toBe('');
    expect(NameOrNothing(80).safeParse('evil.com').success).toBe(false);
  });

  test('that was taken holds nothing hidden, has one form and stays as it is', () => {
    const hidden = fc.constantFrom(
      ...'\n\r\u0000\u200b\u200c\u200d\u200e\u202a\u202e\u2066\u2069\u2060\ufeff\u00ad\u061c',
    );
    const piece = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), hidden);
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const kept = read(pieces.join(''));
        if (kept === undefined) return;
        expect(kept).toBe(kept.normalize('NFC').trim());
        expect(kept).not.toMatch(
          /[\p{Cc}\p{Zl}\p{Zp}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]| {2}/u,
        );
        expect(kept).toMatch(/[\p{L}\p{N}]/u);
        expect(read(kept)).toBe(kept);
      }),
      { numRuns: 200 },
    );
  });
});
