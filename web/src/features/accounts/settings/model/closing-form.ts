import type { UserRecord } from '@callboard/contract/accounts/settings';
import type { Closing } from '../api.ts';
import type { ProofWay } from './proof.ts';

export interface ClosingValues {
  name: string;
  password: string;
  code: string;
  reason: string;
}

const plain = (text: string) => text.trim().replace(/\s+/g, ' ').toLocaleLowerCase();

/** Typed as on the account, whatever the capitals and the spaces. */
export const namesTheAccount = (record: Pick<UserRecord, 'name'>, typed: string): boolean =>
  plain(record.name) === plain(typed);

export function toClosing({ password, code, reason }: ClosingValues, proof: ProofWay): Closing {
  return {
    ...(proof === 'password' ? { password } : { otp: code }),
    ...(reason.trim() !== '' && { reason: reason.trim() }),
  };
}
