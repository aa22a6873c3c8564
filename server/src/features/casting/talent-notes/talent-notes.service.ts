import type { changeTalentNote, TalentNote } from '@callboard/contract/casting/talent-notes';
import type { Parsed } from '@callboard/contract/endpoint';
import type { Database } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { memberOf } from '../../../platform/http/member.ts';
import { ProblemError } from '../../../platform/http/problem-error.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import type { TalentRef } from '../../people/talent-profiles/index.ts';
import { mergeFields, toFieldConflict } from '../projects/index.ts';
import * as queries from './talent-notes.queries.ts';

export interface TalentNoteOptions {
  readonly db: Database;
  readonly limits: Limits;
  /** Throws when the actor may not see this talent. */
  readonly findVisibleTalent: (
    db: Database,
    ref: TalentRef,
    actor: Actor,
  ) => Promise<{ readonly talent: { readonly id: number } }>;
}

const changesPerHour = { max: 1200, seconds: 60 * 60 };

const toTalentNote = (talentId: number, row: queries.TalentNoteRow): TalentNote => ({
  user_id: talentId,
  note: row.note,
  revision: row.revision ?? 0,
  updated_at: row.updated_at?.toISOString() ?? null,
  not_for: row.not_for.map((mark) => ({ ...mark, at: new Date(mark.at).toISOString() })),
  shortlisted_for: [...row.shortlisted_for],
});

export function createTalentNotes({ db, limits, findVisibleTalent }: TalentNoteOptions) {
  const read = async (from: Database, recruiterId: number, talentId: number) => {
    const row = await queries.findTalentNote(from, { recruiterId, talentId });
    if (!row) throw new ProblemError('NOT_FOUND');
    return toTalentNote(talentId, row);
  };

  return {
    async find(actor: Actor, ref: TalentRef) {
      const { talent } = await findVisibleTalent(db, ref, actor);
      return read(db, memberOf(actor).accountId, talent.id);
    },

    async change(
      actor: Actor,
      ref: TalentRef,
      { note, base_revision }: Parsed<typeof changeTalentNote>['body'],
    ) {
      const { accountId: recruiterId } = memberOf(actor);
      await limits.take(`talent-notes:${recruiterId}`, changesPerHour);
      return db.transaction().execute(async (trx) => {
        const { talent } = await findVisibleTalent(trx, ref, actor);
        const pair = { recruiterId, talentId: talent.id };
        const { revision, updated_at, ...current } = await queries.lockTalentNote(trx, pair);
        // The other tab is theirs as well, and yet nobody has read what it says.
        const edit = { field: 'note', revision, editedBy: null, name: null, editedAt: updated_at };
        const { changes, conflicts } = mergeFields<{ note: string | null }>({
          sent: { note },
          current,
          edits: [edit],
          base: base_revision,
          accountId: recruiterId,
        });
        if (changes.note !== undefined) await queries.setTalentNote(trx, pair, changes.note);
        return {
          ...(await read(trx, recruiterId, talent.id)),
          conflicts: conflicts.map((one) => toFieldConflict(one, current.note)),
        };
      });
    },
  };
}
export type TalentNotes = ReturnType<typeof createTalentNotes>;
