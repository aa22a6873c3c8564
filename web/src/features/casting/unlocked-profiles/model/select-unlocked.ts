import type { UnlockedRow } from '@callboard/contract/casting/unlocking';
import type { SelectedTalent } from '../../talent-selection/index.ts';

export const toSelected = (row: UnlockedRow): SelectedTalent => ({
  user_id: row.user_id,
  userUniqueId: row.userUniqueId,
  name: row.name,
  photo: row.gallary[0]?.file_url,
  isUnlocked: true,
  match: null,
});

/** Closed accounts cannot be reached. */
export const selectable = (rows: readonly UnlockedRow[]): SelectedTalent[] =>
  rows.filter(({ is_open }) => is_open).map(toSelected);
