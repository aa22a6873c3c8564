import { type NotificationKind, notification } from '../../../platform/feature/notification.ts';
import { documentsRefused, recruiterVerified } from './verification.events.ts';
import { findPerson, findVerification } from './verification.queries.ts';

/** The email is sent with the decision. */
const kind = { notificationType: 2, topic: 'account', emails: 'none' } as const;

const verified = notification({
  ...kind,
  ref: 'recruiter.verified',
  event: recruiterVerified,
  text: {
    message: '**You’re verified.** Talents will see the badge on your profile and jobs.',
    path: '/find-talents',
  },
  to: ({ recruiterId }) => recruiterId,
  loadContent: async () => ({ variables: {} }),
});

const refused = notification({
  ...kind,
  ref: 'recruiter.refused',
  event: documentsRefused,
  text: {
    message: 'We couldn’t verify you with your documents: {{reason}} You can send others any time.',
    path: '/recruiter/{{page}}',
  },
  to: ({ recruiterId }) => recruiterId,
  loadContent: async (trx, { recruiterId, submission }) => {
    const verification = await findVerification(trx, recruiterId);
    // Newer documents were sent since.
    if (verification?.submission !== submission || verification.refused_reason === null) return undefined;
    const { public_id: page } = await findPerson(trx, recruiterId);
    return {
      cause: `recruiter.refused:${submission}`,
      variables: { reason: verification.refused_reason, page },
    };
  },
});

export const verificationNotifications: readonly NotificationKind[] = [verified, refused];
