import type { signUpExternally } from '@callboard/contract/accounts/sign-up';
import type { Parsed } from '@callboard/contract/endpoint';
import type { Database } from '../../../platform/db/database.ts';
import { invalidField, ProblemError } from '../../../platform/http/problem-error.ts';
import { writeSocialLink } from '../../people/instagram/index.ts';
import type { Sessions, StartedSession } from '../sessions/index.ts';
import type { ContactProofs } from './contact-proof.ts';
import type { Introduction } from './external-identity.ts';
import { rejectGuessable } from './guessable-password.ts';
import { findByIdentity } from './identities.queries.ts';
import { hashPassword } from './password.ts';
import type { SignIn } from './sign-in.service.ts';
import { insertIdentity } from './sign-in-methods.queries.ts';
import { type SignUpService, splitName } from './sign-up.service.ts';
import { talentDetails } from './sign-up-details.ts';

type Body = Parsed<typeof signUpExternally>['body'];
type Device = Parameters<Sessions['start']>[2];

interface ExternalSignUpOptions {
  readonly db: Database;
  readonly signIn: SignIn;
  readonly signUp: SignUpService;
  readonly sessions: Sessions;
  readonly proofs: ContactProofs;
}

const hashOf = async ({ password, first_name, last_name, email }: Body) => {
  if (password === undefined) return null;
  rejectGuessable(password, [first_name, last_name, email ?? null]);
  return hashPassword(password);
};

export function createExternalSignUp({ db, signIn, signUp, sessions, proofs }: ExternalSignUpOptions) {
  /** The given address, or the provider's; verified by whichever verified it. */
  const contactOf = async (body: Body, introduction: Introduction) => {
    const email = body.email ?? introduction.email;
    const mobile = body.mobile_number;
    if (email === undefined && mobile === undefined) {
      throw invalidField('email', 'Enter an email or a mobile number');
    }
    const proven = await proofs.proves('email_proof', body.email_proof, email);
    return {
      email,
      emailVerified: proven || (email !== undefined && email === introduction.email),
      mobile,
      mobileVerified: await proofs.proves('mobile_proof', body.mobile_proof, mobile),
    };
  };

  const attach = async (trx: Database, accountId: number, { identity, instagram }: Introduction) => {
    // The same identity signed up concurrently.
    if (identity && !(await insertIdentity(trx, accountId, identity))) throw new ProblemError('CONFLICT');
    if (instagram) await writeSocialLink(trx, accountId, instagram);
  };

  /** Signs in a known identity; anyone else becomes a talent. */
  return async (introduction: Introduction, body: Body, device: Device): Promise<StartedSession> => {
    const known = introduction.identity && (await findByIdentity(db, introduction.identity));
    if (known) return signIn.enter(known, device, false);
    const contact = await contactOf(body, introduction);
    const passwordHash = await hashOf(body);
    return db.transaction().execute(async (trx) => {
      const newcomer = { kind: 'talent', names: splitName(body), ref: introduction.referredBy } as const;
      const id = await signUp.create(trx, { ...newcomer, ...contact }, passwordHash);
      await talentDetails(body)(trx, id);
      await attach(trx, id, introduction);
      return sessions.start(trx, id, device);
    });
  };
}
