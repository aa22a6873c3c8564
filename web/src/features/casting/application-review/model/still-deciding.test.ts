import { describe, expect, it } from 'vitest';
import type { ApplicantDetail } from '../api.ts';
import { isDecidingStep, wasSaidToday } from './still-deciding.ts';

const step = (
  status: 'applied' | 'viewed' | 'shortlisted',
  at: string,
  made_by: 'team' | 'talent' = 'team',
): ApplicantDetail['steps'][number] => ({ status, at, made_by, by: null, words: null });

const steps = [
  step('applied', '2026-11-01T06:00:00Z', 'talent'),
  step('viewed', '2026-11-02T06:00:00Z'),
  step('viewed', '2026-11-08T06:00:00Z'),
  step('shortlisted', '2026-11-08T09:00:00Z'),
];

describe('word that nothing is decided yet', () => {
  it('is a step of the team to where it stood before', () => {
    expect(steps.map((_, at) => isDecidingStep(steps, at))).toEqual([false, false, true, false]);
    expect(isDecidingStep([step('viewed', '2026-11-02T06:00:00Z')], 0)).toBe(false);
  });

  it('is sent once in 24 hours', () => {
    expect(wasSaidToday(steps, Date.parse('2026-11-09T05:59:59Z'))).toBe(true);
    expect(wasSaidToday(steps, Date.parse('2026-11-09T06:00:00Z'))).toBe(false);
    expect(wasSaidToday([], Date.parse('2026-11-09T06:00:00Z'))).toBe(false);
  });
});
