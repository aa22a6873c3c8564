import type { Config } from '../../config.ts';
import { createDiskStorage, type DiskStorage } from './disk-storage.ts';
import { createS3Storage } from './s3-storage.ts';
import type { Storage } from './storage.ts';

/** The store the configuration asks for; the disk store also needs its own routes. */
export function createStorage(config: Pick<Config, 'storage' | 'publicUrl' | 'fileSigningSecret'>): {
  storage: Storage;
  disk?: DiskStorage;
} {
  if (config.storage.driver === 's3') return { storage: createS3Storage(config.storage) };
  const disk = createDiskStorage({
    directory: config.storage.directory,
    publicUrl: config.publicUrl,
    secret: config.fileSigningSecret,
  });
  return { storage: disk, disk };
}
