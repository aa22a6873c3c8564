import { describe, expect, it } from 'vitest';
import '../i18n.ts';
import { translatorOf } from '../../../../shared/i18n/use-translation.ts';
import { someCharacter } from '../../characters/characters-for-test.ts';
import { someCard } from '../card-for-test.ts';
import { playsFact, rowFacts } from './character-facts.ts';

const words = { page: translatorOf('shortlistPage'), card: translatorOf('talentCard') };

describe('what matters for a character', () => {
  it.each([
    [20, 30, undefined],
    [32, 40, undefined],
    [33, 40, '33–40'],
    [null, 23, 'up to 23'],
    [33, null, 'from 33'],
    [null, null, undefined],
  ])('plays 24–32 where %s to %s is wanted', (from, to, wanted) => {
    const character = someCharacter({ playing_age_min: from, playing_age_max: to });
    expect(playsFact(someCard(1), character, words)).toEqual({
      value: 'Plays 24–32',
      ...(wanted !== undefined && { wanted }),
    });
  });

  it.each([
    [1600, 1700, undefined],
    [1700, null, 'from 170 cm'],
    [1500, 1600, '150–160 cm'],
  ])('168 cm where %s to %s mm is wanted', (from, to, wanted) => {
    const character = someCharacter({ height_min_mm: from, height_max_mm: to });
    const [height] = rowFacts(someCard(1), character, words);
    expect(height).toEqual({ key: 'height', value: '168 cm', ...(wanted !== undefined && { wanted }) });
  });

  it('names the languages of the character first, and those that are missing', () => {
    const languages = ['Hindi', 'Marathi'].map((name, id) => ({ id, name, level_id: 1, level: 'Basic' }));
    const card = someCard(1, { languages: ['English', 'Tamil', 'Hindi', 'Odia'], height_cm: null });
    expect(rowFacts(card, someCharacter({ languages }), words)).toEqual([
      { key: 'speaks', value: 'Hindi, English, Tamil', wanted: 'Marathi' },
    ]);
  });

  it('compares fees for the same thing only', () => {
    const usual_fee = { rupees: 12_000, per: 'day', note: null } as const;
    const card = someCard(1, { languages: [], height_cm: null, usual_fee });
    const wantedFor = (fee_paise: number, fee_per: 'day' | 'project') =>
      rowFacts(card, someCharacter({ fee_paise, fee_per }), words)[0]?.wanted;
    expect(wantedFor(1_000_000, 'day')).toBe('₹\u00a010,000');
    expect(wantedFor(1_200_000, 'day')).toBeUndefined();
    expect(wantedFor(1_000_000, 'project')).toBeUndefined();
  });
});
