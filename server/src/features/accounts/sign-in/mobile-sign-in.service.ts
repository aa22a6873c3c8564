import type { Database } from '../../../platform/db/database.ts';
import { ProblemError } from '../../../platform/http/problem-error.ts';
import type { Sessions, StartedSession } from '../sessions/index.ts';
import { findByMobile } from './accounts.queries.ts';
import type { Origin } from './known-devices.ts';
import type { OneTimeCodes } from './one-time-codes.ts';
import type { PartnerCodes } from './partner-codes.ts';
import type { SignIn } from './sign-in.service.ts';
import type { SignUpService } from './sign-up.service.ts';
import { splitName } from './sign-up.service.ts';

interface MobileSignInOptions {
  readonly db: Database;
  readonly codes: OneTimeCodes;
  readonly signIn: SignIn;
  readonly signUp: SignUpService;
  readonly sessions: Sessions;
  readonly partners: PartnerCodes;
}

interface CodeEntry {
  readonly mobile: string;
  readonly otp: string;
  readonly name?: string | undefined;
  readonly first_name?: string | undefined;
  readonly last_name?: string | undefined;
  readonly user_type?: 1 | 2 | undefined;
  readonly ref?: string | undefined;
  readonly partner?: string | undefined;
  readonly reopen?: boolean | undefined;
}

/** Signs in with a phone code; with a name, a new number signs up. */
export function createMobileSignIn(options: MobileSignInOptions) {
  const { db, codes, signIn, signUp, sessions, partners } = options;

  /** Partners send talents. A link that has expired must not keep anyone from signing up. */
  const referrerOf = async ({ user_type, partner, ref }: CodeEntry): Promise<string | undefined> => {
    if (partner === undefined || user_type === 2) return ref;
    try {
      return await partners.read(partner);
    } catch (error) {
      if (error instanceof ProblemError) return ref;
      throw error;
    }
  };

  const join = (entry: CodeEntry, device: Parameters<Sessions['start']>[2]): Promise<StartedSession> =>
    db.transaction().execute(async (trx) => {
      const { mobile, user_type } = entry;
      const ref = await referrerOf(entry);
      const kind = user_type === 2 ? 'recruiter' : 'talent';
      const id = await signUp.create(
        trx,
        { kind, names: splitName(entry), mobile, mobileVerified: true, ref },
        null,
      );
      return sessions.start(trx, id, device);
    });

  return async (
    entry: CodeEntry,
    device: Parameters<Sessions['start']>[2],
    origin: Origin,
  ): Promise<StartedSession> => {
    await codes.check(entry.mobile, entry.otp, origin);
    const account = await findByMobile(db, entry.mobile);
    if (account) return signIn.enter(account, device, entry.reopen ?? false);
    if (entry.name === undefined) {
      // The code was right, so its owner may learn that the number has no account.
      throw new ProblemError('NOT_FOUND', { detail: 'This number has no account yet. Sign up with it.' });
    }
    return join(entry, device);
  };
}
