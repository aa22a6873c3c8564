import type { UserRecord } from '@callboard/contract/account-settings';
import type { Closing } from '../api/close-user.ts';

export type Proof = 'password' | 'code';

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

export function toClosing({ password, code, reason }: ClosingValues, proof: Proof): Closing {
  return {
    ...(proof === 'password' ? { password } : { otp: code }),
    ...(reason.trim() !== '' && { reason: reason.trim() }),
  };
}

/** Where a code goes that proves whose account it is. */
export const codeAddress = ({ email, mobile_number }: UserRecord) => {
  if (email !== null) return { kind: 'email', address: email } as const;
  return mobile_number === null ? undefined : ({ kind: 'mobile', address: mobile_number } as const);
};
