import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { breakdownCast, breakdownLists } from '../../../../../test/breakdown-cast.ts';
import { longestBrief, longestName, mostCharacters } from './breakdown.ts';
import { readBreakdown } from './read-breakdown.ts';

const pieces = [
  '1. MEERA (F, 24-32) – sells tickets',
  '*Male lead*',
  'Age 25-30',
  'Role\tAge\tSex\tRemarks',
  'Kale\t45\tM\t"limps\nand ""sings"""',
  '| Character | Age |',
  '|---|---|',
  'Name      Age     Notes',
  'Character: नानी',
  'Budget 8k/day',
  'Languages: Hindi, Marathi (fluent)',
  'NANI, 60s. Keeps the “cane” chair…',
  '5\'6" – 5’10”',
  '10 junior artists required',
  '4 boys and 3 girls (8-10)',
  '2 men, 1 woman',
  'Character\nAge\nGender\nMeera\n24-32\nF',
  'Name\n\nNotes\n\nKale\n\nlimps\n',
  'Age',
  'Name',
  'Nani',
  '"',
  '(',
  '\t',
  '\u00a0',
  '🎬',
  '1️⃣',
  'under 12',
  'İSTANBUL, early 30s',
  '\n',
  '\r\n',
  '\n\n',
  ': ',
  ' - ',
  '|',
];
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc
    .array(fc.oneof(fc.constantFrom(...pieces), fc.string({ maxLength: 12 })), { maxLength: 40 })
    .map((all) => all.join('')),
  fc.array(fc.constantFrom(...pieces), { maxLength: 60 }).map((all) => all.join('\n')),
);

const unquoted = (said: string) => said.replaceAll('"', '');

describe('readBreakdown, whatever is pasted', () => {
  it('has every line once and in order, and invents nothing', () => {
    fc.assert(
      fc.property(text, (pasted) => {
        const { characters, lines } = readBreakdown(pasted, breakdownLists);
        const given = pasted.split(/\r\n|\r|\n/);
        expect(lines.map((line) => line.text)).toEqual(given);
        expect(lines.map(({ number }) => number)).toEqual(given.map((_, at) => at + 1));
        expect(characters.length).toBeLessThanOrEqual(mostCharacters);
        const source = unquoted(pasted);
        const isGiven = (said: string) => source.includes(unquoted(said));
        for (const { key, name, brief, lines: own, wanted } of characters) {
          expect(name).not.toBe('');
          expect(isGiven(name)).toBe(true);
          expect(name.length).toBeLessThanOrEqual(longestName);
          expect(brief.length).toBeLessThanOrEqual(longestBrief);
          expect(wanted).toBeGreaterThan(0);
          const strange = (brief === '' ? [] : brief.split('\n')).filter(
            (piece) => !isGiven(piece) && !piece.split(': ').every(isGiven),
          );
          expect(strange).toEqual([]);
          expect(own).toEqual(
            lines.filter(({ characterKeys }) => characterKeys?.includes(key)).map(({ number }) => number),
          );
        }
        for (const { text: line, use, understood = [] } of lines) {
          if (use === 'blank') expect(line.trim().replaceAll(/[\u200b\u2060]/g, '')).toBe('');
          for (const fact of understood) expect(unquoted(line)).toContain(unquoted(fact.text));
        }
      }),
      { numRuns: process.env.TEST_LONG ? 5000 : 400 },
    );
  });
});

/** Of the processor: on a busy machine the clock goes on while others work. */
const milliseconds = (work: () => void): number => {
  const begun = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1000;
};

describe('readBreakdown of long texts', () => {
  const line =
    'MEERA (F, 24-32) – sells tickets, and has seen every film from the second half, Hindi/Marathi';

  it.each([
    ['lines', Array.from({ length: 700 }, () => line).join('\n')],
    ['one paragraph', Array.from({ length: 10_000 }, (_, at) => `word${at % 7},`).join(' ')],
    ['numbers', Array.from({ length: 10_000 }, (_, at) => `${at % 99}-`).join(' ')],
    ['open quotes', `Role\tAge\n${'"a\t"b\t'.repeat(5000)}`],
    ['spaces', `${' '.repeat(60_000)}x`],
    ['brackets', `MEERA ${'('.repeat(30_000)}`],
    ['kinds', '2 men, '.repeat(7000)],
    ['headings on lines', 'Name\nAge\n'.repeat(5000)],
    ['cells on lines', 'Name\nNotes\nx\n'.repeat(4000)],
    ['a long table of lines', `Name\nNotes\n${'x\n'.repeat(9999)}`],
    ['labels', 'Age: 5 / '.repeat(5000)],
    ['cells', `Role\tAge\n${'\t'.repeat(20_000)}`],
  ])('is quick: %s', (_, pasted) => {
    expect(milliseconds(() => readBreakdown(pasted, breakdownLists))).toBeLessThan(2000);
  });

  it('stops at sixty characters and says which lines are left', () => {
    const pasted = Array.from({ length: 70 }, (_, at) => `${at + 1}. EXTRA ${at} (F, 20-30)`).join('\n');
    const { characters, lines } = readBreakdown(pasted, breakdownLists);
    expect(characters).toHaveLength(60);
    expect(lines.slice(60).map(({ use }) => use)).toEqual(Array.from({ length: 10 }, () => 'not-understood'));
  });

  it('says which lines do not fit into a brief', () => {
    const long = breakdownCast.map(({ note }) => note).join(' ');
    const { characters, lines } = readBreakdown(
      `MEERA (F, 24-32)\n${long}\n${long}\nAge: 24-32`,
      breakdownLists,
    );
    expect(long.length).toBeGreaterThan(1500);
    expect(characters[0]?.brief).toBe(long);
    expect(lines.map(({ use }) => use)).toEqual(['character', 'character', 'not-understood', 'character']);
  });
});
