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
  ['＝1+1', "'＝1+1"],
  ['＋1+cmd', "'＋1+cmd"],
  ['－1－cmd', "'－1－cmd"],
  ['＠SUM(A1)', "'＠SUM(A1)"],
  ['﹦1', "'﹦1"],
  ['﹢1', "'﹢1"],
  ['﹣cmd', "'﹣cmd"],
  ['﹫SUM', "'﹫SUM"],
  ['−2+3', "'−2+3"],
  ['  =1', "'  =1"],
  ['\u00a0=1', "'\u00a0=1"],
  ['\u200b=1', "'\u200b=1"],
  ['\ufeff=1', "'\ufeff=1"],
  ['\u2060 \u202e=1', "'\u2060 \u202e=1"],
  ['\u00ad+cmd', "'\u00ad+cmd"],
  ['\0=1', "'\0=1"],
  ['\r=1', `"'\r=1"`],
  ['\n=1', `"'\n=1"`],
  ['\t text', "'\t text"],
  [' text', ' text'],
  ['a=b', 'a=b'],
  ['-5', '-5'],
  ['+919820041736', '+919820041736'],
  ['1.5', '1.5'],
])('%j runs nothing and numbers stay numbers', (text, cell) => {
  expect(toCsv([[text]])).toBe(`\uFEFF${cell}\r\n`);
});

/** The cell as a spreadsheet reads it: without skipped characters, wide letters as narrow ones. */
const asSpreadsheetsSee = (cell: string) =>
  cell.normalize('NFKC').replace(/^[\p{White_Space}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]+/u, '');

test('no cell begins a formula, whatever people write', () => {
  const start = fc.array(
    fc.constantFrom(
      '=',
      '+',
      '-',
      '@',
      '＝',
      '＋',
      '－',
      '＠',
      '−',
      ' ',
      '\t',
      '\r',
      '\n',
      '\u200b',
      '\ufeff',
      '\u00a0',
      '\0',
      '1',
    ),
    { maxLength: 5 },
  );
  fc.assert(
    fc.property(start, fc.string({ unit: 'binary' }), (signs, rest) => {
      const text = signs.join('') + rest;
      const [[cell = ''] = []] = read(toCsv([[text, 'x']]));
      if (/^[+-]?\d+(\.\d+)?$/.test(text)) expect(cell).toBe(text);
      else expect(asSpreadsheetsSee(cell)).not.toMatch(/^[=+\-@−]/);
      expect([text, `'${text}`]).toContain(cell);
    }),
    { numRuns: 2000 },
  );
});

test('whatever is written is read back', () => {
  const cells = fc.array(fc.array(fc.string(), { minLength: 2, maxLength: 2 }), { minLength: 1 });
  fc.assert(
    fc.property(cells, (rows) => {
      const back = read(toCsv(rows)).map((row) => row.map((cell) => cell.replace(/^'/, '')));
      expect(back).toEqual(rows.map((row) => row.map((cell) => cell.replace(/^'/, ''))));
    }),
  );
});
