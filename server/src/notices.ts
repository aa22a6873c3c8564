import { freezingNotices } from './features/accounts/freezing/index.ts';
import { referralNotices } from './features/accounts/referrals/index.ts';
import { accountNotices } from './features/accounts/sign-in/index.ts';
import { creditNotices } from './features/billing/credits/index.ts';
import { billingNotices } from './features/billing/purchases/index.ts';
import { questionNotices } from './features/casting/availability-checks/index.ts';
import { unlockingNotices } from './features/casting/unlocking/index.ts';
import { messageNotices } from './features/messaging/messages/index.ts';
import type { Notice } from './features/messaging/notifications/index.ts';
import { identityNotices } from './features/people/id-proofs/index.ts';
import { profileViewNotices } from './features/people/profile-visits/index.ts';
import { verificationNotices } from './features/people/recruiter-verification/index.ts';

/** Everything that people are told of. A new one is an event, its words, and a line here. */
export const notices: readonly Notice[] = [
  ...accountNotices,
  ...freezingNotices,
  ...verificationNotices,
  ...identityNotices,
  ...unlockingNotices,
  ...questionNotices,
  ...messageNotices,
  ...profileViewNotices,
  ...creditNotices,
  ...billingNotices,
  ...referralNotices,
];
