import { describe, expect, it } from 'vitest';
import { matchOptions, meantOption, type SearchOption } from './match-options.ts';

const options: SearchOption[] = [
  { id: 1, name: 'Mumbai', detail: 'Maharashtra', keywords: ['Bombay'], group: 'West' },
  { id: 2, name: 'Navi Mumbai', detail: 'Maharashtra', group: 'West' },
  { id: 3, name: 'Kochi', detail: 'Kerala', group: 'South' },
  { id: 4, name: 'Málaga', detail: 'Spain', group: 'Abroad' },
];

describe('matchOptions', () => {
  it.each([
    ['mum', ['Mumbai', 'Navi Mumbai']],
    ['bombay', ['Mumbai']],
    ['kerala', ['Kochi']],
    ['malaga', ['Málaga']],
    ['  KO ', ['Kochi']],
    ['xyz', []],
  ])('%j finds %j', (query, names) => {
    expect(matchOptions(options, query).map(({ name }) => name)).toEqual(names);
  });
});

describe('meantOption', () => {
  const languages: SearchOption[] = [
    { id: 1, name: 'Hindi', keywords: ['हिन्दी'] },
    { id: 2, name: 'Bangla', keywords: ['Bengali', 'बांग्ला'] },
    { id: 3, name: 'Marathi', keywords: ['मराठी'] },
    { id: 4, name: 'Marwari', keywords: ['मारवाड़ी'] },
  ];
  it.each([
    ['HINDI', 1],
    ['हिंदी', 1],
    ['bengali', 2],
    ['बाँग्ला', 2],
    ['मारवाडी', 4],
    ['mara', 3],
    ['मरा', 3],
    ['mar', undefined],
    ['m', undefined],
    ['Klingon', undefined],
  ])('%s of a closed list means %s', (typed, id) => {
    expect(meantOption(languages, typed, true)?.id).toBe(id);
  });

  it('is a whole name where other text can be used', () => {
    expect(meantOption(languages, 'Bengali', false)?.id).toBe(2);
    expect(meantOption(languages, 'mara', false)).toBeUndefined();
  });
});
