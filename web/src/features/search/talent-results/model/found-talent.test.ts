import { describe, expect, it } from 'vitest';
import '../../../../shared/i18n/i18n.ts';
import { guestCard, recruiterCard } from '../results-for-test.ts';
import { toCard } from './found-talent.ts';

describe('toCard', () => {
  it('has languages, availability, lock, reasons and the fee for recruiters', () => {
    expect(toCard(recruiterCard())).toEqual({
      name: 'Ananya Rao',
      to: '/talent/6f1c7d1e-0000-4000-8000-000000000001',
      photo: { src: '/files/1.webp', thumbnail: 'data:image/webp;base64,AA' },
      playingAge: { min: 24, max: 32 },
      city: 'Mumbai',
      match: 96,
      languages: ['Hindi', 'Kannada'],
      availability: { name: 'available', text: 'Available until 15 Nov' },
      lock: 'locked',
      reasons: [{ part: 'height', fits: false, must: false, text: '157 cm, 3 cm under' }],
      fee: '₹\u00a012,500 per day',
    });
  });

  it('has only skills for guests', () => {
    const card = toCard(guestCard());
    expect(card).toMatchObject({ name: 'Ananya R.', skills: ['Kathak', 'Riding'] });
    expect(Object.keys(card)).not.toContain('languages');
    expect(Object.keys(card)).not.toContain('availability');
    expect(Object.keys(card)).not.toContain('match');
    expect(Object.keys(card)).not.toContain('fee');
  });

  it('prefers the shortlisted badge, and works without photo, age and city', () => {
    expect(toCard(recruiterCard({ is_new: true })).mark).toBe('new');
    expect(toCard(recruiterCard({ is_new: true, isShortlisted: true })).mark).toBe('shortlisted');
    const bare = { gallary: [], screen_min_age: null, screen_max_age: null, current_residence: null };
    expect(toCard(recruiterCard(bare))).toMatchObject({ photo: null, playingAge: null, city: null });
    expect(toCard(recruiterCard({ screen_max_age: null })).playingAge).toEqual({ min: 24, max: 24 });
  });
});
