import * as adminUsers from './admin-users.ts';
import * as auth from './auth.ts';
import * as availability from './availability.ts';
import * as availabilityQuestion from './availability-question.ts';
import * as billing from './billing.ts';
import * as billingDetails from './billing-details.ts';
import * as characters from './characters.ts';
import * as chat from './chat.ts';
import * as chatMessage from './chat-message.ts';
import * as compCard from './comp-card.ts';
import * as consents from './consents.ts';
import * as content from './content.ts';
import * as credits from './credits.ts';
import type { Endpoint } from './endpoint.ts';
import * as findTalents from './find-talents.ts';
import * as gallery from './gallery.ts';
import * as health from './health.ts';
import * as landing from './landing.ts';
import * as media from './media.ts';
import * as notifications from './notifications.ts';
import { getOutbox } from './outbox.ts';
import * as pastWork from './past-work.ts';
import * as recruiter from './recruiter.ts';
import * as recruiterVerification from './recruiter-verification.ts';
import * as reference from './reference.ts';
import * as reports from './reports.ts';
import * as savedSearches from './saved-searches.ts';
import * as signInMethods from './sign-in-methods.ts';
import * as signUp from './sign-up.ts';
import * as skillAndEducation from './skill-and-education.ts';
import * as talentBody from './talent-body.ts';
import * as talentDashboard from './talent-dashboard.ts';
import * as talentPayload from './talent-payload.ts';
import * as talentViews from './talent-views.ts';
import * as unlocking from './unlocking.ts';
import * as user from './user.ts';
import * as verification from './verification.ts';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'access' in value;

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
  compCard,
  findTalents,
  savedSearches,
  characters,
  unlocking,
  credits,
  billing,
  billingDetails,
  availabilityQuestion,
  notifications,
  chat,
  chatMessage,
  reports,
  adminUsers,
);
