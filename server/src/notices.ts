import { accountNotices } from './features/accounts/index.ts';
import { questionNotices } from './features/availability-questions/index.ts';
import { billingNotices } from './features/billing/index.ts';
import { creditNotices } from './features/credits/index.ts';
import { freezingNotices } from './features/freezing/index.ts';
import { identityNotices } from './features/identity/index.ts';
import { messageNotices } from './features/messages/index.ts';
import type { Notice } from './features/notifications/index.ts';
import { profileViewNotices } from './features/profile-views/index.ts';
import { verificationNotices } from './features/recruiter-verification/index.ts';
import { referralNotices } from './features/referrals/index.ts';
import { unlockingNotices } from './features/unlocking/index.ts';

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
