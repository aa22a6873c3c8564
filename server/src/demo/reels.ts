import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Transaction } from 'kysely';
import { storeReel } from '../features/people/media/index.ts';
import type { DB } from '../platform/db/database.gen.ts';
import type { Storage } from '../platform/storage/storage.ts';
import type { Batch } from './batch.ts';
import { highestAssetId, insertRecords } from './demo.queries.ts';

interface DemoReel {
  readonly name: string;
  readonly kind: 'video' | 'audio';
  /** By the number of their face. */
  readonly face: number;
  readonly caption: string;
}

/** Made by scripts/make-demo-reels.mjs. Only the first faces have some. */
const reels: readonly DemoReel[] = [
  { name: 'introduction', kind: 'video', face: 0, caption: 'Self-introduction' },
  { name: 'dance', kind: 'video', face: 0, caption: 'Kathak, rehearsal' },
  { name: 'song', kind: 'audio', face: 0, caption: 'Flute, Raag Yaman' },
  { name: 'monologue', kind: 'video', face: 1, caption: 'Camera test' },
  { name: 'showreel', kind: 'video', face: 2, caption: 'Showreel' },
  { name: 'tabla', kind: 'audio', face: 3, caption: 'Tabla, practice' },
  { name: 'strings', kind: 'audio', face: 6, caption: 'Tanpura and veena' },
];

const files = {
  video: { ending: 'mp4', contentType: 'video/mp4' },
  audio: { ending: 'm4a', contentType: 'audio/mp4' },
} as const;

/** Checked and stored as uploads are. */
const storeOne = async (storage: Storage, directory: string, { name, kind }: DemoReel) => {
  const { ending, contentType } = files[kind];
  const poster = kind === 'video' && { poster: await readFile(join(directory, `${name}.webp`)) };
  return storeReel(storage, join(directory, `${name}.${ending}`), { kind, contentType, ...poster });
};

/** The reels of the first `talents` people. */
export const storeReels = (storage: Storage, directory: string, talents: number) =>
  Promise.all(
    reels
      .filter(({ face }) => face < talents)
      .map(async (reel) => ({ ...reel, asset: await storeOne(storage, directory, reel) })),
  );
export type StoredReel = Awaited<ReturnType<typeof storeReels>>[number];

/** After the photos of their talents. */
export async function insertReels(trx: Transaction<DB>, stored: readonly StoredReel[], batch: Batch) {
  const firstId = (await highestAssetId(trx)) + 1;
  const items = stored.flatMap(({ face, kind, caption, asset }, index) => {
    const first = batch.gallery_item.find((item) => item.face === face);
    if (!first) return [];
    const { talent_id, created_at } = first;
    const photos = batch.gallery_item.filter((item) => item.talent_id === talent_id).length;
    const id = firstId + index;
    return [
      {
        asset: { id, kind, owner_id: talent_id, ...asset, created_at },
        item: { talent_id, asset_id: id, is_cover: false, caption, position: photos + index, created_at },
      },
    ];
  });
  await insertRecords(
    trx,
    'media_asset',
    items.map(({ asset }) => asset),
  );
  await insertRecords(
    trx,
    'gallery_item',
    items.map(({ item }) => item),
  );
}
