import { toFailure } from '../../../../shared/lib/images/upload-failure.ts';
import { FileGoneError } from '../../../../shared/lib/uploads/readable-file.ts';
import type { Failure } from './upload.ts';

/** What no further try can change: the file itself is the reason. */
const finalReasons: readonly Failure['reason'][] = ['refused', 'unreadable', 'tooLarge'];

export const mayRetry = ({ reason }: Failure): boolean => !finalReasons.includes(reason);

export const failureOf = (error: unknown): Failure =>
  error instanceof FileGoneError ? { reason: 'unreadable' } : toFailure(error);
