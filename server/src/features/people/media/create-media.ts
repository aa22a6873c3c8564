import { join } from 'node:path';
import type { Database } from '../../../platform/db/database.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import type { DiskSpace } from '../../../platform/storage/disk-space.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { createAllowances } from '../storage-allowance/index.ts';
import { createDocumentFiles } from './document-files.ts';
import { createIntake } from './intake.service.ts';
import { createMediaJobs } from './media.jobs.ts';
import { createPhotos } from './photos.service.ts';
import { createPreparingJobs, type PreparingOptions, resumePreparing } from './preparing/preparing.jobs.ts';
import { createExpiring } from './resumable/expiring.job.ts';
import { createPieces } from './resumable/pieces.ts';
import { createResumable } from './resumable/resumable.service.ts';
import { createSendableFiles } from './sendable-files.ts';
import { createUploads } from './uploads.service.ts';

interface MediaOptions {
  readonly db: Database;
  readonly storage: Storage;
  readonly limits: Limits;
  /** The directory of resumable uploads, shared by all nodes. */
  readonly uploadsDirectory: string;
  readonly space: DiskSpace;
  readonly onRejected: PreparingOptions['onRejected'];
}

export function createMedia(options: MediaOptions) {
  const { db, uploadsDirectory, space } = options;
  const allowances = createAllowances();
  const pieces = createPieces(join(uploadsDirectory, 'pieces'));
  const workDirectory = join(uploadsDirectory, 'work');
  const resumable = createResumable({ ...options, pieces, allowances });
  return {
    uploads: createUploads({ ...options, allowances }),
    photos: createPhotos(options),
    sendable: createSendableFiles({ ...options, workDirectory }),
    documents: createDocumentFiles({ ...options, resumable }),
    intake: createIntake({ ...options, resumable }),
    resumable,
    pieces,
    space,
    resume: () => resumePreparing(db),
    jobs: [
      ...createMediaJobs(options),
      ...createPreparingJobs({ ...options, workDirectory }),
      createExpiring({ ...options, pieces, workDirectory }),
    ],
  };
}
export type Media = ReturnType<typeof createMedia>;
