import { describe, expect, it } from 'vitest';
import { sampleGuestTalent, sampleOwnTalent } from '../../../../../test/sample-talent.ts';
import '../../../../shared/i18n/i18n.ts';
import { translatorOf } from '../../../../shared/i18n/use-translation.ts';
import type { VisibleTalent } from '../api.ts';
import '../i18n.ts';
import { type ComparedTalent, compareRows, shownName } from './compare-rows.ts';

const translations = { t: translatorOf('talentResults'), status: translatorOf('status') };

const column = (talent: VisibleTalent | undefined, match: number | null = null): ComparedTalent => ({
  compared: { userUniqueId: String(match), name: 'Ananya Rao', match, isAvailable: true },
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
    expect(rows.get('availability')).toMatchObject({ values: ['Available', 'Available'], differs: false });
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
    for (const missing of ['match', 'city', 'height', 'skills', 'waist'] as const) {
      expect(rows.has(missing)).toBe(false);
    }
  });
});
