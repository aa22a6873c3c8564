import * as adminUsers from './accounts/admin-users.ts';
import * as consents from './accounts/consents.ts';
import * as verification from './accounts/contact-codes.ts';
import * as auth from './accounts/sign-in.ts';
import * as signInMethods from './accounts/sign-in-methods.ts';
import * as signUp from './accounts/sign-up.ts';
import * as user from './accounts/user.ts';
import * as billingDetails from './billing/billing-details.ts';
import * as credits from './billing/credits.ts';
import * as billing from './billing/purchases.ts';
import * as applications from './casting/applications.ts';
import * as availabilityQuestion from './casting/availability-checks.ts';
import * as board from './casting/board.ts';
import * as castPlans from './casting/cast-plans.ts';
import * as castings from './casting/castings.ts';
import * as characters from './casting/characters.ts';
import * as clientLinks from './casting/client-links.ts';
import * as clientPage from './casting/client-page.ts';
import * as desk from './casting/desk.ts';
import * as jobAlerts from './casting/job-alerts.ts';
import * as jobPage from './casting/job-page.ts';
import * as jobPostings from './casting/job-postings.ts';
import * as jobSearch from './casting/job-search.ts';
import * as lineUps from './casting/line-ups.ts';
import * as myJobs from './casting/my-jobs.ts';
import * as projectClosing from './casting/project-closing.ts';
import * as projectDocuments from './casting/project-documents.ts';
import * as projectLists from './casting/project-lists.ts';
import * as projectPeople from './casting/project-people.ts';
import * as projectShares from './casting/project-shares.ts';
import * as projects from './casting/projects.ts';
import * as scenarios from './casting/scenarios.ts';
import * as shortlists from './casting/shortlists.ts';
import * as talentNotes from './casting/talent-notes.ts';
import * as unlocking from './casting/unlocking.ts';
import { type Endpoint, isEndpoint } from './endpoint.ts';
import * as chat from './messaging/conversations.ts';
import * as chatMessage from './messaging/messages.ts';
import * as notifications from './messaging/notifications.ts';
import { getOutbox } from './messaging/outbox.ts';
import * as availability from './people/availability.ts';
import * as compCard from './people/comp-cards.ts';
import * as talentDashboard from './people/dashboard.ts';
import * as gallery from './people/gallery.ts';
import * as media from './people/media.ts';
import * as talentBody from './people/profile-editor/body.ts';
import * as pastWork from './people/profile-editor/past-work.ts';
import * as talentPayload from './people/profile-editor/payload.ts';
import * as skillAndEducation from './people/profile-editor/skills.ts';
import * as recruiter from './people/recruiter-profiles.ts';
import * as recruiterVerification from './people/recruiter-verification.ts';
import * as reports from './people/reports.ts';
import * as talentAddress from './people/talent-addresses.ts';
import * as talentViews from './people/talent-profiles/views.ts';
import * as savedSearches from './search/saved-searches.ts';
import * as findTalents from './search/talent-search.ts';
import * as content from './site/content.ts';
import * as health from './site/health.ts';
import * as landing from './site/landing.ts';
import * as reference from './site/reference.ts';

const endpointsOf = (...modules: Record<string, unknown>[]): Record<string, Endpoint> =>
  Object.fromEntries(
    modules.flatMap((module) =>
      Object.entries(module).filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1])),
    ),
  );

/** Every endpoint there is: the harnesses, the documentation and the conformance list grow from this. */
export const endpoints: Readonly<Record<string, Endpoint>> = endpointsOf(
  health,
  { getOutbox },
  reference,
  auth,
  signUp,
  signInMethods,
  user,
  verification,
  content,
  landing,
  media,
  recruiter,
  recruiterVerification,
  talentViews,
  talentPayload,
  skillAndEducation,
  talentBody,
  pastWork,
  gallery,
  consents,
  availability,
  talentDashboard,
  talentAddress,
  compCard,
  findTalents,
  savedSearches,
  projects,
  projectLists,
  projectClosing,
  projectPeople,
  projectShares,
  myJobs,
  projectDocuments,
  characters,
  shortlists,
  talentNotes,
  board,
  lineUps,
  clientLinks,
  clientPage,
  scenarios,
  castPlans,
  desk,
  unlocking,
  credits,
  billing,
  billingDetails,
  availabilityQuestion,
  jobPostings,
  jobSearch,
  jobPage,
  jobAlerts,
  applications,
  castings,
  notifications,
  chat,
  chatMessage,
  reports,
  adminUsers,
);
