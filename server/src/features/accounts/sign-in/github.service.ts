import { Name } from '@callboard/contract/people/names';
import type { Database } from '../../../platform/db/database.ts';
import type { Sessions, StartedSession } from '../sessions/index.ts';
import { findAccount, findByEmail } from './accounts.queries.ts';
import type { GithubPerson } from './github.client.ts';
import { findByIdentity } from './identities.queries.ts';
import type { SignIn } from './sign-in.service.ts';
import { insertIdentity } from './sign-in-methods.queries.ts';
import { type SignUpService, splitName } from './sign-up.service.ts';

interface GithubOptions {
  readonly db: Database;
  readonly signIn: SignIn;
  readonly signUp: SignUpService;
  readonly sessions: Sessions;
}

export interface GithubIntent {
  /** Undefined when signing in. */
  readonly userType?: 1 | 2 | undefined;
  readonly ref?: string | undefined;
}

/** Why GitHub sign-in failed; the sign-in page has a text for each. */
export type GithubProblem =
  | 'github-no-account'
  | 'github-not-connected'
  | 'github-email-unverified'
  | 'github-closed';

type Outcome = StartedSession | { readonly problem: GithubProblem };
type Device = Parameters<Sessions['start']>[2];

export const githubIdentity = ({ subject }: GithubPerson) => ({ provider: 'github', subject }) as const;

/** Names from GitHub must follow our rules too. */
const nameOf = ({ name }: GithubPerson) =>
  Name(160).safeParse(name.trim().slice(0, 160)).data ?? 'New member';

export function createGithubSignIn({ db, signIn, signUp, sessions }: GithubOptions) {
  /** A matching email at GitHub is not enough to sign in: the owner connects it in the settings. */
  const rejectKnownEmail = async ({ email }: GithubPerson): Promise<GithubProblem | undefined> => {
    const known = email ? await findByEmail(db, email) : undefined;
    if (!known) return undefined;
    if (known.closed_at) return 'github-closed';
    const account = await findAccount(db, known.id);
    return account?.email_verified ? 'github-not-connected' : 'github-email-unverified';
  };

  const join = (person: GithubPerson & { email: string }, intent: GithubIntent, device: Device) =>
    db.transaction().execute(async (trx) => {
      const id = await signUp.create(
        trx,
        {
          kind: intent.userType === 2 ? 'recruiter' : 'talent',
          names: splitName({ name: nameOf(person) }),
          email: person.email,
          emailVerified: true,
          ref: intent.ref,
        },
        null,
      );
      await insertIdentity(trx, id, githubIdentity(person));
      return sessions.start(trx, id, device);
    });

  return async (person: GithubPerson, intent: GithubIntent, device: Device): Promise<Outcome> => {
    const linked = await findByIdentity(db, githubIdentity(person));
    if (linked?.closed_at) return { problem: 'github-closed' };
    if (linked) return signIn.enter(linked, device, false);
    const problem = await rejectKnownEmail(person);
    if (problem) return { problem };
    if (intent.userType === undefined) return { problem: 'github-no-account' };
    const { email } = person;
    return email ? join({ ...person, email }, intent, device) : { problem: 'github-email-unverified' };
  };
}
export type GithubSignIn = ReturnType<typeof createGithubSignIn>;
