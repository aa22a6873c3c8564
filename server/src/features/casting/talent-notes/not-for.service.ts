import type { Database } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { memberOf } from '../../../platform/http/member.ts';
import { ProblemError } from '../../../platform/http/problem-error.ts';
import { recordActivity, requireCharacters } from '../project-access/index.ts';
import * as queries from './not-for.queries.ts';
import type { TalentNoteOptions } from './talent-notes.service.ts';

const marksPerHour = { max: 1200, seconds: 60 * 60 };

interface Mark {
  readonly characterId: number;
  readonly talentId: number;
  readonly notFor: boolean;
}

export function createNotFor({ db, limits, findVisibleTalent }: TalentNoteOptions) {
  const markWithin = async (trx: Database, actor: Actor, { characterId, talentId, notFor }: Mark) => {
    const { accountId: actorId } = memberOf(actor);
    const access = (await requireCharacters(trx, actor, [characterId], 'edit')).get(characterId);
    if (!access) throw new ProblemError('NOT_FOUND');
    const pair = { characterId, talentId };
    // A mark can be taken back also from someone who is out of sight by now.
    const isGone = !notFor && (await queries.removeMark(trx, pair));
    if (!isGone) await findVisibleTalent(trx, talentId, actor);
    const isChanged = notFor ? await queries.addMark(trx, pair, actorId) : isGone;
    if (!isChanged) return;
    const name = await queries.findTalentName(trx, talentId);
    await recordActivity(trx, {
      projectId: access.projectId,
      actorId,
      kind: notFor ? 'not_for_marked' : 'not_for_undone',
      characterId,
      personId: talentId,
      ...(name !== undefined && { values: { name } }),
    });
  };

  return {
    async mark(actor: Actor, mark: Mark): Promise<void> {
      await limits.take(`not-for:${memberOf(actor).accountId}`, marksPerHour);
      await db.transaction().execute((trx) => markWithin(trx, actor, mark));
    },

    async list(actor: Actor, characterId: number) {
      await requireCharacters(db, actor, [characterId], 'read');
      return { user_id: await queries.listMarked(db, characterId) };
    },
  };
}
export type NotFor = ReturnType<typeof createNotFor>;
