import type { UserRecord } from '@callboard/contract/accounts/settings';

interface Contact {
  readonly address: string | null;
  readonly isVerified: boolean;
  /** A new address that is not verified yet. */
  readonly pending: string | null;
}

export const contactOf = (record: UserRecord, kind: 'email' | 'mobile'): Contact =>
  kind === 'email'
    ? { address: record.email, isVerified: record.is_email_verified, pending: record.pending_email }
    : {
        address: record.mobile_number,
        isVerified: record.is_mobile_verified,
        pending: record.pending_mobile_number,
      };
