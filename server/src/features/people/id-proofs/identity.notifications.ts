import type { Database } from '../../../platform/db/database.ts';
import { type NotificationKind, notification } from '../../../platform/feature/notification.ts';
import { idProofDecided } from './identity.events.ts';
import { findProof } from './identity.queries.ts';

const path = '/app/talent/create';

/** Undefined when a newer proof was sent since. */
const findDecided = async (trx: Database, talentId: number, submission: string) => {
  const proof = await findProof(trx, talentId);
  return proof?.submission === submission ? proof : undefined;
};

const verified = notification({
  ref: 'identity.verified',
  event: idProofDecided,
  notificationType: 1,
  topic: 'account',
  text: {
    message: 'Your ID is verified. Recruiters now see a badge on your profile.',
    path,
    email: { subject: 'Your ID is verified', action: 'Open your profile' },
  },
  to: ({ talentId }) => talentId,
  loadContent: async (trx, { talentId, submission }) => {
    const proof = await findDecided(trx, talentId, submission);
    return proof?.status === 'verified'
      ? { cause: `identity.verified:${submission}`, variables: {} }
      : undefined;
  },
});

const refused = notification({
  ref: 'identity.refused',
  event: idProofDecided,
  notificationType: 1,
  topic: 'account',
  text: {
    message: 'We couldn’t verify your ID proof: {{reason}} You can send another any time.',
    path,
    email: { subject: 'We couldn’t verify your ID proof', action: 'Send another ID proof' },
  },
  to: ({ talentId }) => talentId,
  loadContent: async (trx, { talentId, submission }) => {
    const reason = (await findDecided(trx, talentId, submission))?.refused_reason ?? null;
    return reason === null ? undefined : { cause: `identity.refused:${submission}`, variables: { reason } };
  },
});

export const identityNotifications: readonly NotificationKind[] = [verified, refused];
