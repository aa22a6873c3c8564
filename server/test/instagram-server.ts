import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface InstagramUser {
  readonly user_id: string;
  readonly username: string;
  readonly followers_count?: number;
}

const client = { id: 'insta-client', secret: 'insta-client-secret' };
export const instagramRedirect = 'http://localhost/app/talent/create';

/** How it behaves: well, as a page of nonsense, as a server in trouble, or not at all. */
type Mood = 'well' | 'nonsense' | 'failing' | 'silent';

/** Instagram's side of linking a handle, on this machine: a code works once, for its client and its address. */
export async function startInstagram() {
  const codes = new Map<string, InstagramUser>();
  const tokens = new Map<string, InstagramUser>();
  let mood: Mood = 'well';
  let wrapped = false;

  const exchange = (form: URLSearchParams) => {
    const code = form.get('code') ?? '';
    const user = codes.get(code);
    codes.delete(code);
    const right =
      form.get('client_id') === client.id &&
      form.get('client_secret') === client.secret &&
      form.get('grant_type') === 'authorization_code' &&
      form.get('redirect_uri') === instagramRedirect;
    if (!user || !right) {
      return {
        status: 400,
        body: { error_type: 'OAuthException', code: 400, error_message: 'Invalid code' },
      };
    }
    const access_token = randomUUID();
    tokens.set(access_token, user);
    const grant = { access_token, user_id: user.user_id, permissions: 'instagram_business_basic' };
    return { status: 200, body: wrapped ? { data: [grant] } : grant };
  };

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    if (mood === 'silent') return undefined;
    if (mood === 'nonsense') return response.end('<html>Sorry</html>');
    const answer = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (mood === 'failing') return answer(500, {});
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://instagram.test');
    if (pathname === '/oauth/access_token') {
      const { status, body } = exchange(new URLSearchParams(Buffer.concat(chunks).toString()));
      return answer(status, body);
    }
    const user = tokens.get(searchParams.get('access_token') ?? '');
    if (pathname !== '/me' || !user) return answer(401, {});
    return answer(200, user);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    settings: { clientId: client.id, clientSecret: client.secret, url, graphUrl: url },
    become: (next: Mood) => {
      mood = next;
    },
    wrapAnswers: (now: boolean) => {
      wrapped = now;
    },
    tokens: () => [...tokens.keys()],
    /** What the person does at Instagram: says yes, and gets a code. */
    agree(user: InstagramUser) {
      const code = randomUUID();
      codes.set(code, user);
      return code;
    },
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
