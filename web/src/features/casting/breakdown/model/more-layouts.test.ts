import { describe, expect, it } from 'vitest';
import { breakdownLists } from '../../../../../test/breakdown-cast.ts';
import { readBreakdown } from './read-breakdown.ts';

const read = (...lines: string[]) => readBreakdown(lines.join('\n'), breakdownLists);
const missed = ({ lines }: ReturnType<typeof read>) =>
  lines.filter(({ use }) => use === 'not-understood').map(({ text }) => text);

describe('a table with commas', () => {
  it('is read with quoted cells and their commas', () => {
    const found = read(
      'Character,Age,Gender,Languages,Notes',
      'Meera,24-32,F,"Hindi, Marathi","Sells tickets, dances"',
      'Kale,45-55,M,Marathi,Never raises his voice',
    );
    expect(
      found.characters.map(({ name, playing_age_min, brief }) => [name, playing_age_min, brief]),
    ).toEqual([
      ['Meera', 24, 'Sells tickets, dances'],
      ['Kale', 45, 'Never raises his voice'],
    ]);
    expect(found.characters[0]?.languages.map(({ language_id }) => language_id)).toEqual([1, 6]);
    expect(missed(found)).toEqual([]);
  });

  it('ends where a line has other commas', () => {
    const found = read('Name, Age, Gender', 'Meera, 24-32, F', 'Kale, 45-55, M', '', 'NANI (F, 65-75)');
    expect(found.characters.map(({ name }) => name)).toEqual(['Meera', 'Kale', 'NANI']);
  });

  it('is not made of what people are asked to send', () => {
    const found = read('Please send your name, age, height', 'Shoot in Mumbai, 12 days');
    expect(found.characters).toEqual([]);
  });
});

describe('a name in capitals over a sentence', () => {
  it('is a character, but not on the first line', () => {
    const found = read(
      'MONSOON LINE',
      'A railway romance in the rains.',
      '',
      'MEERA',
      'Sells tickets for the 6:40 to Virar. Dances once the counter is shut.',
      '',
      'INSPECTOR KALE',
      'Never raises his voice.',
    );
    expect(found.characters.map(({ name, brief }) => [name, brief])).toEqual([
      ['MEERA', 'Sells tickets for the 6:40 to Virar. Dances once the counter is shut.'],
      ['INSPECTOR KALE', 'Never raises his voice.'],
    ]);
  });

  it.each([
    'MONSOON LINE - Breakdown',
    'MONSOON LINE: Character breakdown',
    'Monsoon Line – Cast list',
    'BREAKDOWN',
  ])('%s is the title of all of them', (title) => {
    const found = read(title, 'MEERA (F, 24-32). Runs the shop.', 'KALE (M, 45-55). Never raises his voice.');
    expect(found.characters.map(({ name }) => name)).toEqual(['MEERA', 'KALE']);
    expect(found.lines[0]?.use).toBe('heading');
  });

  it.each(['SYNOPSIS', 'LEADS', 'ABOUT THE FILM', 'SHOOT DATES'])('%s is a heading', (heading) => {
    const found = read('MONSOON LINE', '', heading, 'They meet on the platform every morning.');
    expect(found.characters).toEqual([]);
  });
});
