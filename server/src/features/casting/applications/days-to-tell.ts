import type { Database } from '../../../platform/db/database.ts';
import { unavailableOn } from '../../people/availability/index.ts';
import type { RoleRow } from './role.queries.ts';
import { tellDays } from './sent-checks.policy.ts';

/** What the calendar leaves of the work, as it is when it is told. */
export const daysToTell = async (
  db: Database,
  talentId: number,
  { starts_on, ends_on }: Pick<RoleRow, 'starts_on' | 'ends_on'>,
) => {
  if (starts_on === null || ends_on === null || starts_on > ends_on) return null;
  const busy = await unavailableOn(db, [talentId], { start: starts_on, end: ends_on });
  return tellDays({ start_date: starts_on, end_date: ends_on }, busy);
};
