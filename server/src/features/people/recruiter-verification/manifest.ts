import { feature } from '../../../platform/feature/feature.ts';
import type { PersonalData } from '../../../platform/feature/personal-data.ts';
import { findRequest, listDocumentFiles } from './personal-data.queries.ts';
import { refusedEmail, verifiedEmail } from './verification.emails.ts';
import { verificationNotifications } from './verification.notifications.ts';
import { recruiterVerificationRoutes } from './verification.routes.ts';
import type { RecruiterVerifications } from './verification.service.ts';

const personalData: PersonalData = {
  columns: {
    'recruiter_verification.recruiter_id': { archive: 'verification.json', erasing: 'deleted' },
  },
  chapters: [
    {
      file: 'verification.json',
      of: 'recruiter',
      about: 'what you sent to get verified; the GSTIN is masked and the documents stay encrypted with us',
      read: async (db, owner) => ({ request: (await findRequest(db, owner)) ?? null }),
    },
  ],
  files: listDocumentFiles,
};

export const recruiterVerification = feature({
  routes: (app, needs: { readonly recruiterVerification: RecruiterVerifications }) =>
    recruiterVerificationRoutes(app, needs.recruiterVerification),
  notifications: verificationNotifications,
  emails: [verifiedEmail, refusedEmail],
  personalData,
});
