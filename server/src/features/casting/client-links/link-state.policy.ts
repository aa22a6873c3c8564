import type { ClientLink } from '@callboard/contract/casting/client-links';
import type { ClientPage } from '@callboard/contract/casting/client-page';

export interface LinkFacts {
  readonly revoked_at: Date | null;
  readonly expires_at: Date;
  readonly project_status: string;
  /** Null for the whole project. */
  readonly character_status: string | null;
  /** Neither frozen nor closed. */
  readonly owner_is_active: boolean;
}

/** What a closed project, a dropped character or a frozen owner had to show ends with them, as if revoked. */
export const linkState = (link: LinkFacts, now: Date): ClientLink['status'] => {
  const isWithdrawn =
    link.revoked_at !== null ||
    link.project_status === 'closed' ||
    link.character_status === 'dropped' ||
    !link.owner_is_active;
  if (isWithdrawn) return 'revoked';
  return link.expires_at.getTime() <= now.getTime() ? 'expired' : 'open';
};

export interface VisitorFacts {
  readonly admitted_at: Date;
  readonly preview_until: Date | null;
}

/** Whether who came before may still look: a passcode that was set since has to be given. */
export const isAdmitted = (
  visitor: VisitorFacts | undefined,
  { passcode_set_at }: { readonly passcode_set_at: Date | null },
  now: Date,
): boolean => {
  if (!visitor) return false;
  if (visitor.preview_until) return visitor.preview_until.getTime() > now.getTime();
  return passcode_set_at === null || visitor.admitted_at.getTime() >= passcode_set_at.getTime();
};

export const pageState = (
  link: LinkFacts & { readonly passcode_set_at: Date | null },
  visitor: VisitorFacts | undefined,
  now: Date,
): ClientPage['state'] => {
  const state = linkState(link, now);
  if (state !== 'open' || isAdmitted(visitor, link, now)) return state;
  return link.passcode_set_at === null ? 'name' : 'passcode';
};
