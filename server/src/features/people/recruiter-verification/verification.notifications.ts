import { type NotificationKind, notification } from '../../../platform/feature/notification.ts';
import { papersRefused, recruiterVerified } from './verification.events.ts';
import { findPerson, findStanding } from './verification.queries.ts';

/** The letters go out with the verdict. */
const kind = { notificationType: 2, topic: 'account', letters: 'none' } as const;

const verified = notification({
  ...kind,
  ref: 'recruiter.verified',
  event: recruiterVerified,
  words: {
    message: '**You are verified.** Talents see it on your page and on every call of yours.',
    path: '/find-talents',
  },
  to: ({ recruiterId }) => recruiterId,
  tell: async () => ({ variables: {} }),
});

const refused = notification({
  ...kind,
  ref: 'recruiter.refused',
  event: papersRefused,
  words: {
    message: 'We could not verify you with the papers you sent: {{reason}} You can send others at any time.',
    path: '/recruiter/{{page}}',
  },
  to: ({ recruiterId }) => recruiterId,
  tell: async (trx, { recruiterId, submission }) => {
    const standing = await findStanding(trx, recruiterId);
    // Others were sent since then.
    if (standing?.submission !== submission || standing.refused_reason === null) return undefined;
    const { public_id: page } = await findPerson(trx, recruiterId);
    return { cause: `recruiter.refused:${submission}`, variables: { reason: standing.refused_reason, page } };
  },
});

export const verificationNotifications: readonly NotificationKind[] = [verified, refused];
