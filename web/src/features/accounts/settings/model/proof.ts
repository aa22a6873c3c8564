import type { UserRecord } from '@callboard/contract/accounts/settings';
import type { ProofBody } from '../api.ts';

export type ProofMethod = 'password' | 'code';

/** Where a proof code goes: only to a verified address. */
export const codeAddress = (record: UserRecord) => {
  const { email, is_email_verified, mobile_number, is_mobile_verified } = record;
  if (email !== null && is_email_verified) return { kind: 'email', address: email } as const;
  if (mobile_number === null || !is_mobile_verified) return undefined;
  return { kind: 'mobile', address: mobile_number } as const;
};

export const proofMethods = (record: UserRecord): ProofMethod[] => [
  ...(record.has_password ? ['password' as const] : []),
  ...(codeAddress(record) ? ['code' as const] : []),
];

export const toProofBody = (method: ProofMethod, typed: string): ProofBody =>
  method === 'password' ? { current_password: typed } : { current_otp: typed };
