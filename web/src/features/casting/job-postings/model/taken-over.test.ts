import { expect, it } from 'vitest';
import { someCharacter } from '../../characters/characters-for-test.ts';
import { takenOver } from './taken-over.ts';

const singer = someCharacter({
  fee_paise: 4_500_000,
  fee_per: 'day',
  works_from: '2027-01-12',
  works_to: '2027-01-20',
  work_days: 6,
  brief: 'Sings for coins.',
});

it('takes the fee, the dates and the words of one character', () => {
  expect(takenOver([singer])).toEqual({
    fee_paise: 4_500_000,
    fee_per: 'day',
    works_from: '2027-01-12',
    works_to: '2027-01-20',
    work_days: 6,
    wanted: 1,
    description: 'Sings for coins.',
  });
});

it('takes no fee where the characters differ, and the dates of all of them', () => {
  const drummer = { ...singer, fee_paise: 3_800_000, works_from: '2027-01-02', works_to: null, wanted: 2 };
  expect(takenOver([singer, drummer])).toEqual({
    works_from: '2027-01-02',
    works_to: '2027-01-20',
    work_days: 6,
    wanted: 3,
  });
});

it('makes up nothing that is not known', () => {
  expect(takenOver([someCharacter()])).toEqual({ wanted: 1 });
  expect(takenOver([])).toEqual({});
});
