import type { SignInMethodName } from '@callboard/contract/accounts/sign-in-methods';
import type { SignInState } from './sign-in-state.ts';

export interface VerifiedAddress {
  readonly method: 'email' | 'mobile';
  readonly address: string;
  readonly since: Date;
}

const dayInMilliseconds = 24 * 60 * 60 * 1000;
export const daysToUndo = 7;

/** Addresses that have answered. Any other proves nothing. */
export const verifiedAddresses = (state: SignInState): VerifiedAddress[] => [
  ...(state.email !== null && state.email_verified_at !== null
    ? [{ method: 'email' as const, address: state.email, since: state.email_verified_at }]
    : []),
  ...(state.mobile !== null && state.mobile_verified_at !== null
    ? [{ method: 'mobile' as const, address: state.mobile, since: state.mobile_verified_at }]
    : []),
];

/**
 * Who may take a change back. A stranger who added a number yesterday must not undo its removal today, so a
 * method gets the link once its own addition can no longer be undone, or when there is none older.
 */
export function mayUndo({ since }: VerifiedAddress, state: SignInState, now: Date): boolean {
  const all = [
    ...verifiedAddresses(state).map((one) => one.since),
    ...state.identities.map((one) => one.created_at),
  ];
  const isOldest = all.every((other) => since.getTime() <= other.getTime());
  return isOldest || now.getTime() - since.getTime() >= daysToUndo * dayInMilliseconds;
}

/** By which one can come in at present; an unverified email does with its password. */
export const waysIn = (state: SignInState): SignInMethodName[] => [
  ...(state.email !== null && (state.email_verified_at !== null || state.password_hash !== null)
    ? ['email' as const]
    : []),
  ...(state.mobile_verified_at === null ? [] : ['mobile' as const]),
  ...state.identities.map(({ provider }) => provider),
];

/** The email is where we write to: it is changed, never removed. Nobody removes the last way in. */
export const mayRemove = (state: SignInState, method: SignInMethodName): boolean => {
  const ways = waysIn(state);
  return method !== 'email' && ways.includes(method) && ways.length > 1;
};

/** What somebody showed, for comparing it with what holds when the change is made. */
export type ShownProof =
  | { readonly by: 'password'; readonly passwordHash: string }
  | { readonly by: 'code'; readonly address: string }
  /** Nothing could be shown: the account has neither a password nor an address that answered. */
  | { readonly by: 'nothing-yet' };

export function stillHolds(proof: ShownProof, state: SignInState): boolean {
  switch (proof.by) {
    case 'password':
      return state.password_hash === proof.passwordHash;
    case 'code':
      return verifiedAddresses(state).some(({ address }) => address === proof.address);
    case 'nothing-yet':
      return state.password_hash === null && verifiedAddresses(state).length === 0;
  }
}
