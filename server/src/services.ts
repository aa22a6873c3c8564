import type pg from 'pg';
import { createAccountClosing, createErasing } from './features/account-closing/index.ts';
import { createAccountSettings } from './features/account-settings/index.ts';
import { createAccounts, warnOfReusedToken } from './features/accounts/index.ts';
import { createCards } from './features/cards/index.ts';
import { createDataExport, createPackingJobs } from './features/data-export/index.ts';
import { passCoverOn } from './features/gallery/index.ts';
import { createIdentity } from './features/identity/index.ts';
import { createMedia, createPrivatePictures } from './features/media/index.ts';
import { createOutbox } from './features/outbox/index.ts';
import { createAccessTokens, createAuthenticate, createSessions } from './features/sessions/index.ts';
import { createNightlyJob, createTalentSearch } from './features/talent-search/index.ts';
import { createTalentViews } from './features/talent-views/index.ts';
import { fontsDirectory } from './locations.ts';
import type { Database } from './platform/db/database.ts';
import { createEventRecorder } from './platform/events/event-recorder.ts';
import { createLimits } from './platform/limits/limits.ts';
import type { SendMail } from './platform/mail/mailer.ts';
import { createTypefaces } from './platform/sheets/typefaces.ts';
import { createFileRemoval } from './platform/storage/file-removal.ts';
import { createLastingUrls } from './platform/storage/lasting-urls.ts';
import type { Storage } from './platform/storage/storage.ts';

export interface ServiceOptions {
  readonly db: Database;
  readonly statements: pg.Pool;
  readonly storage: Storage;
  /** Where films and recordings grow while they are uploaded; nodes share it. */
  readonly uploadsDirectory: string;
  readonly publicUrl: string;
  readonly sessionSecret: string;
  /** Seals ID proofs. */
  readonly identitySecret: string;
  readonly sendMail: SendMail | undefined;
  /** Messages that cannot be sent are kept for reading instead of failing. */
  readonly keepUnsendable: boolean;
}

/** What the features share, made once: the server, its worker and the tests use the same. */
export function createServices(options: ServiceOptions) {
  const {
    db,
    statements,
    storage,
    uploadsDirectory,
    publicUrl,
    sessionSecret,
    identitySecret,
    sendMail,
    keepUnsendable,
  } = options;
  const outbox = createOutbox({ db, sendMail, keepUnsendable });
  const limits = createLimits(db);
  const events = createEventRecorder([warnOfReusedToken({ db, outbox })]);
  const photoUrl = createLastingUrls(storage);
  const media = createMedia({ db, storage, limits, uploadsDirectory, onRefused: passCoverOn });
  const tokens = createAccessTokens(sessionSecret);
  const sessions = createSessions({ db, tokens, secret: sessionSecret, events, photoUrl });
  const accounts = createAccounts({ db, publicUrl, secret: sessionSecret, limits, outbox, events, sessions });
  const shared = { db, events, outbox, limits, sessions, storage, publicUrl };
  const cards = createCards({
    ...shared,
    views: createTalentViews({ db, photoUrl }),
    typefaces: createTypefaces(fontsDirectory),
  });
  return {
    db,
    storage,
    outbox,
    limits,
    events,
    photoUrl,
    media,
    identity: createIdentity({ ...shared, pictures: createPrivatePictures(shared), secret: identitySecret }),
    cards,
    search: createTalentSearch({ db, statements, photoUrl }),
    tokens,
    sessions,
    accounts,
    accountSettings: createAccountSettings({ ...shared, verification: accounts.verification }),
    accountClosing: createAccountClosing({ ...shared, codes: accounts.codes }),
    dataExport: createDataExport(shared),
    authenticate: createAuthenticate({ db, tokens }),
    jobs: [
      ...outbox.jobs,
      ...media.jobs,
      ...cards.jobs,
      createNightlyJob(db),
      ...events.jobs,
      ...sessions.jobs,
      ...accounts.jobs,
      ...createErasing(shared).jobs,
      ...createPackingJobs(shared),
      ...createFileRemoval(storage).jobs,
    ],
  };
}
export type Services = ReturnType<typeof createServices>;
