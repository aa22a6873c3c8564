import type { Environment } from '@callboard/contract/environment';
import type pg from 'pg';
import { createAccountClosing, createErasing } from './features/accounts/account-closing/index.ts';
import { createDataExport, createPackingJobs } from './features/accounts/data-export/index.ts';
import { createFreezing } from './features/accounts/freezing/index.ts';
import { createReferrals } from './features/accounts/referrals/index.ts';
import {
  createAccessTokens,
  createAuthenticate,
  createSessions,
} from './features/accounts/sessions/index.ts';
import { createAccountSettings } from './features/accounts/settings/index.ts';
import { createAccounts, warnOfReusedToken, warnOfWrongTries } from './features/accounts/sign-in/index.ts';
import { createCreditJobs } from './features/billing/credits/index.ts';
import { createPayments, type RazorpaySettings } from './features/billing/payment-gateways/index.ts';
import { createBilling, type Seller } from './features/billing/purchases/index.ts';
import { createQuestions } from './features/casting/availability-checks/index.ts';
import { createUnansweredJob } from './features/casting/unlocking/index.ts';
import { createMessages, remindLater } from './features/messaging/messages/index.ts';
import { createAnnouncing, createDigestJob } from './features/messaging/notifications/index.ts';
import { createOutbox } from './features/messaging/outbox/index.ts';
import { createCards } from './features/people/comp-cards/index.ts';
import { passCoverOn } from './features/people/gallery/index.ts';
import { createIdentity } from './features/people/id-proofs/index.ts';
import { createMedia, createPrivatePictures } from './features/people/media/index.ts';
import { createViewedYesterdayJob } from './features/people/profile-visits/index.ts';
import {
  createRecruiterVerification,
  createVerdicts,
} from './features/people/recruiter-verification/index.ts';
import { createStorageCheck } from './features/people/storage-allowance/index.ts';
import { createTalentViews } from './features/people/talent-profiles/index.ts';
import { createNightlyJob, createTalentSearch } from './features/search/talent-search/index.ts';
import { createProfileChecks } from './features/site/showcase/index.ts';
import { fontsDirectory } from './locations.ts';
import { notices } from './notices.ts';
import type { Database } from './platform/db/database.ts';
import { createEventRecorder } from './platform/events/event-recorder.ts';
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

/** What the features share, made once: the server, its worker and the tests use the same. */
export function createServices(options: ServiceOptions) {
  const {
    db,
    statements,
    storage,
    uploadsDirectory,
    space,
    publicUrl,
    sessionSecret,
    identitySecret,
    sendMail,
    sendWhatsApp,
    keepUnsendable,
    selling,
  } = options;
  const outbox = createOutbox({ db, sendMail, sendWhatsApp, keepUnsendable });
  const limits = createLimits(db);
  const announcing = createAnnouncing({ db, outbox, publicUrl });
  const events = createEventRecorder([
    warnOfReusedToken({ db, outbox }),
    warnOfWrongTries({ db, outbox, publicUrl }),
    ...announcing.handlersOf(notices),
    remindLater({ db }),
  ]);
  const photoUrl = createLastingUrls(storage);
  const media = createMedia({ db, storage, limits, uploadsDirectory, space, onRefused: passCoverOn });
  const tokens = createAccessTokens(sessionSecret);
  const sessions = createSessions({ db, tokens, secret: sessionSecret, events, photoUrl });
  const accounts = createAccounts({
    db,
    publicUrl,
    secret: sessionSecret,
    limits,
    outbox,
    events,
    sessions,
    complain: selling.complain,
  });
  const shared = { db, events, outbox, limits, sessions, storage, publicUrl };
  const sealed = { ...shared, pictures: createPrivatePictures(shared), secret: identitySecret };
  const referrals = createReferrals(shared);
  const typefaces = createTypefaces(fontsDirectory);
  const cards = createCards({ ...shared, views: createTalentViews({ db, limits, photoUrl }), typefaces });
  const payments = createPayments({ db, sessionSecret, ...selling });
  const messages = createMessages({ ...shared, media, photoUrl });
  const billing = createBilling({ ...shared, ...selling, payments, typefaces });
  return {
    db,
    storage,
    space,
    outbox,
    limits,
    events,
    announcing,
    questions: createQuestions({ db, events, limits }),
    photoUrl,
    media,
    messages,
    identity: createIdentity(sealed),
    referrals,
    freezing: createFreezing(shared),
    recruiterVerification: createRecruiterVerification(sealed),
    profileChecks: createProfileChecks(shared),
    verdicts: createVerdicts({ ...shared, referrals }),
    cards,
    billing,
    search: createTalentSearch({ db, statements, limits, photoUrl }),
    tokens,
    sessions,
    accounts,
    accountSettings: createAccountSettings({ ...shared, accounts }),
    accountClosing: createAccountClosing({ ...shared, proof: accounts.signInProof }),
    dataExport: createDataExport(shared),
    authenticate: createAuthenticate({ db, tokens }),
    jobs: [
      ...outbox.jobs,
      ...media.jobs,
      ...messages.jobs,
      ...cards.jobs,
      ...billing.jobs,
      createNightlyJob(db),
      ...createCreditJobs(shared),
      createUnansweredJob(shared),
      createViewedYesterdayJob(shared),
      createDigestJob(shared),
      ...events.jobs,
      ...sessions.jobs,
      ...accounts.jobs,
      ...createErasing(shared).jobs,
      ...createPackingJobs(shared),
      ...createFileRemoval(storage).jobs,
      createStorageCheck({ db, storage, complain: selling.complain }),
    ],
  };
}
export type Services = ReturnType<typeof createServices>;
