import { describe, expect, it } from 'vitest';
import { sampleGuestTalent, sampleOwnTalent } from '../../../../../test/sample-talent.ts';
import '../i18n.ts';
import '../../../../shared/i18n/i18n.ts';
import { translatorOf } from '../../../../shared/i18n/use-translation.ts';
import { lineOf } from './profile-line.ts';

const t = translatorOf('talentProfile');
const own = (headline: string | null) => lineOf({ as: 'own', talent: sampleOwnTalent({ headline }) }, t);

describe('the line under the name', () => {
  it('adds the city and the playing age', () => {
    expect(own('Actor and Kathak dancer')).toBe('Actor and Kathak dancer, Mumbai. Plays 24–32.');
  });

  it('does not repeat the city or the full stop', () => {
    expect(own('Actor in mumbai. ')).toBe('Actor in mumbai. Plays 24–32.');
  });

  it('is what guests read too', () => {
    const talent = sampleGuestTalent({ headline: 'Actor and Kathak dancer' });
    expect(lineOf({ as: 'guest', talent }, t)).toBe('Actor and Kathak dancer, Mumbai. Plays 24–32.');
  });

  it('is the city when there is no headline', () => {
    expect(lineOf({ as: 'guest', talent: sampleGuestTalent() }, t)).toBe('Mumbai. Plays 24–32.');
  });

  it('is empty when nothing is known', () => {
    const talent = sampleGuestTalent({ current_residence: null, screen_min_age: null });
    expect(lineOf({ as: 'guest', talent }, t)).toBe('');
  });
});
