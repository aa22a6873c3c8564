import type { Database } from '../../../platform/db/database.ts';
import { tokenHash } from './link-keys.ts';
import { isAdmitted, linkState } from './link-state.policy.ts';
import { findAbout, findById, findByPublicId, type LinkRow } from './links.queries.ts';
import { findVisitor } from './visitors.queries.ts';

interface GuestOptions {
  readonly db: Database;
  readonly now?: () => Date;
}

/** Who hears of a link over the live channel: those who are let in, as long as it is open. */
export function createGuests({ db, now = () => new Date() }: GuestOptions) {
  const toGuestLink = (link: LinkRow) => ({
    id: link.id,
    projectId: link.project_id,
    state: linkState(link, now()),
    expiresAt: link.expires_at,
  });

  return {
    async admit({ share, visitor }: { readonly share: string; readonly visitor: string }) {
      const link = await findByPublicId(db, share);
      if (!link) return undefined;
      const known = await findVisitor(db, link.id, tokenHash(visitor));
      return isAdmitted(known, link, now()) ? toGuestLink(link) : undefined;
    },

    async find(linkId: number) {
      const link = await findById(db, linkId);
      return link && toGuestLink(link);
    },

    findAbout: (accountId: number, linkIds: readonly number[]) => findAbout(db, accountId, linkIds),
  };
}
