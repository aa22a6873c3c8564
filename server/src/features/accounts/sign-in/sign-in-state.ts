import type { OutsideIdentity } from './identities.queries.ts';

export interface LinkedIdentity extends OutsideIdentity {
  readonly created_at: Date;
}

/** The sign-in methods of an account, with pending ones. */
export interface SignInState {
  readonly id: number;
  readonly kind: 'talent' | 'recruiter';
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string | null;
  readonly email_verified_at: Date | null;
  readonly mobile: string | null;
  readonly mobile_verified_at: Date | null;
  readonly pending_email: string | null;
  readonly pending_mobile: string | null;
  readonly password_hash: string | null;
  /** Methods that sign in. */
  readonly identities: readonly LinkedIdentity[];
}
