import { questionStates, type UnlockedRow } from '@callboard/contract/casting/unlocking';
import type { TalentContact } from '@callboard/contract/people/talent-profiles/profile';
import type { UnlockedListRow } from './unlocked-list.queries.ts';

interface RowExtras {
  readonly contact: TalentContact | null;
  readonly coverUrl: string | null;
  readonly days: UnlockedRow['days'];
}

const toQuestion = (row: UnlockedListRow): UnlockedRow['question'] => {
  const status = questionStates.find((state) => state === row.question_status);
  if (row.question_id === null || row.starts_on === null || row.ends_on === null || !status) return null;
  return { id: row.question_id, start_date: row.starts_on, end_date: row.ends_on, status };
};

const toCover = ({ cover }: UnlockedListRow, url: string | null): UnlockedRow['gallary'] =>
  cover === null || url === null
    ? []
    : [{ file_url: url, placeholder: cover.placeholder, width: cover.width, height: cover.height }];

export const toUnlockedRow = (row: UnlockedListRow, { contact, coverUrl, days }: RowExtras): UnlockedRow => ({
  user_id: row.talent_id,
  userUniqueId: row.public_id,
  name: `${row.first_name} ${row.last_name}`.trim(),
  first_name: row.first_name,
  last_name: row.last_name,
  current_residence: row.city,
  screen_min_age: row.playing_age_min,
  screen_max_age: row.playing_age_max,
  gallary: toCover(row, coverUrl),
  is_open: row.is_open,
  contact,
  unlocked_at: row.unlocked_at.toISOString(),
  last_contact_at: row.last_contact_at?.toISOString() ?? null,
  character:
    row.character_id === null || row.character === null || row.project === null
      ? null
      : { id: row.character_id, name: row.character, project_title: row.project },
  question: toQuestion(row),
  isShortlisted: row.is_shortlisted,
  note: row.note,
  cast_as: [...row.cast_as],
  is_available: row.is_available,
  days,
});
