import { maxPairings } from '@callboard/contract/casting/line-up-facts';
import type { changePairing, Pairing, savePairing } from '@callboard/contract/casting/line-ups';
import type { ProjectRight } from '@callboard/contract/casting/project-values';
import type { Parsed, Result } from '@callboard/contract/endpoint';
import type { Database } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { memberOf } from '../../../platform/http/member.ts';
import { ProblemError } from '../../../platform/http/problem-error.ts';
import { recordActivity, requireProject } from '../project-access/index.ts';
import { mergeFields, onlySent, toFieldConflict } from '../projects/index.ts';
import { type LineUpOptions, readKnown } from './known-people.service.ts';
import { toPairing } from './line-up.mapper.ts';
import { isSameGroup, mayStand } from './line-up.policy.ts';
import { findHead, listConsidered } from './line-up.queries.ts';
import * as queries from './pairings.queries.ts';

type Which = 'here' | 'removed';

/** A pairing of a project the caller may do this on; everyone else's is not found. */
async function requirePairing(db: Database, actor: Actor, id: number, right: ProjectRight, which: Which) {
  const place = await queries.findPlace(db, id);
  if (!place) throw new ProblemError('NOT_FOUND');
  const access = await requireProject(db, actor, place.project_id, right);
  if (place.is_removed && which === 'here') throw new ProblemError('NOT_FOUND');
  return { ...access, isRemoved: place.is_removed };
}

/** As the reader sees it now. */
async function readPairing(options: LineUpOptions, actor: Actor, id: number): Promise<Pairing> {
  const { db } = options;
  const row = await queries.findPairing(db, id);
  const head = row && (await findHead(db, row.project_id));
  if (!head) throw new ProblemError('NOT_FOUND');
  const considered = await listConsidered(db, row.project_id);
  const known = await readKnown(options, actor, {
    shoot: head,
    places: new Map(considered.map((one) => [one.talent_id, one])),
    ids: row.talent_ids,
    withDays: new Set(row.talent_ids),
  });
  return toPairing(row, known);
}

type SaveBody = Parsed<typeof savePairing>['body'];

async function keepGroup(trx: Database, projectId: number, accountId: number, body: SaveBody) {
  await queries.lockPairings(trx, projectId);
  const pairings = await queries.listPairings(trx, projectId);
  const considered = await listConsidered(trx, projectId);
  const known = [...considered.map((one) => one.talent_id), ...pairings.flatMap((one) => one.talent_ids)];
  if (!mayStand(body.user_ids, new Set(known))) throw new ProblemError('NOT_FOUND');
  const same = pairings.find(({ talent_ids }) => isSameGroup(talent_ids, body.user_ids));
  if (same) return same.id;
  if (pairings.length >= maxPairings) throw new ProblemError('CONFLICT');
  await queries.clearRemoved(trx, projectId);
  const { name, note = null, user_ids: talentIds } = body;
  const id = await queries.insertPairing(trx, { projectId, accountId, name, note, talentIds });
  await recordActivity(trx, { projectId, actorId: accountId, kind: 'pairing_saved' });
  return id;
}

export function createPairings(options: LineUpOptions) {
  const { db } = options;

  const changeFields = async (
    actor: Actor,
    id: number,
    body: Parsed<typeof changePairing>['body'],
  ): Promise<Result<typeof changePairing>['conflicts']> => {
    const { projectId } = await requirePairing(db, actor, id, 'edit', 'here');
    const { accountId } = memberOf(actor);
    return db.transaction().execute(async (trx) => {
      const edits = await queries.listEdits(trx, id);
      const current = await queries.findPairing(trx, id);
      if (!current) throw new ProblemError('NOT_FOUND');
      const { base_revision: base, ...fields } = body;
      const { changes, conflicts } = mergeFields<{ name: string; note: string | null }>({
        sent: onlySent<{ name: string; note: string | null }>(fields),
        current: { name: current.name, note: current.note },
        edits,
        base,
        accountId,
      });
      if (Object.keys(changes).length > 0) {
        await queries.setFields(trx, id, accountId, changes);
        await recordActivity(trx, { projectId, actorId: accountId, kind: 'pairing_changed' }, { join: true });
      }
      return conflicts.map((edit) =>
        toFieldConflict(edit, edit.field === 'name' ? current.name : current.note),
      );
    });
  };

  return {
    async save(actor: Actor, projectId: number, body: SaveBody) {
      const { accountId } = await requireProject(db, actor, projectId, 'edit');
      const id = await db.transaction().execute((trx) => keepGroup(trx, projectId, accountId, body));
      return readPairing(options, actor, id);
    },

    async change(actor: Actor, id: number, body: Parsed<typeof changePairing>['body']) {
      const conflicts = await changeFields(actor, id, body);
      return { ...(await readPairing(options, actor, id)), conflicts };
    },

    async setRemoved(actor: Actor, id: number, isRemoved: boolean) {
      const { projectId, accountId, ...pairing } = await requirePairing(db, actor, id, 'edit', 'removed');
      if (pairing.isRemoved === isRemoved) return;
      const kind = isRemoved ? 'pairing_removed' : 'pairing_restored';
      await db.transaction().execute(async (trx) => {
        await queries.setRemoved(trx, id, isRemoved);
        await recordActivity(trx, { projectId, actorId: accountId, kind });
      });
    },

    async restore(actor: Actor, id: number) {
      await this.setRemoved(actor, id, false);
      return readPairing(options, actor, id);
    },

    async like(actor: Actor, id: number, liked: boolean) {
      const { projectId, accountId } = await requirePairing(db, actor, id, 'comment', 'here');
      await db.transaction().execute(async (trx) => {
        if (!(await queries.setLike(trx, id, accountId, liked))) return;
        const kind = liked ? 'pairing_liked' : 'pairing_like_removed';
        await recordActivity(trx, { projectId, actorId: accountId, kind }, { join: true });
      });
      return readPairing(options, actor, id);
    },
  };
}
export type Pairings = ReturnType<typeof createPairings>;
