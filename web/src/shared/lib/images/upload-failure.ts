import { readRequestError } from '../api/request-error.ts';
import { StorageRejectedError } from './send-to-storage.ts';

export interface UploadFailure {
  /** `quota`: this account is out of space. `full`: the server is, for a while. */
  readonly reason: 'storage' | 'network' | 'frozen' | 'refused' | 'busy' | 'quota' | 'full' | 'other';
  readonly detail?: string | undefined;
}

const reasons: Partial<Record<ReturnType<typeof readRequestError>['code'], UploadFailure['reason']>> = {
  NETWORK: 'network',
  PROFILE_FROZEN: 'frozen',
  VALIDATION_FAILED: 'refused',
  RATE_LIMITED: 'busy',
  STORAGE_QUOTA: 'quota',
  STORAGE_FULL: 'full',
};

/** Why an upload failed, as a key of the texts. */
export function toFailure(error: unknown): UploadFailure {
  if (error instanceof StorageRejectedError) return { reason: error.status === 507 ? 'full' : 'storage' };
  const { code, detail, fields } = readRequestError(error);
  return { reason: reasons[code] ?? 'other', detail: fields[0]?.message ?? detail };
}
