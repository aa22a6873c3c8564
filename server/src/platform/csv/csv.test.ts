import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toCsv } from './csv.ts';

/** Reads a spreadsheet the way RFC 4180 says. */
const read = (csv: string): string[][] => {
  const rows: string[][] = [];
  for (const line of csv.slice(1).match(/(?:"(?:[^"]|"")*"|[^"\r\n])*\r\n/g) ?? []) {
    const cells = line.slice(0, -2).match(/(?<=^|,)(?:"(?:[^"]|"")*"|[^,"]*)(?=,|$)/g) ?? [];
    rows.push(cells.map((cell) => (cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell)));
  }
  return rows;
};

test('begins with the mark that tells Excel how it is written, and ends every row', () => {
  expect(toCsv([['Name'], ['अनन्या']])).toBe('\uFEFFName\r\nअनन्या\r\n');
});

test('quotes what would break a row', () => {
  expect(toCsv([['Rao, Ananya', 'says "hello"', 'two\nlines', null, 3]])).toBe(
    '\uFEFF"Rao, Ananya","says ""hello""","two\nlines",,3\r\n',
  );
});

test.each([
  ['=HYPERLINK("http://x")', `"'=HYPERLINK(""http://x"")"`],
  ['+cmd|calc', "'+cmd|calc"],
  ['-2+3', "'-2+3"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['-5', '-5'],
  ['+919820041736', '+919820041736'],
  ['1.5', '1.5'],
])('%j runs nothing and numbers stay numbers', (text, cell) => {
  expect(toCsv([[text]])).toBe(`\uFEFF${cell}\r\n`);
});

test('whatever is written is read back', () => {
  const cells = fc.array(fc.array(fc.string(), { minLength: 2, maxLength: 2 }), { minLength: 1 });
  fc.assert(
    fc.property(cells, (rows) => {
      const back = read(toCsv(rows));
      expect(back.map((row) => row.map((cell) => cell.replace(/^'(?=[=+\-@\t\r])/, '')))).toEqual(
        rows.map((row) => row.map((cell) => cell.replace(/^'(?=[=+\-@\t\r])/, ''))),
      );
    }),
  );
});
