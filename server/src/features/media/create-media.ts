import type { Database } from '../../platform/db/database.ts';
import type { Limits } from '../../platform/limits/limits.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { createMediaJobs } from './media.jobs.ts';
import { createPhotos } from './photos.service.ts';
import { createUploads } from './uploads.service.ts';

interface MediaOptions {
  readonly db: Database;
  readonly storage: Storage;
  readonly limits: Limits;
}

export const createMedia = (options: MediaOptions) => ({
  uploads: createUploads(options),
  photos: createPhotos(options),
  jobs: createMediaJobs(options),
});
export type Media = ReturnType<typeof createMedia>;
