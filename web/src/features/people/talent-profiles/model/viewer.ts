import type { SessionUser } from '@callboard/contract/accounts/sessions';

export interface Viewer {
  readonly kind: 'stranger' | 'talent' | 'recruiter' | 'owner';
  readonly id: number | undefined;
}

const stranger: Viewer = { kind: 'stranger', id: undefined };

/** Who looks at the profile at this address. */
export function viewerOf(user: SessionUser | undefined, userId: string): Viewer {
  if (!user) return stranger;
  const { user_id: id, user_type, userUniqueId } = user;
  if (user_type === 2) return { kind: 'recruiter', id };
  return { kind: userUniqueId.toLowerCase() === userId.toLowerCase() ? 'owner' : 'talent', id };
}

const uniqueId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Anything else in the address is a slip: there is nobody to ask for. */
export const mayBeTalent = (userId: string): boolean => uniqueId.test(userId);
