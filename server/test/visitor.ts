import { SessionAnswer } from '@callboard/contract/accounts/sessions';
import type { LightMyRequestResponse } from 'fastify';
import type { TestApp } from './app.ts';

export const ownOrigin = 'http://localhost';
export const goodPassword = 'a lantern in the wings';

let made = 0;
export const newEmail = () => {
  made += 1;
  return `visitor-${made}-${Date.now()}@callboard.test`;
};
export const newMobile = () => {
  made += 1;
  return `+9198${String(made + (Date.now() % 90_000) * 1000)
    .padStart(8, '0')
    .slice(-8)}`;
};

export const refreshCookieOf = (response: LightMyRequestResponse) =>
  response.cookies.find(({ name }) => name === 'callboard_refresh')?.value ?? '';

/** A browser of its own: it keeps its refresh cookie and sends our origin. */
export function createVisitor(testApp: TestApp, remoteAddress = '127.0.0.1') {
  let cookie = '';
  const post = async (url: string, payload: object = {}, headers: Record<string, string> = {}) => {
    const response = await testApp.app.inject({
      method: 'POST',
      url,
      payload,
      remoteAddress,
      headers: { origin: ownOrigin, ...(cookie && { cookie: `callboard_refresh=${cookie}` }), ...headers },
    });
    if (response.cookies.some(({ name }) => name === 'callboard_refresh')) cookie = refreshCookieOf(response);
    return response;
  };
  return {
    post,
    get cookie() {
      return cookie;
    },
    set cookie(value: string) {
      cookie = value;
    },
    register: (changes: object = {}) =>
      post('/v1/auth/register', {
        name: 'Pallavi Reddy',
        email: newEmail(),
        password: goodPassword,
        ...changes,
      }),
    refresh: (headers?: Record<string, string>) => post('/v1/auth/refresh-tokens', {}, headers),
  };
}

export const sessionOf = (response: LightMyRequestResponse) => SessionAnswer.parse(response.json());
export const bearer = (response: LightMyRequestResponse) => ({
  authorization: `Bearer ${sessionOf(response).token.token}`,
});

/** What was last sent to an address. */
export async function lastMessageTo(testApp: TestApp, recipient: string) {
  await testApp.drain();
  const { rows } = await testApp.pool.query<{ subject: string; text: string; channel: string }>(
    'select subject, text, channel from outbox_message where recipient = $1 order by id desc limit 1',
    [recipient],
  );
  return rows[0];
}

export const codeIn = (text: string | undefined) => /\b\d{6}\b/.exec(text ?? '')?.[0] ?? '';
export const tokenIn = (text: string | undefined) => /[?&]token=([\w-]+)/.exec(text ?? '')?.[1] ?? '';
