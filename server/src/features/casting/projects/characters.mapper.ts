import { OwnCharacter } from '@callboard/contract/casting/characters';
import { toCharacterFilters } from './character-filters.policy.ts';
import type { LibraryRow } from './characters.queries.ts';
import { shootDaysLeft } from './shoot-days.policy.ts';
import type { ShortlistRow } from './shortlists.queries.ts';

export const toOwnCharacter = (row: LibraryRow, today: string): OwnCharacter => ({
  id: row.id,
  name: row.name,
  project_id: row.project_id,
  project_title: row.project_title,
  project_type: row.project_type,
  status: OwnCharacter.shape.status.parse(row.status),
  filters: toCharacterFilters(row, row.may_ask_for_days ? shootDaysLeft(row, today) : undefined, today),
  shoot_starts_on: row.shoot_starts_on,
  shoot_ends_on: row.shoot_ends_on,
  shortlisted: row.shortlisted,
});

export const toShortlistEntry = (row: ShortlistRow) => ({
  id: row.id,
  charcter_id: row.character_id,
  user_id: row.talent_id,
  note: row.note,
  created_at: row.created_at.toISOString(),
});
