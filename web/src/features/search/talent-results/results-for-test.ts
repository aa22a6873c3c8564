import type { GuestTalentCard, RecruiterTalentCard } from '@callboard/contract/search/talent-search';

const shared = {
  user_id: 1,
  userUniqueId: '6f1c7d1e-0000-4000-8000-000000000001',
  current_residence: 'Mumbai',
  screen_min_age: 24,
  screen_max_age: 32,
  is_new: false,
  gallary: [{ file_url: '/files/1.webp', placeholder: 'data:image/webp;base64,AA', width: 384, height: 480 }],
  places: [],
};

export const recruiterCard = (change: Partial<RecruiterTalentCard> = {}): RecruiterTalentCard => ({
  ...shared,
  match: 96,
  name: 'Ananya Rao',
  first_name: 'Ananya',
  last_name: 'Rao',
  languages: ['Hindi', 'Kannada'],
  height_cm: 165,
  is_id_verified: true,
  has_video: true,
  has_voice: false,
  usual_fee: { rupees: 12_500, per: 'day', note: 'Negotiable for student films' },
  last_active_at: '2026-11-14T10:00:00Z',
  isRecruiterUnlocked: false,
  isShortlisted: false,
  seen_at: null,
  not_for_part: false,
  has_note: false,
  is_available: true,
  available_on: null,
  days: [
    { date: '2026-11-14', state: 'free' },
    { date: '2026-11-15', state: 'free' },
    { date: '2026-11-16', state: 'booked' },
  ],
  reasons: [{ part: 'height', fits: false, must: false, text: '157 cm, 3 cm under' }],
  ...change,
});

export const guestCard = (change: Partial<GuestTalentCard> = {}): GuestTalentCard => ({
  ...shared,
  match: null,
  name: 'Ananya R.',
  skils: ['Kathak', 'Riding'],
  ...change,
});

export const crowd = (count: number, change: Partial<RecruiterTalentCard> = {}): RecruiterTalentCard[] =>
  Array.from({ length: count }, (_, at) =>
    recruiterCard({
      user_id: at + 1,
      userUniqueId: `6f1c7d1e-0000-4000-8000-${String(at + 1).padStart(12, '0')}`,
      name: `Talent ${at + 1}`,
      ...change,
    }),
  );

export const pageOf = <Card>(results: Card[], totalResults = results.length, page = 1) => ({
  results,
  page,
  limit: 24,
  totalPages: Math.ceil(totalResults / 24),
  totalResults,
});
