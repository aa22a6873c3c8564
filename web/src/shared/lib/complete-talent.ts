import type { SessionUser } from '@callboard/contract/accounts/sessions';

/** A talent whose profile is published. */
export const isCompleteTalent = ({ talenter }: Pick<SessionUser, 'talenter'>): boolean =>
  talenter?.is_profile_creation_completed === true;
