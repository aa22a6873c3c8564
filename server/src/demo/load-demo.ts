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
import { faces, portraitFile } from './faces.ts';
import { addDemoNotifications } from './notifications.ts';
import { demoSignIns } from './sign-ins.ts';

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

/** A few at a time, in any order; the results are in order. */
async function mapFew<Item, Result>(
  items: readonly Item[],
  make: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const waiting = items.entries();
  const made: Result[] = [];
  const work = async () => {
    for (const [index, item] of waiting) made[index] = await make(item);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return made;
}

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
  let done = 0;
  return mapFew(wanted, async ({ face, look }) => {
    const bytes = await readFile(join(directory, portraitFile(face, look)));
    const photo = await storePhoto(storage, bytes, quickly);
    done += 1;
    if (done % 120 === 0 || done === wanted.length)
      onProgress?.(`Portraits stored: ${done} of ${wanted.length}`);
    return { face: face.number, look, photo };
  });
}

type StoredIcons = ReadonlyMap<string, StoredPortrait['photo']>;

/** The faces of recruiters lie in a folder of their own. */
async function storeIcons(
  { storage, directory }: Pick<StoreOptions, 'storage' | 'directory'>,
  files: readonly string[],
): Promise<StoredIcons> {
  const stored = await mapFew(files, async (file) => {
    const bytes = await readFile(join(directory, 'recruiters', file));
    return [file, await storePhoto(storage, bytes, quickly)] as const;
  });
  return new Map(stored);
}

export interface DemoOptions {
  readonly db: Database;
  readonly storage: Storage;
  readonly today: Date;
  /** With more people than faces, people share them. This is for benchmarks. */
  readonly talents?: number;
  readonly recruiters?: number;
  readonly seed?: string;
  readonly portraitsDir: string;
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

/** A recruiter's face is their icon, and a picture of their own even where faces are reused. */
async function recruiterRows(trx: Transaction<DB>, { recruiter }: Batch, icons: StoredIcons) {
  const firstId = (await highestAssetId(trx)) + 1;
  const rows = recruiter.map(({ face, ...row }, index) => {
    const photo = face === null ? undefined : icons.get(face);
    const id = firstId + index;
    const { account_id: owner_id, created_at } = row;
    return {
      row: { ...row, icon_asset_id: photo ? id : null },
      asset: photo && { id, kind: 'photo', owner_id, ...photo, created_at },
    };
  });
  await insertRecords(
    trx,
    'media_asset',
    rows.flatMap(({ asset }) => asset ?? []),
  );
  return rows.map(({ row }) => row);
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

type CastSize = Required<Pick<DemoOptions, 'talents' | 'seed'>> & DemoOptions;
const recruitersAtFirst = 40;

async function insertCast(
  trx: Transaction<DB>,
  options: CastSize,
  portraits: readonly StoredPortrait[],
  icons: StoredIcons,
) {
  const { seed, talents, recruiters = recruitersAtFirst, today, passwordHash, onProgress } = options;
  let assets: AssetIds | undefined;
  let written = 0;
  for (const batch of createCast({ seed, talents, recruiters, today })) {
    const { account: _, recruiter, gallery_item, ...tables } = batch;
    await insertRecords(trx, 'account', withPasswords(batch, passwordHash));
    if (recruiter.length > 0) await insertRecords(trx, 'recruiter', await recruiterRows(trx, batch, icons));
    if (gallery_item.length > 0)
      assets ??= await insertPortraits(trx, portraits, batch, talents > faces.length);
    const gallery = assets ? galleryRows(batch, assets) : [];
    for (const [table, rows] of Object.entries(tables)) await insertRecords(trx, table, rows);
    await insertRecords(trx, 'gallery_item', gallery);
    await insertRecords(trx, 'profile_check', checkRows(batch, gallery));
    written += batch.talent_body.length;
    if (batch.talent_body.length > 0) onProgress?.(`Talents written: ${written} of ${talents}`);
  }
  await advanceIdentities(trx);
}

/** Recruiters come with the first batch. */
function iconsIn({ seed, talents, recruiters = recruitersAtFirst, today }: CastSize): string[] {
  const [first] = createCast({ seed, talents, recruiters, today });
  return [...new Set(first?.recruiter.flatMap(({ face }) => face ?? []))];
}

/**
 * Fills an empty database with the demo cast. Returns false and changes nothing when there are accounts.
 * Pictures are stored first and the rows follow in one transaction, so an interruption leaves an empty
 * database and at most some unused files.
 */
export async function loadDemo(options: DemoOptions): Promise<boolean> {
  const { db, storage, portraitsDir, talents = faces.length, seed = 'callboard', onProgress } = options;
  if (await hasAccounts(db)) return false;
  const store = { storage, directory: portraitsDir };
  const icons = await storeIcons(store, iconsIn({ ...options, talents, seed }));
  const portraits = await storePortraits({ ...store, count: talents, onProgress });
  return db.transaction().execute(async (trx) => {
    await lockLoader(trx);
    if (await hasAccounts(trx)) return false;
    await pauseSearchIndex(trx);
    await insertCast(trx, { ...options, talents, seed }, portraits, icons);
    await addDemoNotifications(trx, options.today);
    await markAllForIndexing(trx);
    return true;
  });
}
