import type { Database } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { memberOf } from '../../../platform/http/member.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import { findTalentInSight, recordLook } from '../talent-profiles/index.ts';

const looksPerHour = { max: 600, seconds: 60 * 60 };

export function createProfileViews({ db, limits }: { readonly db: Database; readonly limits: Limits }) {
  return {
    /** Whoever cannot see a talent has not looked at them, and is not told whether there is one. */
    async record(actor: Actor, talentId: number): Promise<void> {
      const recruiterId = memberOf(actor).accountId;
      await limits.take(`profile-views:${recruiterId}`, looksPerHour);
      const { talent } = await findTalentInSight(db, talentId, actor);
      await recordLook(db, talent.id, recruiterId);
    },
  };
}
export type ProfileViews = ReturnType<typeof createProfileViews>;
