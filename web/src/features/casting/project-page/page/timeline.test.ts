import { describe, expect, it } from 'vitest';
import { countDays, phasesOf } from './timeline.ts';

const none = {
  audition_starts_on: null,
  audition_ends_on: null,
  cast_by: null,
  shoot_starts_on: null,
  shoot_ends_on: null,
  announce_on: null,
};

describe('phasesOf', () => {
  it('puts known dates in their order and says how much is over', () => {
    const phases = phasesOf(
      {
        ...none,
        audition_starts_on: '2026-11-16',
        audition_ends_on: '2026-11-25',
        cast_by: '2026-11-10',
        shoot_starts_on: '2027-01-12',
        shoot_ends_on: '2027-03-20',
      },
      '2026-11-20',
    );
    expect(phases.map(({ key }) => key)).toEqual(['castBy', 'auditions', 'shoot']);
    expect(phases.map(({ done }) => done)).toEqual([1, 0.45, 0]);
    expect(phases.map(({ isNow }) => isNow)).toEqual([false, true, false]);
  });

  it('takes one known end for both', () => {
    expect(phasesOf({ ...none, shoot_starts_on: '2027-01-12' }, '2026-11-20')).toMatchObject([
      { key: 'shoot', from: '2027-01-12', to: '2027-01-12', done: 0 },
    ]);
    expect(phasesOf(none, '2026-11-20')).toEqual([]);
  });

  it('counts both ends', () => {
    expect(countDays('2027-01-12', '2027-01-12')).toBe(1);
    expect(countDays('2027-01-12', '2027-03-20')).toBe(68);
  });
});
