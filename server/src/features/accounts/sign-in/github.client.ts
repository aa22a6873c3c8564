import * as oauth from 'openid-client';
import { z } from 'zod';

export interface GithubSettings {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Where people sign in: https://github.com */
  readonly url: string;
  readonly apiUrl: string;
}

const User = z.object({ id: z.int(), name: z.string().nullish(), login: z.string() });
const Emails = z.array(z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }));

export interface GithubPerson {
  readonly subject: string;
  readonly name: string;
  /** The primary verified email at GitHub. */
  readonly email: string | undefined;
}

const patience = 8000;

/** GitHub rejected the code or verifier. */
export class UnknownCodeError extends Error {
  override readonly name = 'UnknownCodeError';
}

/** GitHub reports it with status 200 and no token. */
const isUnknownCode = (error: unknown) =>
  error instanceof oauth.ResponseBodyError ||
  (error instanceof oauth.ClientError && error.code === 'OAUTH_INVALID_RESPONSE');

/** An OAuth client for GitHub: code, PKCE and state. */
export function createGithubClient(
  { clientId, clientSecret, url, apiUrl }: GithubSettings,
  callbackUrl: string,
) {
  const configuration = new oauth.Configuration(
    {
      issuer: url,
      authorization_endpoint: `${url}/login/oauth/authorize`,
      token_endpoint: `${url}/login/oauth/access_token`,
    },
    clientId,
    clientSecret,
  );
  configuration.timeout = patience / 1000;
  // Only a local test server may use http.
  if (url.startsWith('http:')) oauth.allowInsecureRequests(configuration);

  const read = async <T>(path: string, token: string, schema: z.ZodType<T>): Promise<T> => {
    const response = await fetch(`${apiUrl}${path}`, {
      headers: {
        authorization: `Bearer ${token}`,
        accept: 'application/vnd.github+json',
        'user-agent': 'Callboard',
      },
      signal: AbortSignal.timeout(patience),
    });
    if (!response.ok) throw new Error(`GitHub answered ${response.status}`);
    return schema.parse(await response.json());
  };

  const identify = async (
    query: string,
    { state, verifier }: { state: string; verifier: string },
  ): Promise<GithubPerson> => {
    const answer = await oauth.authorizationCodeGrant(configuration, new URL(`${callbackUrl}?${query}`), {
      expectedState: state,
      pkceCodeVerifier: verifier,
    });
    const [user, emails] = await Promise.all([
      read('/user', answer.access_token, User),
      read('/user/emails', answer.access_token, Emails),
    ]);
    return {
      subject: String(user.id),
      name: user.name || user.login,
      email: emails.find(({ primary, verified }) => primary && verified)?.email.toLowerCase(),
    };
  };

  return {
    newSecrets: () => ({ state: oauth.randomState(), verifier: oauth.randomPKCECodeVerifier() }),

    async authorisationUrl({ state, verifier }: { state: string; verifier: string }): Promise<string> {
      return oauth.buildAuthorizationUrl(configuration, {
        redirect_uri: callbackUrl,
        scope: 'read:user user:email',
        state,
        code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      }).href;
    },

    /** Resolves the user. Throws when the code, the state or GitHub fails. */
    identify,

    /** The same for other clients that hold the verifier and check the state themselves. */
    async identifyCode(code: string, verifier: string): Promise<GithubPerson> {
      const state = oauth.randomState();
      try {
        return await identify(String(new URLSearchParams({ code, state })), { state, verifier });
      } catch (error) {
        throw isUnknownCode(error)
          ? new UnknownCodeError('GitHub refuses the code', { cause: error })
          : error;
      }
    },
  };
}
export type GithubClient = ReturnType<typeof createGithubClient>;
