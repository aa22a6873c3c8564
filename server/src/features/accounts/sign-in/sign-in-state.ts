import type { OutsideIdentity } from './identities.queries.ts';

export interface LinkedIdentity extends OutsideIdentity {
  readonly created_at: Date;
}

/** Everything an account can be entered by, and what waits to become one. */
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
  /** Those that sign in. */
  readonly identities: readonly LinkedIdentity[];
}
