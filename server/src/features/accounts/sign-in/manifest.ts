import type { Database } from '../../../platform/db/database.ts';
import { on } from '../../../platform/events/event.ts';
import type { Emails } from '../../../platform/feature/email.ts';
import { feature } from '../../../platform/feature/feature.ts';
import type { PersonalData } from '../../../platform/feature/personal-data.ts';
import type { InstagramClient } from '../../people/instagram/index.ts';
import { type SessionCookies, type Sessions, sessionTokenReused } from '../sessions/index.ts';
import { accountTriedByStrangers } from './accounts.events.ts';
import { accountNotifications } from './accounts.notifications.ts';
import { findAccount } from './accounts.queries.ts';
import { authRoutes } from './auth.routes.ts';
import type { Accounts } from './create-accounts.ts';
import { createIntroductions } from './external-identity.ts';
import { externalSignUpRoutes } from './external-sign-up.routes.ts';
import { createGithubClient, type GithubSettings } from './github.client.ts';
import { githubRoutes } from './github.routes.ts';
import { createIntentCookie } from './github-intent-cookie.ts';
import { createPartnerCodes } from './partner-codes.ts';
import { forgetCodes, readSignInFacts } from './personal-data.queries.ts';
import { signInEmails, tokenReusedEmail, wrongTriesEmail } from './sign-in.emails.ts';
import { signInMethodRoutes } from './sign-in-methods.routes.ts';
import { signUpRoutes } from './sign-up.routes.ts';
import { verificationRoutes } from './verification.routes.ts';

interface WarningNeeds {
  readonly db: Database;
  readonly emails: Emails;
  readonly publicUrl: string;
}

/** Notifies people when a session token was copied. */
const warnOfReusedToken = ({ db, emails }: WarningNeeds) =>
  on(sessionTokenReused, 'warn the owner', async ({ accountId, sessionId }) => {
    const account = await findAccount(db, accountId);
    if (!account?.email) return;
    await emails.send(db, tokenReusedEmail, {
      to: { email: account.email, mobile: null },
      facts: { firstName: account.first_name },
      dedupeKey: `token-reused:${sessionId}`,
    });
  });

/** At most once a day. */
const warnOfWrongTries = ({ db, emails, publicUrl }: WarningNeeds) =>
  on(accountTriedByStrangers, 'warn the owner', async ({ accountId }) => {
    const account = await findAccount(db, accountId);
    if (!account?.email) return;
    await emails.send(db, wrongTriesEmail, {
      to: { email: account.email, mobile: null },
      facts: { firstName: account.first_name, url: `${publicUrl}/auth/forgot-password` },
      dedupeKey: `wrong-tries:${accountId}:${new Date().toISOString().slice(0, 10)}`,
    });
  });

const personalData: PersonalData = {
  columns: {
    'account_identity.account_id': { archive: 'account.json', erasing: 'deleted' },
    'sign_in_change.account_id': { archive: 'account.json', erasing: 'deleted' },
    'one_time_link.account_id': { archive: 'left out: it holds secrets', erasing: 'deleted' },
  },
  chapters: [{ file: 'account.json', of: 'everybody', read: readSignInFacts }],
  empty: forgetCodes,
};

interface SignInNeeds {
  readonly accounts: Accounts;
  readonly sessions: Sessions;
  readonly cookies: SessionCookies;
  readonly publicUrl: string;
  /** Left out: publicUrl. */
  readonly apiUrl?: string;
  readonly sessionSecret: string;
  /** Undefined when GitHub is not configured. */
  readonly github: GithubSettings | undefined;
  readonly instagramClient: InstagramClient | undefined;
}

export const signIn = feature({
  routes: (app, needs: SignInNeeds) => {
    const { accounts, sessions, cookies, publicUrl, sessionSecret, instagramClient: instagram } = needs;
    const { apiUrl = publicUrl } = needs;
    const github = needs.github && createGithubClient(needs.github, `${apiUrl}/v1/auth/github/callback`);
    const partners = createPartnerCodes(sessionSecret);
    authRoutes(app, accounts, cookies);
    signUpRoutes(app, accounts, sessions, cookies);
    verificationRoutes(app, accounts);
    signInMethodRoutes(app, accounts);
    externalSignUpRoutes(app, accounts, createIntroductions({ github, instagram, partners }), cookies);
    githubRoutes(app, {
      client: github,
      pagesUrl: apiUrl === publicUrl ? '' : publicUrl,
      enter: accounts.githubSignIn,
      devices: accounts.devices,
      methods: accounts.signInMethods,
      intents: createIntentCookie(sessionSecret, publicUrl),
      cookies,
    });
  },
  jobs: ({ accounts }: Pick<SignInNeeds, 'accounts'>) => accounts.jobs,
  handlers: (needs) => [warnOfReusedToken(needs), warnOfWrongTries(needs)],
  notifications: accountNotifications,
  emails: signInEmails,
  personalData,
});
