import type { UserRecord } from '@callboard/contract/accounts/settings';
import type { ProofBody } from '../api.ts';

export type ProofWay = 'password' | 'code';

/** Where a code goes that shows whose account it is: only an address that has answered before. */
export const codeAddress = (record: UserRecord) => {
  const { email, is_email_verified, mobile_number, is_mobile_verified } = record;
  if (email !== null && is_email_verified) return { kind: 'email', address: email } as const;
  if (mobile_number === null || !is_mobile_verified) return undefined;
  return { kind: 'mobile', address: mobile_number } as const;
};

export const proofWays = (record: UserRecord): ProofWay[] => [
  ...(record.has_password ? ['password' as const] : []),
  ...(codeAddress(record) ? ['code' as const] : []),
];

export const toProofBody = (way: ProofWay, typed: string): ProofBody =>
  way === 'password' ? { current_password: typed } : { current_otp: typed };
