import type { BoardCard } from '@callboard/contract/casting/board';
import type { Board } from './api.ts';

export const projectId = 7;

export const card = (user_id: number, name: string, more: Partial<BoardCard> = {}): BoardCard => ({
  user_id,
  userUniqueId: `00000000-0000-4000-8000-00000000000${user_id}`,
  name,
  image: null,
  placeholder: null,
  current_residence: 'Pune',
  screen_min_age: 24,
  screen_max_age: 32,
  isRecruiterUnlocked: false,
  is_visible: true,
  stage: 'shortlisted',
  status: 'shortlisted',
  since: '2026-11-10T10:00:00.000Z',
  entry: { id: user_id * 10, note: null, rating: null, revision: 1, added_by: null },
  has_applied: false,
  can_message: false,
  answers: [],
  ...more,
});

export const row = (id: number, name: string, people: BoardCard[]) => ({
  id,
  name,
  status: 'casting' as const,
  wanted: 1,
  gender: 'Female',
  playing_age_min: 24,
  playing_age_max: 32,
  weight: 'lead',
  skills: ['Kathak'],
  languages: [],
  open_links: 0,
  people,
});

export const board = (more: Partial<Board> = {}): Board => ({
  project_id: projectId,
  title: 'Monsoon Line',
  project_type: 'Web series',
  status: 'open',
  role: 'owner',
  cities: ['Mumbai'],
  shoot_starts_on: null,
  shoot_ends_on: null,
  new_applicants: 0,
  characters: [
    row(1, 'Meera', [
      card(1, 'Asha Rao'),
      card(2, 'Bina Das'),
      card(3, 'Chetan Nair', { stage: 'invited', status: 'declined', entry: null }),
    ]),
    row(2, 'Nani', [card(4, 'Dilip Rane')]),
  ],
  ...more,
});
