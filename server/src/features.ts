import { accountClosing } from './features/accounts/account-closing/index.ts';
import { adminUsers } from './features/accounts/admin-users/index.ts';
import { consents } from './features/accounts/consents/index.ts';
import { dataExport } from './features/accounts/data-export/index.ts';
import { freezing } from './features/accounts/freezing/index.ts';
import { referrals } from './features/accounts/referrals/index.ts';
import { sessions } from './features/accounts/sessions/index.ts';
import { settings } from './features/accounts/settings/index.ts';
import { signIn } from './features/accounts/sign-in/index.ts';
import { credits } from './features/billing/credits/index.ts';
import { purchases } from './features/billing/purchases/index.ts';
import { applications } from './features/casting/applications/index.ts';
import { availabilityChecks } from './features/casting/availability-checks/index.ts';
import { board } from './features/casting/board/index.ts';
import { clientLinks } from './features/casting/client-links/index.ts';
import { connections } from './features/casting/connections/index.ts';
import { contactSheets } from './features/casting/contact-sheets/index.ts';
import { desk } from './features/casting/desk/index.ts';
import { jobPages } from './features/casting/job-pages/index.ts';
import { jobSearchFeature } from './features/casting/job-search/index.ts';
import { jobsFeature } from './features/casting/jobs/index.ts';
import { lineUps } from './features/casting/line-ups/index.ts';
import { myJobs } from './features/casting/my-jobs/index.ts';
import { projectCandidates } from './features/casting/project-candidates/index.ts';
import { projectDocuments } from './features/casting/project-documents/index.ts';
import { projectPeopleFeature } from './features/casting/project-people/index.ts';
import { projectSharesFeature } from './features/casting/project-shares/index.ts';
import { projectsFeature } from './features/casting/projects/index.ts';
import { scenarios } from './features/casting/scenarios/index.ts';
import { shortlistsFeature } from './features/casting/shortlists/index.ts';
import { talentNotes } from './features/casting/talent-notes/index.ts';
import { unlocking } from './features/casting/unlocking/index.ts';
import { live } from './features/messaging/live/index.ts';
import { messages } from './features/messaging/messages/index.ts';
import { notificationPreferences } from './features/messaging/notification-preferences/index.ts';
import { notifications } from './features/messaging/notifications/index.ts';
import { outbox } from './features/messaging/outbox/index.ts';
import { availability } from './features/people/availability/index.ts';
import { compCards } from './features/people/comp-cards/index.ts';
import { dashboard } from './features/people/dashboard/index.ts';
import { gallery } from './features/people/gallery/index.ts';
import { idProofs } from './features/people/id-proofs/index.ts';
import { instagram } from './features/people/instagram/index.ts';
import { media } from './features/people/media/index.ts';
import { profileEditor } from './features/people/profile-editor/index.ts';
import { profileIcon } from './features/people/profile-icon/index.ts';
import { profileVisits } from './features/people/profile-visits/index.ts';
import { recruiterProfiles } from './features/people/recruiter-profiles/index.ts';
import { recruiterVerification } from './features/people/recruiter-verification/index.ts';
import { reports } from './features/people/reports/index.ts';
import { storageAllowance } from './features/people/storage-allowance/index.ts';
import { talentAddresses } from './features/people/talent-addresses/index.ts';
import { talentProfiles } from './features/people/talent-profiles/index.ts';
import { savedSearches } from './features/search/saved-searches/index.ts';
import { talentSearch } from './features/search/talent-search/index.ts';
import { contact } from './features/site/contact/index.ts';
import { content } from './features/site/content/index.ts';
import { health } from './features/site/health/index.ts';
import { landing } from './features/site/landing/index.ts';
import { reference } from './features/site/reference/index.ts';
import { showcase } from './features/site/showcase/index.ts';

/** Every feature of the server. What each brings with it is in its manifest. */
const byArea = {
  accounts: [
    sessions,
    signIn,
    settings,
    consents,
    freezing,
    referrals,
    adminUsers,
    dataExport,
    accountClosing,
  ],
  people: [
    profileEditor,
    talentProfiles,
    gallery,
    media,
    storageAllowance,
    profileIcon,
    compCards,
    instagram,
    idProofs,
    availability,
    profileVisits,
    dashboard,
    talentAddresses,
    recruiterProfiles,
    recruiterVerification,
    reports,
  ],
  search: [talentSearch, savedSearches],
  casting: [
    jobsFeature,
    applications,
    jobSearchFeature,
    jobPages,
    projectsFeature,
    projectSharesFeature,
    myJobs,
    projectPeopleFeature,
    projectCandidates,
    board,
    lineUps,
    projectDocuments,
    contactSheets,
    scenarios,
    shortlistsFeature,
    talentNotes,
    clientLinks,
    connections,
    availabilityChecks,
    unlocking,
    desk,
  ],
  billing: [credits, purchases],
  messaging: [messages, notifications, notificationPreferences, outbox, live],
  site: [landing, showcase, content, contact, reference, health],
} as const;

export const features = Object.values(byArea).flat();

/** Everything that people are told of. */
export const notificationKinds = features.flatMap(({ notifications = [] }) => notifications);

/** Everything that people are written about besides. */
export const emailKinds = features.flatMap(({ emails = [] }) => emails);

/** Everything that is kept about people. */
export const personalData = features.flatMap((feature) => feature.personalData ?? []);
