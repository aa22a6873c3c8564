import type { Config } from './config.ts';
import { createDiskSpace, type DiskSpace } from './platform/storage/disk-space.ts';
import { createDiskStorage, type DiskStorage } from './platform/storage/disk-storage.ts';
import type { Storage } from './platform/storage/storage.ts';

/** The store the configuration asks for; the disk store also needs its own routes. */
export async function createStorage(
  config: Pick<Config, 'storage' | 'fileSigningSecret' | 'uploadsDirectory' | 'diskReserveBytes'>,
): Promise<{ storage: Storage; disk?: DiskStorage; space: DiskSpace }> {
  const { uploadsDirectory, diskReserveBytes: reserveBytes } = config;
  if (config.storage.driver === 's3') {
    // Loaded only where it is used: it is the largest thing a start would read.
    const { createS3Storage } = await import('./platform/storage/s3-storage.ts');
    // Films and recordings grow here all the same.
    const space = createDiskSpace({ directories: [uploadsDirectory], reserveBytes });
    return { storage: createS3Storage(config.storage), space };
  }
  const { directory } = config.storage;
  const space = createDiskSpace({ directories: [directory, uploadsDirectory], reserveBytes });
  const disk = createDiskStorage({
    directory,
    space,
    secret: config.fileSigningSecret,
  });
  return { storage: disk, disk, space };
}
