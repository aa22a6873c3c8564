import { describe, expect, it } from 'vitest';
import { sampleGuestTalent, sampleOwnTalent } from '../../../../../test/sample-talent.ts';
import '../../../../shared/i18n/i18n.ts';
import { translatorOf } from '../../../../shared/i18n/use-translation.ts';
import type { VisibleTalent } from '../api.ts';
import '../i18n.ts';
import { type ComparedTalent, compareRows, shownName } from './compare-rows.ts';

const translations = {
  t: translatorOf('talentResults'),
  status: translatorOf('status'),
  controls: translatorOf('controls'),
};

const column = (talent: VisibleTalent | undefined, match: number | null = null): ComparedTalent => ({
  compared: { userUniqueId: String(match), name: 'Ananya Rao', match },
  talent,
});
const rowsOf = (columns: readonly ComparedTalent[]) =>
  new Map(compareRows(columns, translations).map((row) => [row.name, row]));

describe('compareRows', () => {
  it('marks the rows that differ', () => {
    const full = sampleOwnTalent();
    const elsewhere = { ...full, current_residence: { id: 2, name: 'Pune', state: 'Maharashtra' } };
    const rows = rowsOf([column(full, 96), column(elsewhere, 91)]);
    expect(rows.get('match')).toMatchObject({ values: ['96%', '91%'], differs: true });
    expect(rows.get('city')?.differs).toBe(true);
    expect(rows.get('languages')?.differs).toBe(false);
    expect(rows.get('fee')?.values[0]).toBe('₹\u00a012,500 per day');
    expect(rows.get('availability')?.values).toEqual(['Unlock to see', 'Unlock to see']);
  });

  it('says the next days of those who are unlocked', () => {
    const unlocked = { ...sampleOwnTalent(), isRecruiterUnlocked: true };
    const free = { ...unlocked, days: [{ date: '2031-01-01', state: 'free' as const }] };
    const rows = rowsOf([column(unlocked, 96), column(free, 91)]);
    expect(rows.get('availability')).toMatchObject({
      values: ['Available today', 'Available'],
      differs: true,
    });
  });

  it('goes by the name of the profile, once it has loaded', () => {
    const loaded = { ...sampleOwnTalent(), name: 'Ananya Rao' };
    const compared = { userUniqueId: 'ananya', name: 'Ananya R.', match: null, isAvailable: null };
    expect(shownName({ compared, talent: undefined })).toBe('Ananya R.');
    expect(shownName({ compared, talent: loaded })).toBe('Ananya Rao');
  });

  it('leaves out empty rows, and has no values while loading', () => {
    const guest = sampleGuestTalent({
      current_residence: null,
      screen_max_age: null,
      skils: [],
      past_work: [],
    });
    const rows = rowsOf([column(guest), column(undefined)]);
    expect(rows.get('age')).toMatchObject({ values: ['24', undefined], differs: true });
    expect(rows.get('work')?.values).toEqual(['0 titles', undefined]);
    for (const missing of ['match', 'city', 'height', 'skills', 'fee', 'waist'] as const) {
      expect(rows.has(missing)).toBe(false);
    }
  });
});
