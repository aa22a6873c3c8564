import type { changeShortlistEntry, sortShortlist } from '@callboard/contract/casting/shortlists';
import type { Parsed } from '@callboard/contract/endpoint';
import type { Database } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { memberOf } from '../../../platform/http/member.ts';
import { ProblemError } from '../../../platform/http/problem-error.ts';
import { requireCharacters } from '../project-access/index.ts';
import { type FieldEdit, lockCharacters, mergeFields, onlySent, toFieldConflict } from '../projects/index.ts';
import { changesPerHour, type ShortlistOptions } from './adding.service.ts';
import { type EntryFields, findFields, listEntriesById, listOrder } from './entries.queries.ts';
import { setFields, sortEntries } from './entry-writes.queries.ts';
import { placeBefore } from './place-before.policy.ts';
import { lockEntries } from './require-entries.ts';
import { recordEdit } from './shortlist-activity.ts';
import { toShortlistEntry } from './shortlists.mapper.ts';

type Changes = Parsed<typeof changeShortlistEntry>['body'];
type Order = Parsed<typeof sortShortlist>['body'];

interface Fields {
  readonly note: string | null;
  readonly rating: number | null;
}

const editsOf = ({ note_state, rating_state }: EntryFields): FieldEdit[] =>
  Object.entries({ note: note_state, rating: rating_state }).map(([field, { revision, by, name, at }]) => ({
    field,
    revision,
    editedBy: by,
    name,
    editedAt: new Date(at),
  }));

export function createChanging({ db, limits }: Omit<ShortlistOptions, 'findVisibleTalent'>) {
  const changeWithin = async (trx: Database, actor: Actor, id: number, body: Changes) => {
    const { accountId } = memberOf(actor);
    const { accesses } = await lockEntries(trx, actor, [id]);
    const current = await findFields(trx, id);
    if (!current) throw new ProblemError('NOT_FOUND');
    const { base_revision: base, ...sent } = body;
    const { changes, conflicts } = mergeFields<Fields>({
      sent: onlySent<Fields>(sent),
      current: { note: current.note, rating: current.rating },
      edits: editsOf(current),
      base,
      accountId,
    });
    if (Object.keys(changes).length > 0) {
      await setFields(trx, id, accountId, changes);
      for (const [characterId, access] of accesses)
        await recordEdit(trx, 'shortlist_noted', characterId, access);
    }
    const [entry] = await listEntriesById(trx, [id]);
    if (!entry) throw new ProblemError('NOT_FOUND');
    const theirs = (field: string) => (field === 'note' ? entry.note : entry.rating);
    return {
      ...toShortlistEntry(entry),
      conflicts: conflicts.map((edit) => toFieldConflict(edit, theirs(edit.field))),
    };
  };

  const sortWithin = async (trx: Database, actor: Actor, order: Order): Promise<void> => {
    const { charcter_id, id, before: follower } = order;
    const access = (await requireCharacters(trx, actor, [charcter_id], 'edit')).get(charcter_id);
    if (!access) throw new ProblemError('NOT_FOUND');
    await lockCharacters(trx, [charcter_id]);
    const before = await listOrder(trx, charcter_id);
    const named = [...new Set(id)];
    const listed = new Set(before);
    const mentioned = follower ? [...named, follower] : named;
    if (mentioned.some((one) => !listed.has(one))) throw new ProblemError('NOT_FOUND');
    const wanted = follower === undefined ? named : placeBefore(before, named, follower);
    await sortEntries(trx, charcter_id, wanted);
    const after = await listOrder(trx, charcter_id);
    if (after.some((one, at) => one !== before[at]))
      await recordEdit(trx, 'shortlist_sorted', charcter_id, access);
  };

  return {
    /** Applies what does not contradict what someone else changed meanwhile. */
    async change(actor: Actor, id: number, body: Changes) {
      await limits.take(`shortlists:${memberOf(actor).accountId}`, changesPerHour);
      return db.transaction().execute((trx) => changeWithin(trx, actor, id, body));
    },

    async sort(actor: Actor, body: Order): Promise<void> {
      await limits.take(`shortlists:${memberOf(actor).accountId}`, changesPerHour);
      await db.transaction().execute((trx) => sortWithin(trx, actor, body));
    },
  };
}
export type ShortlistChanging = ReturnType<typeof createChanging>;
