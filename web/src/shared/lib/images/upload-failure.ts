import { readTrouble } from '../trouble.ts';
import { StorageRefusedError } from './send-to-storage.ts';

export interface UploadFailure {
  readonly reason: 'storage' | 'network' | 'frozen' | 'refused' | 'busy' | 'other';
  readonly detail?: string | undefined;
}

const reasons: Partial<Record<ReturnType<typeof readTrouble>['code'], UploadFailure['reason']>> = {
  NETWORK: 'network',
  PROFILE_FROZEN: 'frozen',
  VALIDATION_FAILED: 'refused',
  RATE_LIMITED: 'busy',
};

/** Why a picture was not sent or not taken, as one of the sentences its place knows. */
export function toFailure(error: unknown): UploadFailure {
  if (error instanceof StorageRefusedError) return { reason: 'storage' };
  const { code, detail, fields } = readTrouble(error);
  return { reason: reasons[code] ?? 'other', detail: fields[0]?.message ?? detail };
}
