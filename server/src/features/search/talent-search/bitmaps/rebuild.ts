import type { Database } from '../../../../platform/db/database.ts';
import { bitmapsOf, chunkSize } from '../facets.ts';
import { replaceNameWords } from '../names/words.queries.ts';
import { personWords, withInitials } from './apply-changes.ts';
import { deleteChanges, lockBitmaps, removeTimeLimit } from './changes.queries.ts';
import {
  analyzeTables,
  type ChunkBits,
  insertMissingTalents,
  lastChunk,
  listChunk,
  listChunkChanges,
  readClock,
  reorderBitmaps,
  replaceChunk,
  requeueAppliedSince,
} from './rebuild.queries.ts';
import { renewAllCuts } from './renew-cuts.ts';
import { readSourceRows, writeRows } from './rows.queries.ts';

function toChunkBits(people: Iterable<{ talentNo: number; facets: readonly number[] }>): ChunkBits[] {
  const bitmaps = new Map<number, Uint8Array>();
  for (const { talentNo, facets } of people) {
    const position = talentNo % chunkSize;
    for (const one of facets.flatMap(bitmapsOf)) {
      const bits = bitmaps.get(one) ?? new Uint8Array(chunkSize / 8);
      bitmaps.set(one, bits);
      bits[position >> 3] = (bits[position >> 3] ?? 0) | (0x80 >> (position & 7));
    }
  }
  return [...bitmaps]
    .sort(([one], [other]) => one - other)
    .map(([facet, bits]) => ({ facet, bits: Buffer.from(bits).toString('hex') }));
}

/**
 * Reads without the lock, which is slow, then writes under it. Talents changed in between are queued again.
 */
async function rebuildChunk(db: Database, chunk: number): Promise<number> {
  const since = await readClock(db);
  const changes = await listChunkChanges(db, chunk);
  const talentIds = await listChunk(db, chunk);
  const sourceRows = (await readSourceRows(db, talentIds)).map((row) => ({
    ...row,
    facets: withInitials(row),
  }));
  await db.transaction().execute(async (trx) => {
    await lockBitmaps(trx);
    await requeueAppliedSince(trx, chunk, since);
    await deleteChanges(trx, changes);
    const numbers = await writeRows(trx, sourceRows);
    const people = sourceRows.map((row) => ({ row, talentNo: numbers.get(row.talent_id) ?? 0 }));
    await replaceNameWords(
      trx,
      [...numbers.values()],
      people.flatMap(({ row, talentNo }) => personWords(row, talentNo)),
    );
    await replaceChunk(trx, chunk, toChunkBits(people.map(({ row, talentNo }) => ({ ...row, talentNo }))));
  });
  return sourceRows.length;
}

/** Rebuilds everything search reads, chunk by chunk, while people keep searching. */
export async function rebuildSearch(db: Database, onProgress: (done: number, all: number) => void) {
  await db.transaction().execute(async (trx) => {
    await removeTimeLimit(trx);
    await insertMissingTalents(trx);
    await analyzeTables(trx);
  });
  const last = await lastChunk(db);
  let done = 0;
  for (let chunk = 0; chunk <= last; chunk++) {
    done += await rebuildChunk(db, chunk);
    onProgress(chunk + 1, last + 1);
  }
  await renewAllCuts(db);
  await db.transaction().execute(async (trx) => {
    await removeTimeLimit(trx);
    await lockBitmaps(trx);
    await reorderBitmaps(trx);
  });
  return done;
}
