import { type NotificationKind, notification } from '../../../platform/feature/notification.ts';
import { referralRewarded } from './referrals.events.ts';

/** Who was invited stays private. */
const rewarded = notification({
  ref: 'referral.rewarded',
  event: referralRewarded,
  notificationType: 2,
  topic: 'credits',
  emails: 'none',
  text: {
    message: 'A recruiter you invited is verified. You get **{{credits}} credits**.',
    path: '/app/recruiter/dashboard/credits-balance',
  },
  to: ({ recruiterId }) => recruiterId,
  loadContent: async (_trx, { newcomerId, credits }) => ({
    cause: `referral.rewarded:${newcomerId}`,
    variables: { credits: String(credits) },
  }),
});

export const referralNotifications: readonly NotificationKind[] = [rewarded];
