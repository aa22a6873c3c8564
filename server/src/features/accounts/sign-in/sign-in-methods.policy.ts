import type { SignInMethodName } from '@callboard/contract/accounts/sign-in-methods';
import type { SignInState } from './sign-in-state.ts';

export interface VerifiedAddress {
  readonly method: 'email' | 'mobile';
  readonly address: string;
  readonly since: Date;
}

const dayInMilliseconds = 24 * 60 * 60 * 1000;
export const daysToUndo = 7;

/** Verified addresses. */
export const verifiedAddresses = (state: SignInState): VerifiedAddress[] => [
  ...(state.email !== null && state.email_verified_at !== null
    ? [{ method: 'email' as const, address: state.email, since: state.email_verified_at }]
    : []),
  ...(state.mobile !== null && state.mobile_verified_at !== null
    ? [{ method: 'mobile' as const, address: state.mobile, since: state.mobile_verified_at }]
    : []),
];

/**
 * Who may undo a change. An intruder who added a number must not undo its removal, so a method gets the link
 * only once its own addition can no longer be undone, or when there is none older.
 */
export function mayUndo({ since }: VerifiedAddress, state: SignInState, now: Date): boolean {
  const all = [
    ...verifiedAddresses(state).map((one) => one.since),
    ...state.identities.map((one) => one.created_at),
  ];
  const isOldest = all.every((other) => since.getTime() <= other.getTime());
  return isOldest || now.getTime() - since.getTime() >= daysToUndo * dayInMilliseconds;
}

/** Methods that can sign in now; an unverified email does with its password. */
export const usableMethods = (state: SignInState): SignInMethodName[] => [
  ...(state.email !== null && (state.email_verified_at !== null || state.password_hash !== null)
    ? ['email' as const]
    : []),
  ...(state.mobile_verified_at === null ? [] : ['mobile' as const]),
  ...state.identities.map(({ provider }) => provider),
];

/** The email can be changed, never removed, and neither can the last sign-in method. */
export const mayRemove = (state: SignInState, method: SignInMethodName): boolean => {
  const ways = usableMethods(state);
  return method !== 'email' && ways.includes(method) && ways.length > 1;
};

/** The given proof, compared again when the change is made. */
export type GivenProof =
  | { readonly by: 'password'; readonly passwordHash: string }
  | { readonly by: 'code'; readonly address: string }
  /** No proof was possible: the account has no password and no verified address. */
  | { readonly by: 'nothing-yet' };

export function stillHolds(proof: GivenProof, state: SignInState): boolean {
  switch (proof.by) {
    case 'password':
      return state.password_hash === proof.passwordHash;
    case 'code':
      return verifiedAddresses(state).some(({ address }) => address === proof.address);
    case 'nothing-yet':
      return state.password_hash === null && verifiedAddresses(state).length === 0;
  }
}
