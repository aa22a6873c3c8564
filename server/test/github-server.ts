import { createHash, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface GithubUser {
  readonly id: number;
  readonly name: string | null;
  readonly login: string;
  readonly emails: readonly { email: string; primary: boolean; verified: boolean }[];
}

interface Grant {
  readonly user: GithubUser;
  readonly challenge: string;
  readonly redirectUri: string;
}

const client = { id: 'test-client', secret: 'test-client-secret' };

/** GitHub's side of the code flow on this machine: a code works once, for its client, its verifier and its address. */
export async function startGithub() {
  const codes = new Map<string, Grant>();
  const tokens = new Map<string, GithubUser>();
  let failing = false;

  const exchange = (form: URLSearchParams) => {
    const grant = codes.get(form.get('code') ?? '');
    codes.delete(form.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const right =
      grant?.challenge === challenge &&
      grant.redirectUri === form.get('redirect_uri') &&
      form.get('client_id') === client.id &&
      form.get('client_secret') === client.secret;
    // GitHub says no with status 200.
    if (!grant || !right)
      return { error: 'bad_verification_code', error_description: 'The code is not right.' };
    const token = randomUUID();
    tokens.set(token, grant.user);
    return { access_token: token, token_type: 'bearer', scope: 'read:user,user:email' };
  };

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const answer = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (failing) return answer(502, {});
    const { pathname } = new URL(request.url ?? '/', 'http://github.test');
    if (pathname === '/login/oauth/access_token') {
      return answer(200, exchange(new URLSearchParams(Buffer.concat(chunks).toString())));
    }
    const user = tokens.get((request.headers.authorization ?? '').replace(/^Bearer /, ''));
    if (!user) return answer(401, {});
    return answer(200, pathname === '/user/emails' ? user.emails : user);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    settings: { clientId: client.id, clientSecret: client.secret, url, apiUrl: url },
    fail: (now: boolean) => {
      failing = now;
    },
    /** What the person does at GitHub: says yes, and is sent back with a code. */
    agree(authorisationUrl: string, user: GithubUser) {
      const { searchParams } = new URL(authorisationUrl);
      const code = randomUUID();
      codes.set(code, {
        user,
        challenge: searchParams.get('code_challenge') ?? '',
        redirectUri: searchParams.get('redirect_uri') ?? '',
      });
      return { code, state: searchParams.get('state') ?? '' };
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
