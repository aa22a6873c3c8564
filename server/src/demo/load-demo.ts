import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Transaction } from 'kysely';
import { storePhoto } from '../features/people/media/index.ts';
import type { DB } from '../platform/db/database.gen.ts';
import type { Database } from '../platform/db/database.ts';
import type { Storage } from '../platform/storage/storage.ts';
import type { Batch } from './batch.ts';
import { createCast } from './cast.ts';
import {
  advanceIdentities,
  hasAccounts,
  highestAssetId,
  insertRecords,
  lockLoader,
  markAllForIndexing,
  pauseSearchIndex,
} from './demo.queries.ts';
import { insertDocuments, storeDocuments } from './documents.ts';
import { faces, portraitFile } from './faces.ts';
import { addDemoNotifications } from './notifications.ts';
import { storeRecruiterFaces, withIcons } from './recruiter-faces.ts';
import { insertReels, storeReels } from './reels.ts';
import { demoSignIns } from './sign-ins.ts';
import { addTimelines } from './timelines.queries.ts';

interface StoredPortrait {
  readonly face: number;
  readonly look: number;
  readonly photo: Awaited<ReturnType<typeof storePhoto>>;
}

interface StoreOptions {
  readonly storage: Storage;
  readonly directory: string;
  /** How many faces are needed. */
  readonly count: number;
  readonly onProgress?: ((line: string) => void) | undefined;
}

const atOnce = 4;
/** Fast encoding for a short first start; the files never leave this machine. */
const quickly = { effort: 0 };

/** Stores the portraits of the first faces as if their owners had uploaded them. */
async function storePortraits({
  storage,
  directory,
  count,
  onProgress,
}: StoreOptions): Promise<StoredPortrait[]> {
  const wanted = faces
    .slice(0, count)
    .flatMap((face) => Array.from({ length: face.looks }, (_, look) => ({ face, look })));
  const waiting = wanted.entries();
  const stored: StoredPortrait[] = [];
  let done = 0;
  const work = async () => {
    for (const [index, { face, look }] of waiting) {
      const bytes = await readFile(join(directory, portraitFile(face, look)));
      stored[index] = { face: face.number, look, photo: await storePhoto(storage, bytes, quickly) };
      done += 1;
      if (done % 120 === 0 || done === wanted.length)
        onProgress?.(`Portraits stored: ${done} of ${wanted.length}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return stored;
}

export interface DemoOptions {
  readonly db: Database;
  readonly storage: Storage;
  readonly today: Date;
  /** With more people than faces, people share them. This is for benchmarks. */
  readonly talents?: number;
  readonly recruiters?: number;
  readonly seed?: string;
  /** With the portraits, the faces of recruiters and the reels. */
  readonly directory: string;
  /** The hash of the password of the demo sign-ins; no one else has one. */
  readonly passwordHash: string;
  readonly onProgress?: (line: string) => void;
}

type AssetIds = ReadonlyMap<string, number>;

const assetKey = (face: number, look: number) => `${face}/${look}`;

/** A portrait belongs to the talent with that face, unless several people share it. */
async function insertPortraits(
  trx: Transaction<DB>,
  portraits: readonly StoredPortrait[],
  batch: Batch,
  shared: boolean,
) {
  const owners = new Map(shared ? [] : batch.gallery_item.map(({ face, talent_id }) => [face, talent_id]));
  const firstId = (await highestAssetId(trx)) + 1;
  const rows = portraits.map(({ face, photo }, index) => ({
    id: firstId + index,
    kind: 'photo',
    owner_id: owners.get(face) ?? null,
    ...photo,
    created_at: batch.account[0]?.created_at,
  }));
  await insertRecords(trx, 'media_asset', rows);
  return new Map(portraits.map(({ face, look }, index) => [assetKey(face, look), firstId + index]));
}

function galleryRows(batch: Batch, assets: AssetIds) {
  return batch.gallery_item.map(({ face, look, ...item }) => {
    const asset_id = assets.get(assetKey(face, look));
    if (asset_id === undefined) throw new Error(`Portrait ${face}, look ${look} was not stored`);
    return { ...item, asset_id };
  });
}

/** Everyone who agreed to the showcase was approved with their cover on that day. */
function checkRows(batch: Batch, gallery: ReturnType<typeof galleryRows>) {
  const agreed = batch.consent_event.filter(({ topic }) => topic === 'showcase');
  const days = new Map(agreed.map(({ talent_id, created_at }) => [talent_id, created_at]));
  return gallery
    .filter(({ is_cover, talent_id }) => is_cover && days.has(talent_id))
    .map(({ talent_id, asset_id }) => ({
      talent_id,
      passed: true,
      cover_asset_id: asset_id,
      decided_at: days.get(talent_id),
    }));
}

function withPasswords(batch: Batch, passwordHash: string) {
  const emails = new Set(demoSignIns.map(({ email }) => email));
  return batch.account.map((row) => (emails.has(row.email) ? { ...row, password_hash: passwordHash } : row));
}

/** Everything that is stored before the rows are written. */
async function storeMedia({ storage, directory, talents = faces.length, onProgress }: DemoOptions) {
  return {
    portraits: await storePortraits({
      storage,
      directory: join(directory, 'portraits'),
      count: talents,
      onProgress,
    }),
    recruiterFaces: await storeRecruiterFaces(storage, join(directory, 'recruiters'), quickly),
    reels: await storeReels(storage, join(directory, 'reels'), talents),
    documents: await storeDocuments(storage),
  };
}

async function insertCast(
  trx: Transaction<DB>,
  options: Required<Pick<DemoOptions, 'talents' | 'seed'>> & DemoOptions,
  { portraits, recruiterFaces, reels, documents }: Awaited<ReturnType<typeof storeMedia>>,
) {
  const { seed, talents, recruiters = 40, today, passwordHash, onProgress } = options;
  let assets: AssetIds | undefined;
  let written = 0;
  for (const batch of createCast({ seed, talents, recruiters, today })) {
    const { account: _, gallery_item, recruiter, ...tables } = batch;
    await insertRecords(trx, 'account', withPasswords(batch, passwordHash));
    await insertRecords(trx, 'recruiter', await withIcons(trx, recruiter, recruiterFaces));
    const isFirstTalents = gallery_item.length > 0 && !assets;
    if (isFirstTalents) assets = await insertPortraits(trx, portraits, batch, talents > faces.length);
    const gallery = assets ? galleryRows(batch, assets) : [];
    for (const [table, rows] of Object.entries(tables)) await insertRecords(trx, table, rows);
    await insertRecords(trx, 'gallery_item', gallery);
    if (isFirstTalents) await insertReels(trx, reels, batch);
    if (batch.project.length > 0) await insertDocuments(trx, documents, { batch, today });
    await insertRecords(trx, 'profile_check', checkRows(batch, gallery));
    written += batch.talent_body.length;
    if (batch.talent_body.length > 0) onProgress?.(`Talents written: ${written} of ${talents}`);
  }
  await advanceIdentities(trx);
}

/**
 * Fills an empty database with the demo cast. Returns false and changes nothing when there are accounts.
 * Pictures are stored first and the rows follow in one transaction, so an interruption leaves an empty
 * database and at most some unused files.
 */
export async function loadDemo(options: DemoOptions): Promise<boolean> {
  const { db, talents = faces.length, seed = 'callboard' } = options;
  if (await hasAccounts(db)) return false;
  const media = await storeMedia(options);
  return db.transaction().execute(async (trx) => {
    await lockLoader(trx);
    if (await hasAccounts(trx)) return false;
    await pauseSearchIndex(trx);
    await insertCast(trx, { ...options, talents, seed }, media);
    await addTimelines(trx);
    await addDemoNotifications(trx, options.today);
    await markAllForIndexing(trx);
    return true;
  });
}
