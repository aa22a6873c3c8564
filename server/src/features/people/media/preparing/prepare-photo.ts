import type { Storage } from '../../../../platform/storage/storage.ts';
import { decodeInTurn, derivePicture } from '../derive-picture.ts';
import { putPhoto } from '../store-photo.ts';
import type { ReadyColumns, WaitingAsset } from './preparing.queries.ts';

/** Decodes a photo from quarantine and puts it where it is served from. */
export const preparePhoto = (storage: Storage, asset: WaitingAsset): Promise<ReadyColumns> =>
  decodeInTurn(async () => {
    const bytes = await storage.read(asset.source_key);
    const photo = await derivePicture(bytes);
    const { original_key: _known, ...columns } = await putPhoto(storage, asset.original_key, bytes, photo);
    return columns;
  });
