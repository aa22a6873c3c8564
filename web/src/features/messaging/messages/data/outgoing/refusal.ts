import { UnexpectedAnswerError } from '@callboard/contract/client';
import { readTrouble } from '../../../../../shared/lib/api/request-error.ts';
import { StorageRefusedError } from '../../../../../shared/lib/images/send-to-storage.ts';
import { FileGoneError } from '../files/uploads.ts';

/** Signed out, too much at once, or a server that stumbled: it is tried again by itself. */
const waits: ReadonlySet<string> = new Set([
  'NETWORK',
  'UNAUTHENTICATED',
  'SESSION_ENDED',
  'RATE_LIMITED',
  'INTERNAL',
  'UNAVAILABLE',
  'STORAGE_FULL',
]);

/**
 * Why the server will not take it, however often it is tried: a code, or a sentence of the server's own.
 * Undefined where trying again may help.
 */
export function refusalOf(error: unknown): string | undefined {
  if (error instanceof FileGoneError) return 'fileGone';
  if (error instanceof StorageRefusedError) return error.status < 500 ? 'file' : undefined;
  if (error instanceof UnexpectedAnswerError) return error.status < 500 ? 'other' : undefined;
  const { code, detail, fields } = readTrouble(error);
  if (waits.has(code)) return undefined;
  if (code === 'UNEXPECTED') return 'other';
  if (code === 'VALIDATION_FAILED') return fields[0]?.message ?? detail ?? 'other';
  return code === 'CONFLICT' || code === 'STORAGE_QUOTA' ? (detail ?? code) : code;
}
