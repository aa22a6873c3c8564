import type { Database } from '../../../platform/db/database.ts';
import type { EventRecorder } from '../../../platform/events/event-recorder.ts';
import type { Emails } from '../../../platform/feature/email.ts';
import { dailyJob } from '../../../platform/jobs/daily-job.ts';
import { forgetOldCounters } from '../../../platform/limits/limits.queries.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import type { Outbox } from '../../messaging/outbox/index.ts';
import type { Sessions, StartedSession } from '../sessions/index.ts';
import { accountLimits, networkOf } from './account-limits.ts';
import { createContactProofs } from './contact-proof.ts';
import { createExternalSignUp } from './external-sign-up.service.ts';
import { createGithubSignIn } from './github.service.ts';
import { createKnownDevices } from './known-devices.ts';
import { createMobileSignIn } from './mobile-sign-in.service.ts';
import { createSignInChangeNotifier } from './notify-sign-in-change.ts';
import { forgetOldCodes } from './one-time-codes.queries.ts';
import { createOneTimeCodes } from './one-time-codes.ts';
import { forgetOldLinks } from './one-time-links.queries.ts';
import { createOneTimeLinks } from './one-time-links.ts';
import { createPartnerCodes } from './partner-codes.ts';
import { createPasswordReset } from './password-reset.service.ts';
import { createPhoneCodeLimits } from './phone-code-limits.ts';
import { createSignIn } from './sign-in.service.ts';
import { forgetOldSignInChanges } from './sign-in-changes.queries.ts';
import { createSignInLimits } from './sign-in-limits.ts';
import { createSignInMethods } from './sign-in-methods.service.ts';
import { createSignInProof } from './sign-in-proof.ts';
import { createSignUp, type SignUp } from './sign-up.service.ts';
import { createUndoSignInChange } from './undo-sign-in-change.service.ts';
import { createVerification } from './verification.service.ts';

interface AccountsOptions {
  readonly db: Database;
  readonly publicUrl: string;
  readonly secret: string;
  readonly limits: Limits;
  readonly outbox: Outbox;
  readonly emails: Emails;
  readonly events: EventRecorder;
  readonly sessions: Sessions;
  /** For alerts to the team. */
  readonly complain: (facts: Readonly<Record<string, unknown>>, text: string) => void;
}

type Device = Parameters<Sessions['start']>[2];
/** Details of a sign-up that are written together with the account. */
type Details = (trx: Database, accountId: number) => Promise<void>;

/** Creates accounts, with or without a first session. */
export function createAccounts(options: AccountsOptions) {
  const { db, publicUrl, secret, limits, outbox, emails, events, sessions, complain } = options;
  const devices = createKnownDevices({ db, secret, publicUrl });
  const signInLimits = createSignInLimits({ db, limits, events });
  const phoneCodeLimits = createPhoneCodeLimits({ limits, complain });
  const codes = createOneTimeCodes({ db, secret, outbox, signInLimits, phoneCodeLimits });
  const links = createOneTimeLinks(publicUrl);
  const proofs = createContactProofs(secret);
  const partners = createPartnerCodes(secret);
  const signUp = createSignUp({ codes, links, outbox, events });
  const signIn = createSignIn({ db, signInLimits, sessions, events });
  const passwordReset = createPasswordReset({ db, limits, links, sessions, outbox, emails, events });

  const proof = createSignInProof({ db, limits, codes });
  const tell = createSignInChangeNotifier({ emails, publicUrl });
  const signInMethods = createSignInMethods({ db, events, sessions, proof, tell });

  const countSignUp = (ip: string) => limits.take(`sign-up:${networkOf(ip)}`, accountLimits.signUpByNetwork);

  return {
    codes,
    devices,
    proofs,
    signIn,
    passwordReset,
    signInProof: proof,
    signInMethods,
    undoSignInChange: createUndoSignInChange({ db, links, emails, sessions }),
    verification: createVerification({ db, codes, links, proofs, outbox, emails, methods: signInMethods }),
    mobileSignIn: createMobileSignIn({ db, codes, signIn, signUp, sessions, partners }),
    githubSignIn: createGithubSignIn({ db, signIn, signUp, sessions }),
    externalSignUp: createExternalSignUp({ db, signIn, signUp, sessions, proofs }),
    countSignUp,
    countCode: (network: string) => limits.take(`codes:${network}`, accountLimits.codesByNetwork),
    countCheck: (network: string) => limits.take(`checks:${network}`, accountLimits.checksByNetwork),

    /** A new account without a session. */
    async create(newcomer: SignUp, device: Device, details?: Details): Promise<number> {
      await countSignUp(device.ip);
      const passwordHash = await signUp.preparePassword(newcomer);
      return db.transaction().execute(async (trx) => {
        const id = await signUp.create(trx, newcomer, passwordHash);
        await details?.(trx, id);
        return id;
      });
    },

    /** Creates an account and its first session together. */
    async join(newcomer: SignUp, device: Device, details?: Details): Promise<StartedSession> {
      await countSignUp(device.ip);
      const passwordHash = await signUp.preparePassword(newcomer);
      return db.transaction().execute(async (trx) => {
        const id = await signUp.create(trx, newcomer, passwordHash);
        await details?.(trx, id);
        return sessions.start(trx, id, device);
      });
    },

    jobs: [
      ...codes.jobs,
      ...passwordReset.jobs,
      ...signInLimits.jobs,
      dailyJob({
        name: 'accounts/forget-old-codes-and-links',
        at: '21:10',
        run: async () => {
          await forgetOldCodes(db);
          await forgetOldLinks(db);
          await forgetOldSignInChanges(db);
          await forgetOldCounters(db);
        },
      }),
    ],
  };
}
export type Accounts = ReturnType<typeof createAccounts>;
