import type { addToShortlist, removeFromShortlists } from '@callboard/contract/casting/characters';
import type { Parsed } from '@callboard/contract/endpoint';
import type { Database } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { fullList } from '../../../platform/http/list.ts';
import { memberOf } from '../../../platform/http/member.ts';
import { ProblemError } from '../../../platform/http/problem-error.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import { toShortlistEntry } from './characters.mapper.ts';
import * as queries from './shortlists.queries.ts';

const changesPerHour = { max: 1200, seconds: 60 * 60 };

type AddInput = Parsed<typeof addToShortlist>['body'];
type RemoveInput = Parsed<typeof removeFromShortlists>['body'];

export interface ShortlistOptions {
  readonly db: Database;
  readonly limits: Limits;
  /** Throws when the actor may not see this talent. */
  readonly findVisibleTalent: (trx: Database, talentId: number, actor: Actor) => Promise<unknown>;
}

export function createShortlists({ db, limits, findVisibleTalent }: ShortlistOptions) {
  return {
    /** All or none: a talent out of sight is treated as missing. */
    async add(actor: Actor, { charcter_id, user_id, note }: AddInput) {
      const recruiterId = memberOf(actor).accountId;
      await limits.take(`shortlists:${recruiterId}`, changesPerHour);
      const talentIds = [...new Set(user_id)];
      const entries = await db.transaction().execute(async (trx) => {
        if (!(await queries.lockCastableCharacter(trx, recruiterId, charcter_id)))
          throw new ProblemError('NOT_FOUND');
        for (const talentId of talentIds) await findVisibleTalent(trx, talentId, actor);
        await queries.addEntries(trx, charcter_id, talentIds, note ?? null);
        return queries.listEntries(trx, charcter_id, talentIds);
      });
      return fullList(entries.map(toShortlistEntry));
    },

    /** All or none: another recruiter's character is treated as missing. */
    async remove(actor: Actor, { charcter_id, user_id }: RemoveInput): Promise<void> {
      const recruiterId = memberOf(actor).accountId;
      await limits.take(`shortlists:${recruiterId}`, changesPerHour);
      const characterIds = [...new Set(charcter_id)];
      await db.transaction().execute(async (trx) => {
        const ownCount = await queries.countOwn(trx, recruiterId, characterIds);
        if (ownCount < characterIds.length) throw new ProblemError('NOT_FOUND');
        await queries.removeEntries(trx, characterIds, user_id);
      });
    },
  };
}
export type Shortlists = ReturnType<typeof createShortlists>;
