import type { Database } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { memberOf } from '../../../platform/http/member.ts';
import { ownAccount } from '../../../platform/http/own-account.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import { findTalentInSight, recordLook } from '../talent-profiles/index.ts';
import { findConnection, findLastQuestion } from './connection.queries.ts';
import { toLastQuestion } from './last-question.mapper.ts';

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

    /** Whoever was unlocked stays in sight; about anybody else out of sight there is nothing to tell. */
    async connection(actor: Actor, recruiterId: number, talentId: number) {
      const { accountId } = ownAccount(actor, recruiterId);
      const { talent } = await findTalentInSight(db, talentId, actor);
      const { unlocked_at, last_viewed_at } = await findConnection(db, accountId, talent.id);
      const question = unlocked_at && (await findLastQuestion(db, accountId, talent.id));
      return {
        isUnlocked: unlocked_at !== null,
        unlocked_at: unlocked_at?.toISOString() ?? null,
        isViewed: last_viewed_at !== null,
        last_viewed_at: last_viewed_at?.toISOString() ?? null,
        question: question ? toLastQuestion(question) : null,
      };
    },
  };
}
export type ProfileViews = ReturnType<typeof createProfileViews>;
