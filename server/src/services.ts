import type { Environment } from '@callboard/contract/environment';
import type pg from 'pg';
import { createAccountClosing } from './features/accounts/account-closing/index.ts';
import { readConsents } from './features/accounts/consents/index.ts';
import { createFreezing } from './features/accounts/freezing/index.ts';
import { createReferrals } from './features/accounts/referrals/index.ts';
import {
  createAccessTokens,
  createAuthenticate,
  createSessions,
} from './features/accounts/sessions/index.ts';
import { createAccountSettings } from './features/accounts/settings/index.ts';
import { createAccounts } from './features/accounts/sign-in/index.ts';
import { createPayments, type RazorpaySettings } from './features/billing/payment-gateways/index.ts';
import { createBilling, type Seller } from './features/billing/purchases/index.ts';
import { createQuestions } from './features/casting/availability-checks/index.ts';
import { createGuests } from './features/casting/client-links/index.ts';
import { createJobReview } from './features/casting/job-postings/index.ts';
import { createJobSearch } from './features/casting/job-search/index.ts';
import { characterJobs, lookAgain } from './features/casting/jobs/index.ts';
import { documentsOfCharacters, sharedDocumentTitles } from './features/casting/project-documents/index.ts';
import { createMessages, isNotBlocked } from './features/messaging/messages/index.ts';
import { createEmails, createNotifier } from './features/messaging/notifications/index.ts';
import { createOutbox } from './features/messaging/outbox/index.ts';
import { createCards } from './features/people/comp-cards/index.ts';
import { replaceRejectedCover } from './features/people/gallery/index.ts';
import { createIdentity } from './features/people/id-proofs/index.ts';
import { createMedia, createPrivateDocuments, createPrivatePictures } from './features/people/media/index.ts';
import {
  createRecruiterVerification,
  createVerdicts,
} from './features/people/recruiter-verification/index.ts';
import { createTalentViews, findVisibleTalent } from './features/people/talent-profiles/index.ts';
import { createTalentSearch } from './features/search/talent-search/index.ts';
import { createProfileChecks } from './features/site/showcase/index.ts';
import { emailKinds, features, notificationKinds, personalData } from './features.ts';
import { fontsDirectory } from './locations.ts';
import type { Database } from './platform/db/database.ts';
import { createEventRecorder } from './platform/events/event-recorder.ts';
import type { Feature } from './platform/feature/feature.ts';
import type { Job } from './platform/jobs/job.ts';
import { createLimits } from './platform/limits/limits.ts';
import type { SendMail } from './platform/mail/mailer.ts';
import { createTypefaces } from './platform/sheets/typefaces.ts';
import type { DiskSpace } from './platform/storage/disk-space.ts';
import { createFileRemoval } from './platform/storage/file-removal.ts';
import { createLastingUrls } from './platform/storage/lasting-urls.ts';
import type { Storage } from './platform/storage/storage.ts';
import type { SendText } from './platform/whatsapp/whatsapp.ts';

export interface ServiceOptions {
  readonly db: Database;
  readonly statements: pg.Pool;
  readonly storage: Storage;
  /** Where films and recordings grow while they are uploaded; nodes share it. */
  readonly uploadsDirectory: string;
  /** Of the disk that uploads are written to. */
  readonly space: DiskSpace;
  readonly publicUrl: string;
  readonly sessionSecret: string;
  /** Seals ID proofs and company papers. */
  readonly identitySecret: string;
  readonly sendMail: SendMail | undefined;
  readonly sendWhatsApp?: SendText | undefined;
  /** Messages that cannot be sent are kept for reading instead of failing. */
  readonly keepUnsendable: boolean;
  readonly selling: {
    readonly environment: Environment;
    /** Undefined where Razorpay is not set up. */
    readonly razorpay: RazorpaySettings | undefined;
    readonly seller: Seller;
    /** For what somebody of ours has to look at. */
    readonly complain: (facts: Readonly<Record<string, unknown>>, text: string) => void;
  };
}

/** What several features share, made once: the server, its worker and the tests use the same. */
function createSharedServices(options: ServiceOptions) {
  const { db, statements, storage, space, publicUrl, sessionSecret, identitySecret, selling } = options;
  const { complain } = selling;
  const outbox = createOutbox(options);
  const emails = createEmails({ outbox, kinds: emailKinds });
  const limits = createLimits(db);
  const notifier = createNotifier({ db, outbox, publicUrl });
  const events = createEventRecorder([
    ...notifier.handlersOf(notificationKinds),
    ...features.flatMap(({ handlers }) => handlers?.({ db, emails, publicUrl }) ?? []),
  ]);
  const photoUrl = createLastingUrls(storage);
  const media = createMedia({ ...options, limits, onRejected: replaceRejectedCover });
  const tokens = createAccessTokens(sessionSecret);
  const sessions = createSessions({ db, tokens, secret: sessionSecret, events, photoUrl });
  const shared = { db, events, outbox, emails, limits, sessions, storage, photoUrl, publicUrl, complain };
  const accounts = createAccounts({ ...shared, secret: sessionSecret });
  const sealed = { ...shared, pictures: createPrivatePictures(shared), secret: identitySecret };
  const identity = createIdentity(sealed);
  const referrals = createReferrals(shared);
  const typefaces = createTypefaces(fontsDirectory);
  const payments = createPayments({ db, sessionSecret, ...selling });
  return {
    ...shared,
    space,
    personalData,
    notifier,
    media,
    photos: media.photos,
    tokens,
    accounts,
    identity,
    referrals,
    findVisibleTalent,
    isNotBlocked,
    characterJobs: { ...characterJobs, lookAgain },
    documentsOfCharacters,
    sharedDocuments: sharedDocumentTitles,
    typefaces,
    profileFeatures: { readConsents, identity },
    authenticate: createAuthenticate({ db, tokens }),
    clientLinks: { guests: createGuests(shared) },
    questions: createQuestions(shared),
    accountSettings: createAccountSettings({ ...shared, accounts }),
    accountClosing: createAccountClosing({ ...shared, proof: accounts.signInProof }),
    freezing: createFreezing(shared),
    recruiterVerification: createRecruiterVerification({
      ...sealed,
      pictures: createPrivateDocuments(shared),
    }),
    verdicts: createVerdicts({ ...shared, referrals }),
    profileChecks: createProfileChecks(shared),
    jobReview: createJobReview(shared),
    cards: createCards({ ...shared, views: createTalentViews(shared), typefaces }),
    billing: createBilling({ ...shared, ...selling, payments, typefaces }),
    messages: createMessages({ ...shared, media }),
    jobSearch: createJobSearch({ db, statements, photoUrl }),
    search: createTalentSearch({ db, statements, limits, photoUrl }),
  };
}
type SharedServices = ReturnType<typeof createSharedServices>;

export function createServices(options: ServiceOptions) {
  const services = createSharedServices(options);
  const working: readonly Feature<never, SharedServices>[] = features;
  const jobs: Job[] = [
    ...working.flatMap((feature) => feature.jobs?.(services) ?? []),
    ...services.events.jobs,
    ...createFileRemoval(services.storage).jobs,
  ];
  const liveKinds = working.flatMap(({ live }) => live?.(services) ?? []);
  const closingParts = working.flatMap(({ closing }) => closing?.(services) ?? []);
  const jobClosings = working.flatMap(({ jobClosing }) => jobClosing?.(services) ?? []);
  const deskSources = working.flatMap(({ desk }) => desk?.(services) ?? []);
  const myJobsSources = working.flatMap(({ myJobs }) => myJobs?.(services) ?? []);
  return { ...services, jobs, liveKinds, closingParts, jobClosings, deskSources, myJobsSources };
}
export type Services = ReturnType<typeof createServices>;
