import { z } from 'zod';
import { ProblemError } from '../../../platform/http/problem-error.ts';

export interface InstagramSettings {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Where codes are exchanged: https://api.instagram.com */
  readonly url: string;
  readonly graphUrl: string;
}

export interface InstagramPerson {
  readonly subject: string;
  readonly handle: string;
  readonly followers: number | null;
}

const Grant = z.object({ access_token: z.string().min(1) });
/** Instagram uses both shapes. */
const TokenAnswer = z.union([
  Grant,
  z.object({ data: z.tuple([Grant], z.unknown()) }).transform(({ data: [grant] }) => grant),
]);
const Profile = z.object({
  user_id: z.union([z.string(), z.number()]).transform(String).pipe(z.string().min(1).max(64)),
  username: z.string().regex(/^[\w.]{1,30}$/),
  followers_count: z.int().min(0).max(2_147_483_647).nullish(),
});

const unreachable = () =>
  new ProblemError('UNAVAILABLE', {
    detail: 'Couldn’t reach Instagram. Nothing has changed. Try again in a few minutes.',
  });

/** Where people agree: Instagram's own page has another host than its API. */
const hostOfPages: Readonly<Record<string, string>> = {
  'https://api.instagram.com': 'https://www.instagram.com',
};

/** The page on which somebody agrees to be linked; the browser adds a state. */
export function instagramPage({ clientId, url }: InstagramSettings, redirectUri: string): string {
  const query = new URLSearchParams({
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'instagram_business_basic',
  });
  return `${hostOfPages[url] ?? url}/oauth/authorize?${query}`;
}

/** Exchanges a code for the Instagram account. The token is used for one call and never stored or logged. */
export function createInstagramClient(
  { clientId, clientSecret, url, graphUrl }: InstagramSettings,
  redirectUri: string,
  timeoutMs = 5000,
) {
  const fetchJson = async (address: string, init: RequestInit = {}) => {
    try {
      const response = await fetch(address, {
        ...init,
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      return { status: response.status, body: await response.text() };
    } catch {
      throw unreachable();
    }
  };

  const read = <T>(schema: z.ZodType<T>, body: string): T => {
    try {
      return schema.parse(JSON.parse(body));
    } catch {
      throw unreachable();
    }
  };

  const exchange = async (code: string) => {
    const form = new URLSearchParams({
      client_id: clientId,
      client_secret: clientSecret,
      grant_type: 'authorization_code',
      redirect_uri: redirectUri,
      code,
    });
    const { status, body } = await fetchJson(`${url}/oauth/access_token`, { method: 'POST', body: form });
    if (status === 400)
      throw new ProblemError('CODE_WRONG', { detail: 'Instagram didn’t accept this code. Connect again.' });
    if (status !== 200) throw unreachable();
    return read(TokenAnswer, body).access_token;
  };

  return {
    async identify(code: string): Promise<InstagramPerson> {
      const query = new URLSearchParams({
        fields: 'user_id,username,followers_count',
        access_token: await exchange(code),
      });
      const { status, body } = await fetchJson(`${graphUrl}/me?${query}`);
      if (status !== 200) throw unreachable();
      const { user_id, username, followers_count } = read(Profile, body);
      return { subject: user_id, handle: username, followers: followers_count ?? null };
    },
  };
}
export type InstagramClient = ReturnType<typeof createInstagramClient>;
