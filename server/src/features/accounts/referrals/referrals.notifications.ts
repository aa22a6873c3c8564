import { type NotificationKind, notification } from '../../../platform/feature/notification.ts';
import { referralRewarded } from './referrals.events.ts';

/** Whom they brought is not said: that is for the other to tell. */
const rewarded = notification({
  ref: 'referral.rewarded',
  event: referralRewarded,
  notificationType: 2,
  topic: 'credits',
  letters: 'none',
  words: {
    message: 'Somebody who signed up with your link is verified now. You get **{{credits}} credits**.',
    path: '/app/recruiter/dashboard/credits-balance',
  },
  to: ({ recruiterId }) => recruiterId,
  tell: async (_trx, { newcomerId, credits }) => ({
    cause: `referral.rewarded:${newcomerId}`,
    variables: { credits: String(credits) },
  }),
});

export const referralNotifications: readonly NotificationKind[] = [rewarded];
