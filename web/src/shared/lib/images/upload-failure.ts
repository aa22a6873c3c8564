import { readRequestError } from '../api/request-error.ts';
import { StorageRefusedError } from './send-to-storage.ts';

export interface UploadFailure {
  /** Quota: this account has no room left, and the detail says how much. Full: nobody has, for a while. */
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

/** Why a picture was not sent or not taken, as one of the sentences its place knows. */
export function toFailure(error: unknown): UploadFailure {
  if (error instanceof StorageRefusedError) return { reason: error.status === 507 ? 'full' : 'storage' };
  const { code, detail, fields } = readRequestError(error);
  return { reason: reasons[code] ?? 'other', detail: fields[0]?.message ?? detail };
}
