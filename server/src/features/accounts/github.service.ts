import { Name } from '@callboard/contract/names';
import type { Database } from '../../platform/db/database.ts';
import type { Sessions, StartedSession } from '../sessions/index.ts';
import { findAccount, findByEmail } from './accounts.queries.ts';
import type { GithubPerson } from './github.client.ts';
import { findByIdentity, linkIdentity } from './identities.queries.ts';
import type { SignIn } from './sign-in.service.ts';
import { type SignUpService, splitName } from './sign-up.service.ts';

interface GithubOptions {
  readonly db: Database;
  readonly signIn: SignIn;
  readonly signUp: SignUpService;
  readonly sessions: Sessions;
}

export interface GithubIntent {
  /** Undefined when someone only wants to sign in. */
  readonly userType?: 1 | 2 | undefined;
  readonly ref?: string | undefined;
}

/** Why someone who came back from GitHub cannot go on; the sign-in page has words for each. */
export type GithubProblem = 'github-no-account' | 'github-email-unverified' | 'github-closed';

type Outcome = StartedSession | { readonly problem: GithubProblem };
type Device = Parameters<Sessions['start']>[2];

const githubIdentity = ({ subject }: GithubPerson) => ({ provider: 'github', subject }) as const;

/** What somebody calls themselves elsewhere keeps our rules for names, too. */
const nameOf = ({ name }: GithubPerson) =>
  Name(160).safeParse(name.trim().slice(0, 160)).data ?? 'New member';

export function createGithubSignIn({ db, signIn, signUp, sessions }: GithubOptions) {
  /** Only an address that both sides have verified joins the two: else whoever typed it first would get in. */
  const joinByEmail = async (person: GithubPerson, device: Device): Promise<Outcome | undefined> => {
    const known = person.email ? await findByEmail(db, person.email) : undefined;
    if (!known) return undefined;
    if (known.closed_at) return { problem: 'github-closed' };
    const account = await findAccount(db, known.id);
    if (!account?.email_verified) return { problem: 'github-email-unverified' };
    await linkIdentity(db, known.id, githubIdentity(person));
    return signIn.enter(known, device, false);
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
      await linkIdentity(trx, id, githubIdentity(person));
      return sessions.start(trx, id, device);
    });

  return async (person: GithubPerson, intent: GithubIntent, device: Device): Promise<Outcome> => {
    const linked = await findByIdentity(db, githubIdentity(person));
    if (linked?.closed_at) return { problem: 'github-closed' };
    if (linked) return signIn.enter(linked, device, false);
    const joined = await joinByEmail(person, device);
    if (joined) return joined;
    if (intent.userType === undefined) return { problem: 'github-no-account' };
    const { email } = person;
    return email ? join({ ...person, email }, intent, device) : { problem: 'github-email-unverified' };
  };
}
export type GithubSignIn = ReturnType<typeof createGithubSignIn>;
