import { toFailure } from '../../../../shared/lib/images/upload-failure.ts';
import type { Failure } from './upload.ts';

/** The browser can no longer read the file: moved, deleted, or on a removed card. */
export class FileGoneError extends Error {
  override readonly name = 'FileGoneError';
}

/** What no further try can change: the file itself is the reason. */
const finalReasons: readonly Failure['reason'][] = ['refused', 'unreadable', 'tooLarge'];

export const mayRetry = ({ reason }: Failure): boolean => !finalReasons.includes(reason);

export const failureOf = (error: unknown): Failure =>
  error instanceof FileGoneError ? { reason: 'unreadable' } : toFailure(error);

/** Distinguishes a lost file from a lost connection, which browsers report the same way. */
export async function assertReadable(file: Blob): Promise<void> {
  try {
    await file.slice(0, 1).arrayBuffer();
  } catch (cause) {
    throw new FileGoneError('The file cannot be read any more', { cause });
  }
}
