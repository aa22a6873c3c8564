import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { createRecruiter, createTalent } from '../../../../test/factories.ts';
import { startGithub } from '../../../../test/github-server.ts';
import { goodPassword, lastMessageTo, newEmail, tokenIn } from '../../../../test/visitor.ts';
import { hashPassword } from './password.ts';

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

let numbers = 70_000;
const githubUser = () => {
  numbers += 1;
  return {
    id: numbers,
    name: 'Nikita Sen',
    login: 'nikita',
    emails: [{ email: newEmail(), primary: true, verified: true }],
  };
};
const withPassword = async (account: object = {}) =>
  createTalent(testApp.db, { account: { password_hash: await hashPassword(goodPassword), ...account } });

const begin = async (
  headers: Record<string, string>,
  id: number,
  payload: object = { current_password: goodPassword },
) => {
  const url = `/v1/user/${id}/sign-in-methods/github`;
  const response = await testApp.app.inject({ method: 'POST', url, headers, payload });
  const intent = response.cookies.find(({ name }) => name === 'callboard_github');
  return { response, cookie: `callboard_github=${intent?.value}` };
};
const comeBack = (query: Record<string, string>, cookie: string) =>
  testApp.app.inject({ url: `/v1/auth/github/callback?${new URLSearchParams(query)}`, headers: { cookie } });
const identitiesOf = (accountId: number) =>
  testApp.db
    .selectFrom('account_identity')
    .select(['provider', 'subject'])
    .where('account_id', '=', accountId)
    .execute();
const connected = '/app/talent/dashboard/profile?github=connected#sign-in';
const notConnected = '/app/talent/dashboard/profile?github=not-connected#sign-in';

describe('POST /v1/user/{id}/sign-in-methods/github', () => {
  test('with the password, connects GitHub, signs in by it from then on, and tells the e-mail', async () => {
    const talent = await withPassword();
    const user = githubUser();
    const { response, cookie } = await begin(await testApp.as(talent), talent.id);
    const back = await comeBack(github.agree(response.json().url, user), cookie);
    expect(back.headers.location).toBe(connected);
    expect(back.cookies.some(({ name }) => name === 'callboard_refresh')).toBe(false);
    expect(await identitiesOf(talent.id)).toEqual([{ provider: 'github', subject: String(user.id) }]);
    const mail = await lastMessageTo(testApp, talent.email ?? '');
    expect(mail?.subject).toBe('GitHub was added to your Callboard sign-in');
    expect(tokenIn(mail?.text)).toHaveLength(43);
  });

  test('without proof nobody leaves for GitHub; a guest, another person and a wrong password neither', async () => {
    const talent = await withPassword();
    const headers = await testApp.as(talent);
    expect((await begin(headers, talent.id, {})).response.json()).toMatchObject({ code: 'PASSWORD_NEEDED' });
    const wrong = await begin(headers, talent.id, { current_password: 'not this one' });
    expect(wrong.response.json().errors[0].field).toBe('current_password');
    expect((await begin({}, talent.id)).response.statusCode).toBe(401);
    const other = await createRecruiter(testApp.db);
    expect((await begin(await testApp.as(other), talent.id)).response.statusCode).toBe(404);
  });

  test('a frozen person may connect it', async () => {
    const talent = await withPassword({ frozen_at: new Date(), frozen_reason: 'Test' });
    const { response, cookie } = await begin(await testApp.as(talent), talent.id);
    const back = await comeBack(github.agree(response.json().url, githubUser()), cookie);
    expect(back.headers.location).toBe(connected);
  });

  test('a session that ended meanwhile connects nothing: the owner may have reset the password', async () => {
    const talent = await withPassword();
    const { response, cookie } = await begin(await testApp.as(talent), talent.id);
    await testApp.services.sessions.endAll(testApp.db, talent.id, 'password-changed');
    const back = await comeBack(github.agree(response.json().url, githubUser()), cookie);
    expect(back.headers.location).toBe(notConnected);
    expect(await identitiesOf(talent.id)).toEqual([]);
  });

  test('a GitHub account of somebody else stays theirs', async () => {
    const [owner, other] = [await withPassword(), await withPassword()];
    const user = githubUser();
    for (const [person, where] of [
      [owner, connected],
      [other, notConnected],
    ] as const) {
      const { response, cookie } = await begin(await testApp.as(person), person.id);
      expect((await comeBack(github.agree(response.json().url, user), cookie)).headers.location).toBe(where);
    }
    expect(await identitiesOf(other.id)).toEqual([]);
  });

  test('who says no at GitHub comes back to the settings', async () => {
    const talent = await withPassword();
    const { cookie } = await begin(await testApp.as(talent), talent.id);
    const back = await comeBack({ error: 'access_denied', state: 'x' }, cookie);
    expect(back.headers.location).toBe(notConnected);
  });
});
