import { toFailure } from '../../../../shared/lib/images/upload-failure.ts';
import type { Failure } from './upload.ts';

/** The browser can no longer read what was chosen: moved, deleted, or on a card that was taken out. */
export class FileGoneError extends Error {
  override readonly name = 'FileGoneError';
}

export const failureOf = (error: unknown): Failure =>
  error instanceof FileGoneError ? { reason: 'unreadable' } : toFailure(error);

/** Tells a lost file from a lost connection: the browser reports both in the same words. */
export async function assertReadable(file: Blob): Promise<void> {
  try {
    await file.slice(0, 1).arrayBuffer();
  } catch (cause) {
    throw new FileGoneError('The file cannot be read any more', { cause });
  }
}
