import { StorageRefusedError } from '../../../shared/lib/images/send-to-storage.ts';
import { readTrouble } from '../../../shared/lib/trouble.ts';

export interface Failure {
  readonly reason: 'storage' | 'network' | 'frozen' | 'refused' | 'busy' | 'other';
  readonly detail?: string | undefined;
}

const reasons: Partial<Record<ReturnType<typeof readTrouble>['code'], Failure['reason']>> = {
  NETWORK: 'network',
  PROFILE_FROZEN: 'frozen',
  VALIDATION_FAILED: 'refused',
  RATE_LIMITED: 'busy',
};

/** Why the icon was not saved, as one of the sentences the dialog knows. */
export function toFailure(error: unknown): Failure {
  if (error instanceof StorageRefusedError) return { reason: 'storage' };
  const { code, detail, fields } = readTrouble(error);
  return { reason: reasons[code] ?? 'other', detail: fields[0]?.message ?? detail };
}
