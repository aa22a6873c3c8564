import { describe, expect, test } from 'vitest';
import { ageOn, isAdult, todayInIndia } from './ages.ts';

describe('age', () => {
  test.each([
    ['2026-11-14', 17],
    ['2026-11-15', 18],
    ['2026-11-16', 18],
  ])('born on 15 November 2008, on %s', (today, age) => {
    expect(ageOn(today, '2008-11-15')).toBe(age);
  });

  test('a birthday begins at midnight in India', () => {
    expect(todayInIndia(new Date('2026-11-14T18:29:00Z'))).toBe('2026-11-14');
    expect(todayInIndia(new Date('2026-11-14T18:30:00Z'))).toBe('2026-11-15');
  });

  test('who is of unknown age is not taken for an adult', () => {
    expect(isAdult(ageOn('2026-11-15', null))).toBe(false);
    expect(isAdult(18)).toBe(true);
    expect(isAdult(17)).toBe(false);
  });
});
