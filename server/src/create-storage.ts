import type { Config } from './config.ts';
import { createDiskStorage, type DiskStorage } from './platform/storage/disk-storage.ts';
import type { Storage } from './platform/storage/storage.ts';

/** The store the configuration asks for; the disk store also needs its own routes. */
export async function createStorage(
  config: Pick<Config, 'storage' | 'publicUrl' | 'fileSigningSecret'>,
): Promise<{ storage: Storage; disk?: DiskStorage }> {
  if (config.storage.driver === 's3') {
    // Loaded only where it is used: it is the largest thing a start would read.
    const { createS3Storage } = await import('./platform/storage/s3-storage.ts');
    return { storage: createS3Storage(config.storage) };
  }
  const disk = createDiskStorage({
    directory: config.storage.directory,
    publicUrl: config.publicUrl,
    secret: config.fileSigningSecret,
  });
  return { storage: disk, disk };
}
