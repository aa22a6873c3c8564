import type { ShortlistCard } from '@callboard/contract/casting/shortlists';

/** Entry 101 is talent 1. */
export const someCard = (
  id: number,
  talent: Partial<ShortlistCard['talent']> = {},
  entry: Partial<ShortlistCard> = {},
): ShortlistCard => ({
  id: 100 + id,
  charcter_id: 9,
  user_id: id,
  note: null,
  rating: null,
  revision: 1,
  added_by: { user_id: 8, name: 'Kabir Sen' },
  note_by: null,
  created_at: '2026-11-12T08:00:00Z',
  stage: 'shortlisted',
  talent: {
    user_id: id,
    userUniqueId: `u-${id}`,
    name: `Talent ${id}`,
    image: null,
    placeholder: null,
    current_residence: 'Mumbai',
    screen_min_age: 24,
    screen_max_age: 32,
    isRecruiterUnlocked: false,
    is_visible: true,
    languages: ['Hindi'],
    height_cm: 168,
    usual_fee: null,
    days: null,
    ...talent,
  },
  ...entry,
});
