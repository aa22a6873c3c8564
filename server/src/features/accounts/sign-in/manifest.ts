import { feature } from '../../../platform/feature/feature.ts';
import type { InstagramClient } from '../../people/instagram/index.ts';
import type { SessionCookies, Sessions } from '../sessions/index.ts';
import { accountNotifications } from './accounts.notifications.ts';
import { authRoutes } from './auth.routes.ts';
import type { Accounts } from './create-accounts.ts';
import { createIntroductions } from './external-identity.ts';
import { externalSignUpRoutes } from './external-sign-up.routes.ts';
import { createGithubClient, type GithubSettings } from './github.client.ts';
import { githubRoutes } from './github.routes.ts';
import { createIntentCookie } from './github-intent-cookie.ts';
import { createPartnerCodes } from './partner-codes.ts';
import { personalData } from './personal-data.ts';
import { warnOfReusedToken, warnOfWrongTries } from './session-warnings.ts';
import { signInEmails } from './sign-in.emails.ts';
import { signInMethodRoutes } from './sign-in-methods.routes.ts';
import { signUpRoutes } from './sign-up.routes.ts';
import { verificationRoutes } from './verification.routes.ts';

interface SignInNeeds {
  readonly accounts: Accounts;
  readonly sessions: Sessions;
  readonly cookies: SessionCookies;
  readonly publicUrl: string;
  readonly sessionSecret: string;
  /** Undefined when people cannot sign in with GitHub here. */
  readonly github: GithubSettings | undefined;
  readonly instagramClient: InstagramClient | undefined;
}

export const signIn = feature({
  routes: (app, needs: SignInNeeds) => {
    const { accounts, sessions, cookies, publicUrl, sessionSecret, instagramClient: instagram } = needs;
    const github = needs.github && createGithubClient(needs.github, `${publicUrl}/v1/auth/github/callback`);
    const partners = createPartnerCodes(sessionSecret);
    authRoutes(app, accounts, cookies);
    signUpRoutes(app, accounts, sessions, cookies);
    verificationRoutes(app, accounts);
    signInMethodRoutes(app, accounts);
    externalSignUpRoutes(app, accounts, createIntroductions({ github, instagram, partners }), cookies);
    githubRoutes(app, {
      client: github,
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
