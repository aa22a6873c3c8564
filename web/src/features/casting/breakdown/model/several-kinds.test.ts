import { describe, expect, it } from 'vitest';
import { breakdownLists } from '../../../../../test/breakdown-cast.ts';
import { readBreakdown } from './read-breakdown.ts';

const read = (text: string) => readBreakdown(text, breakdownLists);
const [female, male] = [1, 2];
const drafts = (text: string) =>
  read(text).characters.map((one) => [
    one.name,
    one.wanted,
    one.gender_id,
    one.playing_age_min,
    one.playing_age_max,
    one.brief,
  ]);

describe('several kinds of people in one line', () => {
  it.each([
    ['4 boys and 3 girls (8-10)', ['boys', 4, male, 8, 10, ''], ['girls', 3, female, 8, 10, '']],
    ['2 men, 1 woman', ['men', 2, male, null, null, ''], ['woman', 1, female, null, null, '']],
    [
      '5 college boys & 5 college girls',
      ['college boys', 5, male, null, null, ''],
      ['college girls', 5, female, null, null, ''],
    ],
    ['- 4 boys, 3 girls, age 8-10', ['boys', 4, male, 8, 10, ''], ['girls', 3, female, 8, 10, '']],
    ['1) 2 men (40-50) + 1 woman (30-35)', ['men', 2, male, 40, 50, ''], ['woman', 1, female, 30, 35, '']],
    ['2 men (40-50), 1 woman', ['men', 2, male, 40, 50, ''], ['woman', 1, female, null, null, '']],
    [
      '3 male dancers and 2 female dancers – in the wedding song',
      ['male dancers', 3, male, null, null, 'in the wedding song'],
      ['female dancers', 2, female, null, null, 'in the wedding song'],
    ],
    ['4 boys and 3 girls required (8-10 yrs)', ['boys', 4, male, 8, 10, ''], ['girls', 3, female, 8, 10, '']],
    ['Role: 2 men & 1 woman', ['men', 2, male, null, null, ''], ['woman', 1, female, null, null, '']],
    ['2 kids and 3 women (20s)', ['kids', 2, null, 20, 29, ''], ['women', 3, female, 20, 29, '']],
    ['4 boys and 3 girls (7)', ['boys', 4, male, null, null, '7'], ['girls', 3, female, null, null, '7']],
  ])('%s', (text, one, other) => {
    expect(drafts(text)).toEqual([one, other]);
    expect(read(text).lines).toMatchObject([{ use: 'character', characterKeys: [1, 2] }]);
    expect(read(text).characters.map(({ lines }) => lines)).toEqual([[1], [1]]);
  });

  it('of three, line by line, under the size of their part', () => {
    expect(
      read('BACKGROUND\n2 men, 1 woman and 3 girls\n4 boys & 3 girls (8-10)').characters.map(
        ({ name, wanted, weight }) => [name, wanted, weight],
      ),
    ).toEqual([
      ['men', 2, 'background'],
      ['woman', 1, 'background'],
      ['girls', 3, 'background'],
      ['boys', 4, 'background'],
      ['girls', 3, 'background'],
    ]);
  });

  it.each([
    'MEERA (F, 24-32). Runs the shop.\n2 men and 1 woman chase her through the market.',
    '2 men and 1 woman are waiting at the gate',
    '2 men and the dog',
    'We need it in 2 days, 1 woman said',
  ])('is not what a sentence tells: %s', (text) => {
    const { characters, lines } = read(text);
    expect(characters.filter(({ name }) => ['men', 'woman'].includes(name))).toEqual([]);
    expect(lines.map(({ text: line }) => line)).toEqual(text.split('\n'));
  });

  it('are all read or none, where only some have room', () => {
    const many = Array.from({ length: 59 }, (_, at) => `${at + 1}. EXTRA ${at} (F, 20-30)`).join('\n');
    const { characters, lines } = read(`${many}\n\n4 boys and 3 girls (8-10)`);
    expect(characters).toHaveLength(59);
    expect(lines.at(-1)?.use).toBe('not-understood');
  });
});
