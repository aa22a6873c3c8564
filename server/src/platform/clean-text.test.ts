import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanText } from './clean-text.ts';

const tricky = fc.constantFrom(
  '\u0000',
  '\u0007',
  '\r',
  '\r\n',
  '\u202e',
  '\u2066',
  '\u200f',
  '\u061c',
  '\u200d',
  '\u200c',
  '\u200b',
  '\ufeff',
  '\ud800',
  '\udc00',
  '\u{1f3f4}',
  '\u{e0067}',
  '\u{e007f}',
  '\u{1f468}',
  '\u{1f3fd}',
  '\ufe0f',
  'क',
  '\u094d',
  '\u0958',
  'e',
  '\u0301',
  ' ',
  '\n',
  '\t',
  '<b>',
  'ﷺ',
  '가',
  '\u2028',
); // prettier-ignore
const texts = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(fc.oneof(tricky, fc.string({ maxLength: 3 }))).map((pieces) => pieces.join('')),
);

describe('cleanText', () => {
  test.each([
    ['  Namaste,\r\nare you free?\r', 'Namaste,\nare you free?'],
    ['a\u0000b\u0007c', 'abc'],
    ['pay\u202egpj.exe', 'paygpj.exe'],
    ['\u2066hidden\u2069', 'hidden'],
    ['lone \ud800 half', 'lone \ufffd half'],
    ['e\u0301', 'é'],
    ['<script>alert(1)</script>', '<script>alert(1)</script>'],
    ['javascript:alert(1)', 'javascript:alert(1)'],
    ['क्\u200dष', 'क्\u200dष'],
    ['👩\u200d🎤 and 👨🏽\u200d🎤', '👩\u200d🎤 and 👨🏽\u200d🎤'],
    [
      '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
      '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
    ],
    ['a\u200db', 'ab'],
    ['e\u0301\u200c', 'é'],
    ['e\u200c\u0301\u200c', 'é'],
    ['hi\u{e0068}\u{e0069}', 'hi'],
    [' \u200b\u200d\u2060 ', ''],
    ['one\ttwo\n\nthree', 'one\ttwo\n\nthree'],
  ])('%j is kept as %j', (typed, cleaned) => {
    expect(cleanText(typed)).toBe(cleaned);
  });

  test('is idempotent and leaves nothing invisible', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const clean = cleanText(text);
        expect(cleanText(clean)).toBe(clean);
        expect(clean.isWellFormed()).toBe(true);
        expect(clean).toBe(clean.trim());
        expect(clean).toBe(clean.normalize('NFC'));
        expect(clean).not.toMatch(/[\u202a-\u202e\u2066-\u2069\u200e\u200f\u061c\r]|[^\P{Cc}\t\n]/u);
      }),
    );
  });

  test('leaves ordinary text alone', () => {
    const word = fc.string({ unit: fc.constantFrom(...'abcमीराகவி🎬 é!?.'), minLength: 1 });
    fc.assert(
      fc.property(word, (text) => {
        expect(cleanText(text)).toBe(text.normalize('NFC').trim());
      }),
    );
  });
});
