/** An invitation works once, until it expires or is withdrawn. */
export interface InvitationFacts {
  readonly accepted: boolean;
  readonly withdrawn: boolean;
  readonly expired: boolean;
}

export type InvitationState = 'open' | 'used' | 'expired' | 'withdrawn';

export const invitationState = ({ accepted, withdrawn, expired }: InvitationFacts): InvitationState => {
  if (withdrawn) return 'withdrawn';
  if (accepted) return 'used';
  return expired ? 'expired' : 'open';
};

/** Why an invitation no longer works. What was withdrawn is as if it had never been. */
export const refusals = {
  withdrawn: 'NOT_FOUND',
  used: 'LINK_USED',
  expired: 'LINK_EXPIRED',
} as const satisfies Record<Exclude<InvitationState, 'open'>, string>;

interface Reader {
  readonly email: string | null;
  readonly isVerified: boolean;
}

/** A link is for anyone who has it; an invitation by email for the verified address it went to. */
export const isFor = (
  invitation: { readonly email: string | null },
  { email, isVerified }: Reader,
): boolean =>
  invitation.email === null || (isVerified && email !== null && email.toLowerCase() === invitation.email);
