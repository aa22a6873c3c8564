import { feature } from '../../../platform/feature/feature.ts';
import { referralRewardedEmail } from './referrals.emails.ts';
import { referralNotifications } from './referrals.notifications.ts';
import { referralRoutes } from './referrals.routes.ts';
import type { Referrals } from './referrals.service.ts';

export const referrals = feature({
  routes: (app, needs: { readonly referrals: Referrals }) => referralRoutes(app, needs.referrals),
  notifications: referralNotifications,
  emails: [referralRewardedEmail],
});
