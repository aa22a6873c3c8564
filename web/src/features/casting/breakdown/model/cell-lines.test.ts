import { describe, expect, it } from 'vitest';
import { breakdownCast, breakdownLists } from '../../../../../test/breakdown-cast.ts';
import { readBreakdown } from './read-breakdown.ts';

const read = (...lines: readonly string[]) => readBreakdown(lines.join('\n'), breakdownLists);
const facts = ({ characters }: ReturnType<typeof read>) =>
  characters.map(({ name, playing_age_min, playing_age_max, gender_id, brief }) => [
    name,
    playing_age_min,
    playing_age_max,
    gender_id,
    brief,
  ]);
const uses = ({ lines }: ReturnType<typeof read>) => lines.map(({ use }) => use);

const header = ['Sr No', 'Character', 'Age', 'Gender', 'Notes'];
const rows = [
  ['1', 'Meera', '24-32', 'F', 'Sells tickets for the 6:40 to Virar'],
  ['2', 'Inspector Kale', '45-55', 'M', 'Never raises his voice'],
  ['3', 'Nani', '65-75', 'F', '-'],
];
const expected = [
  ['Meera', 24, 32, 1, 'Sells tickets for the 6:40 to Virar'],
  ['Inspector Kale', 45, 55, 2, 'Never raises his voice'],
  ['Nani', 65, 75, 1, ''],
];

describe('a table with a cell on each line', () => {
  it('is read, and every line of it is accounted for', () => {
    const found = read(...header, ...rows.flat());
    expect(facts(found)).toEqual(expected);
    expect(uses(found)).toEqual([...header.map(() => 'heading'), ...rows.flat().map(() => 'character')]);
    expect(found.characters.map(({ lines }) => lines)).toEqual([
      [6, 7, 8, 9, 10],
      [11, 12, 13, 14, 15],
      [16, 17, 18, 19, 20],
    ]);
  });

  it('of forty characters', () => {
    const found = read(
      'Character',
      'Age',
      'Gender',
      'Remarks',
      ...breakdownCast.flatMap(({ name, ages, gender, note }) => [
        name,
        ages.join('-'),
        gender ?? 'Any',
        note,
      ]),
    );
    expect(found.characters.map(({ name }) => name)).toEqual(breakdownCast.map(({ name }) => name));
    expect(uses(found)).not.toContain('not-understood');
  });

  it('ends at a blank line, and what follows is read as ever', () => {
    const found = read('CASTING CALL', '', ...header, ...rows.flat(), '', 'ZOYA (F, 17-21). Writes letters.');
    expect(facts(found)).toEqual([...expected, ['ZOYA', 17, 21, 1, 'Writes letters.']]);
  });

  it('has blank lines for empty cells', () => {
    const found = read(
      'Name',
      'Age',
      'Gender',
      'Notes',
      'Meera',
      '',
      'F',
      'Sells tickets',
      'Kale',
      '45',
      'M',
      '',
    );
    expect(facts(found)).toEqual([
      ['Meera', null, null, 1, 'Sells tickets'],
      ['Kale', 45, 45, 2, ''],
    ]);
  });

  it('has a blank line after each cell', () => {
    const found = read(...[...header, ...rows.flat()].flatMap((cell) => [cell, '']));
    expect(facts(found)).toEqual(expected);
  });

  it('may have a column nobody knows', () => {
    const found = read('Character', 'Vibe', 'Age', 'Meera', 'sunny', '24-32', 'Kale', 'stern', '45-55');
    expect(facts(found)).toEqual([
      ['Meera', 24, 32, null, 'Vibe: sunny'],
      ['Kale', 45, 55, null, 'Vibe: stern'],
    ]);
  });

  it.each([
    ['a cell too few', ['Name', 'Age', 'Gender', 'Meera', '24-32', 'F', 'Kale', '45-55']],
    [
      'a cell over two lines',
      ['Name', 'Age', 'Notes', 'Meera', '24', 'Sells', 'tickets', 'Kale', '45', 'limps'],
    ],
    ['ages where the names are', ['Name', 'Age', '24-32', 'Meera', '45-55', 'Kale']],
    ['words where the ages are', ['Name', 'Age', 'Gender', 'Meera', 'Kale', 'Nani']],
    [
      'a column nobody knows at the end',
      ['Character', 'Age', 'Vibe', 'Meera', '24-32', 'sunny', 'Kale', '45', 'x'],
    ],
    ['two columns of names', ['Name', 'Name', 'Meera', 'Sells tickets']],
    ['one known column', ['Character', 'Meera', 'Kale', 'Nani']],
    ['a list of what to send', ['Name', 'Age', 'Height', 'Send it to the address below by Friday.']],
    ['labels', ['Name', 'Meera', 'Age', '24', 'Name', 'Kale', 'Age', '45']],
  ])('is not guessed at: %s', (_, lines) => {
    const found = read(...lines);
    expect(found.lines.map(({ text }) => text)).toEqual(lines);
    const inTable = found.lines.filter(({ use }) => use === 'heading').length;
    expect(inTable).toBeLessThan(2);
  });
});
