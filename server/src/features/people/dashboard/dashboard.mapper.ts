import type { TalentDashboard } from '@callboard/contract/people/dashboard';
import type { listUnlocksByDay, listViewsByDay, listVisitors } from '../profile-visits/index.ts';

type VisitorRow = Awaited<ReturnType<typeof listVisitors>>[number];
type ViewsRow = Awaited<ReturnType<typeof listViewsByDay>>[number];
type UnlocksRow = Awaited<ReturnType<typeof listUnlocksByDay>>[number];
type ViewCounts = TalentDashboard['looks'];

export const toVisitor = async (
  row: VisitorRow,
  photoUrl: (key: string) => Promise<string>,
): Promise<ViewCounts['visitors'][number]> => ({
  recruiterUniqueId: row.public_id,
  name: `${row.first_name} ${row.last_name}`.trim(),
  company: row.company,
  image: row.icon_key === null ? null : await photoUrl(row.icon_key),
  is_verified: row.verified,
  times: Number(row.times),
  last_at: row.last_at.toISOString(),
  unlocked_at: row.unlocked_at?.toISOString() ?? null,
});

/** Every day shown, including those without views. */
export const toDays = (
  days: readonly string[],
  viewed: readonly ViewsRow[],
  unlocked: readonly UnlocksRow[],
): ViewCounts['days'] => {
  const views = new Map(viewed.map((row) => [row.day, Number(row.views)]));
  const unlocks = new Map(unlocked.map((row) => [row.day, row.unlocks]));
  return days.map((day) => ({ day, views: views.get(day) ?? 0, unlocks: unlocks.get(day) ?? 0 }));
};
