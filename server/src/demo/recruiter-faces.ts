import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Transaction } from 'kysely';
import { storePhoto } from '../features/people/media/index.ts';
import type { DB } from '../platform/db/database.gen.ts';
import type { EncodingOptions } from '../platform/images/derive-photo.ts';
import type { Storage } from '../platform/storage/storage.ts';
import type { Batch } from './batch.ts';
import { highestAssetId, insertRecords } from './demo.queries.ts';
import { callboardRecruiterId, type Recruiter } from './recruiter.ts';

/** Painted for either gender, as the portraits of talents are. */
const facesOfGender = 19;

/** One face each, in turn; recruiters beyond the last face have none, and neither has Callboard itself. */
export function faceFiles(recruiters: readonly Recruiter[]): Map<number, string> {
  const used = { Female: 0, Male: 0 };
  const files = new Map<number, string>();
  for (const { id, gender } of recruiters) {
    const number = used[gender];
    if (id === callboardRecruiterId || number >= facesOfGender) continue;
    used[gender] += 1;
    files.set(id, `${gender === 'Female' ? 'f' : 'm'}-${String(number).padStart(2, '0')}.webp`);
  }
  return files;
}

type StoredFaces = ReadonlyMap<string, Awaited<ReturnType<typeof storePhoto>>>;

const allFiles = ['f', 'm'].flatMap((gender) =>
  Array.from({ length: facesOfGender }, (_, at) => `${gender}-${String(at).padStart(2, '0')}.webp`),
);

export async function storeRecruiterFaces(
  storage: Storage,
  directory: string,
  encoding: EncodingOptions,
): Promise<StoredFaces> {
  const stored = new Map<string, Awaited<ReturnType<typeof storePhoto>>>();
  for (const file of allFiles) {
    stored.set(file, await storePhoto(storage, await readFile(join(directory, file)), encoding));
  }
  return stored;
}

/** The rows of these recruiters with the icon each has. Their accounts are there already. */
export async function withIcons(trx: Transaction<DB>, rows: Batch['recruiter'], stored: StoredFaces) {
  const firstId = (await highestAssetId(trx)) + 1;
  const icons = rows.flatMap(({ account_id, face, created_at }) => {
    const photo = face === null ? undefined : stored.get(face);
    return photo ? [{ account_id, photo, created_at }] : [];
  });
  const assets = icons.map(({ account_id: owner_id, photo, created_at }, index) => ({
    id: firstId + index,
    kind: 'photo',
    owner_id,
    ...photo,
    created_at,
  }));
  await insertRecords(trx, 'media_asset', assets);
  const iconOf = new Map(assets.map(({ owner_id, id }) => [owner_id, id]));
  return rows.map(({ face: _, ...row }) => ({ ...row, icon_asset_id: iconOf.get(row.account_id) ?? null }));
}
