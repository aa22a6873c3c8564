import { feature } from '../../../platform/feature/feature.ts';
import { personalData } from './personal-data.ts';
import { refusedEmail, verifiedEmail } from './verification.emails.ts';
import { verificationNotifications } from './verification.notifications.ts';
import { recruiterVerificationRoutes } from './verification.routes.ts';
import type { RecruiterVerifications } from './verification.service.ts';

export const recruiterVerification = feature({
  routes: (app, needs: { readonly recruiterVerification: RecruiterVerifications }) =>
    recruiterVerificationRoutes(app, needs.recruiterVerification),
  notifications: verificationNotifications,
  emails: [verifiedEmail, refusedEmail],
  personalData,
});
