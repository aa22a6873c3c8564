import type { Database } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { ownAccount } from '../../../platform/http/own-account.ts';
import { findVisibleTalent } from '../../people/talent-profiles/index.ts';
import { findConnection, findLastQuestion } from './connection.queries.ts';
import { toLastQuestion } from './last-question.mapper.ts';

/** Unlocked talents stay visible. Others out of sight are a 404. */
export const createConnection =
  ({ db }: { readonly db: Database }) =>
  async (actor: Actor, recruiterId: number, talentId: number) => {
    const { accountId } = ownAccount(actor, recruiterId);
    const { talent } = await findVisibleTalent(db, talentId, actor);
    const { unlocked_at, last_viewed_at } = await findConnection(db, accountId, talent.id);
    const question = unlocked_at && (await findLastQuestion(db, accountId, talent.id));
    return {
      isUnlocked: unlocked_at !== null,
      unlocked_at: unlocked_at?.toISOString() ?? null,
      isViewed: last_viewed_at !== null,
      last_viewed_at: last_viewed_at?.toISOString() ?? null,
      question: question ? toLastQuestion(question) : null,
    };
  };
export type Connection = ReturnType<typeof createConnection>;
