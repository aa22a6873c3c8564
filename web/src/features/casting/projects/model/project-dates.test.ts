import { expect, it } from 'vitest';
import { shootState } from './project-dates.ts';

const at = (from: string | null, to: string | null) =>
  shootState({ shoot_starts_on: from, shoot_ends_on: to }, Date.parse('2026-11-23T06:00:00Z'));

it('says where a project stands between its first and last day', () => {
  expect(at(null, null)).toEqual({ kind: 'none' });
  expect(at('2027-01-12', '2027-03-20')).toMatchObject({ kind: 'ahead', days: 50, isSoon: false });
  expect(at('2026-11-30', null)).toEqual({
    kind: 'ahead',
    from: '2026-11-30',
    to: '2026-11-30',
    days: 7,
    isSoon: true,
  });
  expect(at('2026-11-23', '2026-12-01')).toEqual({ kind: 'now', to: '2026-12-01' });
  expect(at('2026-11-01', '2026-11-22')).toMatchObject({ kind: 'over' });
  expect(at(null, '2026-12-01')).toMatchObject({ kind: 'ahead', from: '2026-12-01', days: 8 });
});
