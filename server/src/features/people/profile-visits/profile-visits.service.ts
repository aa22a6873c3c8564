import type { Database } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { memberOf } from '../../../platform/http/member.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import { findVisibleTalent, recordProfileVisit } from '../talent-profiles/index.ts';

const visitsPerHour = { max: 600, seconds: 60 * 60 };

export function createProfileVisits({ db, limits }: { readonly db: Database; readonly limits: Limits }) {
  return {
    /** A talent they cannot see is NOT_FOUND. */
    async record(actor: Actor, talentId: number): Promise<void> {
      const recruiterId = memberOf(actor).accountId;
      await limits.take(`profile-views:${recruiterId}`, visitsPerHour);
      const { talent } = await findVisibleTalent(db, talentId, actor);
      await recordProfileVisit(db, talent.id, recruiterId);
    },
  };
}
export type ProfileVisits = ReturnType<typeof createProfileVisits>;
