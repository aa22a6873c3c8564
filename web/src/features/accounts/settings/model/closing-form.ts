import type { UserRecord } from '@callboard/contract/accounts/settings';
import type { Closing } from '../api.ts';
import type { ProofMethod } from './proof.ts';

export interface ClosingValues {
  name: string;
  password: string;
  code: string;
  reason: string;
}

const normalise = (text: string) => text.trim().replace(/\s+/g, ' ').toLocaleLowerCase();

/** Ignores case and extra spaces. */
export const matchesAccountName = (record: Pick<UserRecord, 'name'>, typed: string): boolean =>
  normalise(record.name) === normalise(typed);

export function toClosing({ password, code, reason }: ClosingValues, proof: ProofMethod): Closing {
  return {
    ...(proof === 'password' ? { password } : { otp: code }),
    ...(reason.trim() !== '' && { reason: reason.trim() }),
  };
}
