import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { type GithubUser, startGithub } from '../../../../test/github-server.ts';
import { createVisitor, newEmail } from '../../../../test/visitor.ts';

let github: Awaited<ReturnType<typeof startGithub>>;
let testApp: TestApp;
beforeAll(async () => {
  github = await startGithub();
  testApp = await createTestApp({ github: github.settings });
});
afterAll(async () => {
  await testApp.close();
  await github.stop();
});

let numbers = 1000;
const person = (changes: Partial<GithubUser> = {}): GithubUser => {
  numbers += 1;
  return {
    id: numbers,
    name: 'Nikita Sen',
    login: 'nikita',
    emails: [{ email: newEmail(), primary: true, verified: true }],
    ...changes,
  };
};
const emailOf = (user: GithubUser) => user.emails[0]?.email ?? '';

const leave = async (query = '') => {
  const response = await testApp.app.inject(`/v1/auth/github${query}`);
  const intent = response.cookies.find(({ name }) => name === 'callboard_github');
  return {
    location: String(response.headers.location),
    cookie: `callboard_github=${intent?.value}`,
    response,
  };
};
const comeBack = (query: Record<string, string>, cookie: string) =>
  testApp.app.inject({ url: `/v1/auth/github/callback?${new URLSearchParams(query)}`, headers: { cookie } });
const goThrough = async (user: GithubUser, query = '') => {
  const { location, cookie } = await leave(query);
  return comeBack(github.agree(location, user), cookie);
};
const accountOf = async (email: string) => {
  const { rows } = await testApp.pool.query(
    `select kind, first_name, last_name, referred_by, email_verified_at is not null as verified,
       (select count(*)::int from account_identity where account_id = account.id) as identities
     from account where email = $1`,
    [email],
  );
  return rows[0];
};

describe('GET /v1/auth/github', () => {
  test('leaves with a state and a PKCE challenge, and keeps its secrets from the page', async () => {
    const { location, response } = await leave('?user_type=1');
    expect(response.statusCode).toBe(303);
    const url = new URL(location);
    expect(`${url.origin}${url.pathname}`).toBe(`${github.settings.url}/login/oauth/authorize`);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      client_id: 'test-client',
      code_challenge_method: 'S256',
      redirect_uri: 'http://localhost/v1/auth/github/callback',
      scope: 'read:user user:email',
      response_type: 'code',
    });
    expect(url.searchParams.get('state')).toHaveLength(43);
    expect(response.cookies[0]).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/v1/auth/github' });
    expect(response.body).toBe('');
  });

  test('goes back to the sign-in page where GitHub is not set up', async () => {
    const plain = await createTestApp();
    const response = await plain.app.inject('/v1/auth/github');
    await plain.close();
    expect(response.headers.location).toBe('/auth/sign-in?problem=github-unavailable');
  });
});

describe('GET /v1/auth/github/callback', () => {
  test('signs a new talent up, verified, with the referral', async () => {
    const user = person();
    const response = await goThrough(user, '?user_type=1&ref=farida-7');
    expect([response.statusCode, response.headers.location]).toEqual([303, '/app']);
    expect(await accountOf(emailOf(user))).toEqual({
      kind: 'talent',
      first_name: 'Nikita',
      last_name: 'Sen',
      referred_by: 'farida-7',
      verified: true,
      identities: 1,
    });
    const browser = createVisitor(testApp);
    browser.cookie = response.cookies.find(({ name }) => name === 'callboard_refresh')?.value ?? '';
    expect((await browser.refresh()).json().user.email).toBe(emailOf(user));
  });

  test('signs a recruiter up, and signs in the next time without being asked', async () => {
    const user = person({ name: null });
    await goThrough(user, '?user_type=2');
    expect(await accountOf(emailOf(user))).toMatchObject({ kind: 'recruiter', first_name: 'nikita' });
    expect((await goThrough(user)).headers.location).toBe('/app');
  });

  test('someone without an account who only wants to sign in is asked to sign up', async () => {
    const user = person();
    const response = await goThrough(user);
    expect(response.headers.location).toBe('/auth/sign-in?problem=github-no-account');
    expect(await accountOf(emailOf(user))).toBeUndefined();
  });

  test('does not open an account by its verified e-mail alone: its owner connects GitHub with proof', async () => {
    const user = person();
    await createVisitor(testApp).register({ email: emailOf(user) });
    await testApp.pool.query('update account set email_verified_at = now() where email = $1', [
      emailOf(user),
    ]);
    const response = await goThrough(user, '?user_type=1');
    expect(response.headers.location).toBe('/auth/sign-in?problem=github-not-connected');
    expect(response.cookies.some(({ name }) => name === 'callboard_refresh')).toBe(false);
    expect(await accountOf(emailOf(user))).toMatchObject({ identities: 0 });
  });

  test('never joins an account whose e-mail nobody has verified', async () => {
    const user = person();
    await createVisitor(testApp).register({ email: emailOf(user) });
    const response = await goThrough(user, '?user_type=1');
    expect(response.headers.location).toBe('/auth/sign-in?problem=github-email-unverified');
    expect(await accountOf(emailOf(user))).toMatchObject({ identities: 0 });
  });

  test('does not trust an address that GitHub has not verified', async () => {
    const email = newEmail();
    const user = person({ emails: [{ email, primary: true, verified: false }] });
    const response = await goThrough(user, '?user_type=1');
    expect(response.headers.location).toBe('/auth/sign-in?problem=github-email-unverified');
  });

  test('a closed account stays closed', async () => {
    const user = person();
    await goThrough(user, '?user_type=1');
    await testApp.pool.query('update account set closed_at = now() where email = $1', [emailOf(user)]);
    expect((await goThrough(user)).headers.location).toBe('/auth/sign-in?problem=github-closed');
  });

  test('someone who says no at GitHub comes back to the sign-in page', async () => {
    const { cookie } = await leave();
    const response = await comeBack({ error: 'access_denied', state: 'x' }, cookie);
    expect(response.headers.location).toBe('/auth/sign-in?problem=github-denied');
  });

  test('a code without its state, with another state or without its cookie starts nothing', async () => {
    const failed = '/auth/sign-in?problem=github-failed';
    const { location, cookie } = await leave('?user_type=1');
    const { code } = github.agree(location, person());
    expect((await comeBack({ code }, cookie)).headers.location).toBe(failed);
    const other = github.agree(location, person());
    expect((await comeBack({ code: other.code, state: 'made up' }, cookie)).headers.location).toBe(failed);
    const third = github.agree(location, person());
    expect((await comeBack(third, '')).headers.location).toBe(failed);
    const forged = await comeBack(third, `${cookie.slice(0, -4)}AAAA`);
    expect(forged.headers.location).toBe(failed);
    expect(forged.cookies.some(({ name }) => name === 'callboard_refresh')).toBe(false);
  });

  test('a code caught by someone else is of no use without the verifier', async () => {
    const victim = await leave('?user_type=1');
    const thief = await leave('?user_type=1');
    const { code } = github.agree(victim.location, person());
    const { searchParams } = new URL(thief.location);
    const response = await comeBack({ code, state: searchParams.get('state') ?? '' }, thief.cookie);
    expect(response.headers.location).toBe('/auth/sign-in?problem=github-failed');
  });

  test('a GitHub that does not answer well is said so', async () => {
    const { location, cookie } = await leave();
    const query = github.agree(location, person());
    github.fail(true);
    const response = await comeBack(query, cookie);
    github.fail(false);
    expect(response.headers.location).toBe('/auth/sign-in?problem=github-failed');
  });

  test('nothing in the request decides where people are sent', async () => {
    const { location, cookie } = await leave();
    const query = { ...github.agree(location, person()), redirect: 'https://elsewhere.example' };
    expect((await comeBack(query, cookie)).statusCode).toBe(400);
  });
});
