import type { SignInMethod } from '@callboard/contract/accounts/sign-in-methods';
import { mayRemove } from './sign-in-methods.policy.ts';
import type { SignInState } from './sign-in-state.ts';

const orNull = (moment: Date | null) => moment?.toISOString() ?? null;

/** Email and mobile are always listed, even when empty. */
export const toSignInMethods = (state: SignInState): SignInMethod[] => [
  {
    method: 'email',
    address: state.email,
    is_verified: state.email_verified_at !== null,
    pending: state.pending_email,
    since: orNull(state.email_verified_at),
    can_remove: false,
  },
  {
    method: 'mobile',
    address: state.mobile,
    is_verified: state.mobile_verified_at !== null,
    pending: state.pending_mobile,
    since: orNull(state.mobile_verified_at),
    can_remove: mayRemove(state, 'mobile'),
  },
  ...state.identities.map(({ provider, created_at }) => ({
    method: provider,
    address: null,
    is_verified: true,
    pending: null,
    since: created_at.toISOString(),
    can_remove: mayRemove(state, provider),
  })),
];
