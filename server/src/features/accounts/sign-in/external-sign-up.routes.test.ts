import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { countRows } from '../../../../test/database.ts';
import { type GithubUser, startGithub } from '../../../../test/github-server.ts';
import { startInstagram } from '../../../../test/instagram-server.ts';
import { testSecret } from '../../../../test/secret.ts';
import {
  codeIn,
  createVisitor,
  lastMessageTo,
  newEmail,
  newMobile,
  sessionOf,
} from '../../../../test/visitor.ts';
import { createGithubClient } from './github.client.ts';
import { createPartnerCodes } from './partner-codes.ts';

let github: Awaited<ReturnType<typeof startGithub>>;
let instagram: Awaited<ReturnType<typeof startInstagram>>;
let testApp: TestApp;
beforeAll(async () => {
  github = await startGithub();
  instagram = await startInstagram();
  testApp = await createTestApp({ github: github.settings, instagram: instagram.settings });
});
afterAll(async () => {
  await testApp.close();
  await github.stop();
  await instagram.stop();
});

const partners = createPartnerCodes(testSecret);
const signUp = (payload: object, headers: Record<string, string> = {}) =>
  createVisitor(testApp).post(
    '/v1/talenter',
    { first_name: 'Nikita', last_name: 'Sen', ...payload },
    headers,
  );
const rowOf = async (accountId: number) => {
  const { rows } = await testApp.pool.query(
    `select kind, first_name, last_name, email, email_verified_at is not null as email_verified, mobile,
       mobile_verified_at is not null as mobile_verified, referred_by, password_hash,
       (select json_agg(provider || ':' || subject) from account_identity where account_id = account.id) as known_by
     from account where id = $1`,
    [accountId],
  );
  return rows[0];
};
const idOf = (response: Awaited<ReturnType<typeof signUp>>) => sessionOf(response).user.user_id;
const accounts = () => countRows(testApp, 'account', '$1', true);

let numbers = 7000;
const githubUser = (changes: Partial<GithubUser> = {}): GithubUser => {
  numbers += 1;
  return {
    id: numbers,
    name: 'Nikita Sen',
    login: 'nikita',
    emails: [{ email: newEmail(), primary: true, verified: true }],
    ...changes,
  };
};
/** Signs in at GitHub from another client that holds the verifier. */
const githubCode = async (user: GithubUser) => {
  const client = createGithubClient(github.settings, 'http://localhost/v1/auth/github/callback');
  const secrets = client.newSecrets();
  const { code } = github.agree(await client.authorisationUrl(secrets), user);
  return { provider: 'github', code, code_verifier: secrets.verifier };
};
const instagramUser = (changes: object = {}) => {
  numbers += 1;
  return { user_id: String(numbers), username: `nikita.${numbers}`, followers_count: 4120, ...changes };
};

describe('POST /v1/talenter by GitHub', () => {
  test('account, profile and session in one step; the e-mail GitHub verified is verified', async () => {
    const user = githubUser();
    const browser = createVisitor(testApp);
    const response = await browser.post('/v1/talenter', {
      ...(await githubCode(user)),
      first_name: 'Nikita',
      last_name: 'Sen',
      date_of_birth: '1998-04-12',
      gender: 1,
      current_residence: 1,
      ref: 'farida-7',
    });
    expect(response.statusCode).toBe(201);
    expect(sessionOf(response).user.user_type).toBe(1);
    expect(await rowOf(idOf(response))).toEqual({
      kind: 'talent',
      first_name: 'Nikita',
      last_name: 'Sen',
      email: user.emails[0]?.email,
      email_verified: true,
      mobile: null,
      mobile_verified: false,
      referred_by: 'farida-7',
      password_hash: null,
      known_by: [`github:${user.id}`],
    });
    expect(await countRows(testApp, 'talent', `gender_id = 1 and account_id = $1`, idOf(response))).toBe(1);
    expect((await browser.refresh()).statusCode).toBe(200);
  });

  test('who is known is signed in, with no second account and nothing changed', async () => {
    const user = githubUser();
    const first = await signUp(await githubCode(user));
    const before = await accounts();
    const again = await signUp({ ...(await githubCode(user)), first_name: 'Somebody', email: newEmail() });
    expect([again.statusCode, idOf(again)]).toEqual([201, idOf(first)]);
    expect(await accounts()).toBe(before);
    expect(await rowOf(idOf(first))).toMatchObject({ first_name: 'Nikita' });
  });

  test('another address than GitHub’s has to be shown to be theirs', async () => {
    const email = newEmail();
    const response = await signUp({ ...(await githubCode(githubUser())), email });
    expect(await rowOf(idOf(response))).toMatchObject({ email, email_verified: false });
    expect((await lastMessageTo(testApp, email))?.text).toContain('verify-email');
  });

  test('without a verified address at GitHub, one is asked for', async () => {
    const unverified = { emails: [{ email: newEmail(), primary: true, verified: false }] };
    const response = await signUp(await githubCode(githubUser(unverified)));
    expect(response.json()).toMatchObject({ status: 400, errors: [{ field: 'email' }] });
    const mobile_number = newMobile();
    const byMobile = await signUp({ ...(await githubCode(githubUser(unverified))), mobile_number });
    expect(await rowOf(idOf(byMobile))).toMatchObject({ mobile: mobile_number, mobile_verified: false });
  });

  test('an e-mail that is taken is not taken over', async () => {
    const email = newEmail();
    await createVisitor(testApp).register({ email });
    const user = githubUser({ emails: [{ email, primary: true, verified: true }] });
    expect((await signUp(await githubCode(user))).json()).toMatchObject({ code: 'EMAIL_TAKEN', status: 409 });
    expect(await countRows(testApp, 'account_identity', 'subject = $1', String(user.id))).toBe(0);
  });

  test('a code works once, and only with what its challenge was made from', async () => {
    const good = await githubCode(githubUser());
    const { code_verifier: _left, ...bare } = good;
    expect((await signUp(bare)).json()).toMatchObject({ errors: [{ field: 'code_verifier' }] });
    const stolen = { ...(await githubCode(githubUser())), code_verifier: 'x'.repeat(43) };
    expect((await signUp(stolen)).json()).toMatchObject({ code: 'CODE_WRONG' });
    expect((await signUp(good)).statusCode).toBe(201);
    expect((await signUp(good)).json()).toMatchObject({ code: 'CODE_WRONG', status: 400 });
  });

  test('a GitHub that does not answer well is said so, and nothing is made', async () => {
    const good = await githubCode(githubUser());
    const before = await accounts();
    github.fail(true);
    const response = await signUp(good);
    github.fail(false);
    expect(response.json()).toMatchObject({ code: 'UNAVAILABLE', detail: expect.stringContaining('GitHub') });
    expect(await accounts()).toBe(before);
  });

  test('two at once with one identity become one account', async () => {
    const user = githubUser();
    const codes = [await githubCode(user), await githubCode(user)];
    const answers = await Promise.all(codes.map((code) => signUp({ ...code, email: newEmail() })));
    expect(
      answers.map(({ statusCode }) => statusCode).filter((status) => status === 201).length,
    ).toBeGreaterThan(0);
    expect(await countRows(testApp, 'account_identity', 'subject = $1', String(user.id))).toBe(1);
    for (const answer of answers) expect([201, 409]).toContain(answer.statusCode);
  });

  test('a closed account is not opened this way', async () => {
    const user = githubUser();
    const id = idOf(await signUp(await githubCode(user)));
    await testApp.db.updateTable('account').set({ closed_at: new Date() }).where('id', '=', id).execute();
    expect((await signUp(await githubCode(user))).json()).toMatchObject({ code: 'ACCOUNT_CLOSED' });
  });
});

describe('POST /v1/talenter by Instagram', () => {
  test('needs an address of their own, and puts the handle on the profile', async () => {
    const user = instagramUser();
    const bare = { provider: 'instagram', code: instagram.agree(user) };
    expect((await signUp(bare)).json()).toMatchObject({ errors: [{ field: 'email' }] });
    const email = newEmail();
    const response = await signUp({ provider: 'instagram', code: instagram.agree(user), email });
    expect(await rowOf(idOf(response))).toMatchObject({
      email,
      email_verified: false,
      known_by: [`instagram:${user.user_id}`],
    });
    const { rows } = await testApp.pool.query(
      'select handle, followers from talent_social_link where talent_id = $1',
      [idOf(response)],
    );
    expect(rows).toEqual([{ handle: user.username, followers: 4120 }]);
    const again = await signUp({ provider: 'instagram', code: instagram.agree(user) });
    expect(idOf(again)).toBe(idOf(response));
  });

  test('a proof of the e-mail goes along', async () => {
    const email = newEmail();
    const visitor = createVisitor(testApp);
    await visitor.post('/v1/user/send-gmail-otp', { email });
    const otp = codeIn((await lastMessageTo(testApp, email))?.text);
    const { proof } = (await visitor.post('/v1/user/verify-gmail-otp', { email, otp })).json();
    const code = instagram.agree(instagramUser());
    const response = await signUp({ provider: 'instagram', code, email, email_proof: proof });
    expect(await rowOf(idOf(response))).toMatchObject({ email, email_verified: true });
  });

  test('a wrong code is not right, and an Instagram in trouble is said so', async () => {
    const email = newEmail();
    expect((await signUp({ provider: 'instagram', code: 'guess', email })).json()).toMatchObject({
      code: 'CODE_WRONG',
    });
    const code = instagram.agree(instagramUser());
    instagram.become('failing');
    const response = await signUp({ provider: 'instagram', code, email });
    instagram.become('well');
    expect(response.json()).toMatchObject({ code: 'UNAVAILABLE' });
  });
});

describe('POST /v1/talenter by a partner’s link', () => {
  test('many people come by one code, and it is remembered who sent them', async () => {
    const code = await partners.sign('Firefly Artists', 30);
    for (const email of [newEmail(), newEmail()]) {
      const response = await signUp({ provider: 'partner', code, email, ref: 'somebody else' });
      expect(await rowOf(idOf(response))).toMatchObject({
        email,
        email_verified: false,
        referred_by: 'Firefly Artists',
        known_by: null,
      });
    }
  });

  test('a code past its day, of another secret or made up opens nothing', async () => {
    const email = newEmail();
    const codes = [
      await partners.sign('Firefly Artists', -1),
      await createPartnerCodes('another secret, also for tests only').sign('Firefly Artists', 30),
      sessionOf(await createVisitor(testApp).register()).token.token,
      'Firefly Artists',
    ];
    for (const code of codes) {
      const response = await signUp({ provider: 'partner', code, email });
      expect(response.json()).toMatchObject({ code: 'LINK_EXPIRED', status: 403 });
    }
    expect(await countRows(testApp, 'account', 'email = $1', email)).toBe(0);
  });

  test('the details are checked as at any sign-up, and a taken e-mail is said so', async () => {
    const code = await partners.sign('Firefly Artists', 30);
    const email = newEmail();
    for (const [changes, field] of [
      [{ current_residence: 2_000_000 }, 'current_residence'],
      [{ date_of_birth: '2099-01-01' }, 'date_of_birth'],
      [{ send_updates_mananger_email: true }, 'mananger_email_address'],
      [{ password: 'short' }, 'password'],
      [{ email: 'nobody' }, 'email'],
    ] as const) {
      const response = await signUp({ provider: 'partner', code, email, ...changes });
      expect(response.json()).toMatchObject({ status: 400, errors: [expect.objectContaining({ field })] });
    }
    expect(await countRows(testApp, 'account', 'email = $1', email)).toBe(0);
    await createVisitor(testApp).register({ email });
    expect((await signUp({ provider: 'partner', code, email })).json()).toMatchObject({
      code: 'EMAIL_TAKEN',
    });
  });
});

describe('POST /v1/talenter', () => {
  test('says what is not set up, and knows no other provider', async () => {
    const plain = await createTestApp();
    const post = (payload: object) =>
      createVisitor(plain).post('/v1/talenter', {
        first_name: 'A',
        code: 'x',
        email: newEmail(),
        ...payload,
      });
    for (const provider of ['github', 'instagram']) {
      expect((await post({ provider })).json()).toMatchObject({ code: 'NOT_CONFIGURED' });
    }
    expect((await post({ provider: 'myspace' })).json()).toMatchObject({ errors: [{ field: 'provider' }] });
    await plain.close();
  });

  test('nobody is signed up by another site', async () => {
    const code = await partners.sign('Firefly Artists', 30);
    const payload = { provider: 'partner', code, email: newEmail() };
    const response = await signUp(payload, { origin: 'https://elsewhere.example' });
    expect(response.json()).toMatchObject({ code: 'ORIGIN_REFUSED' });
  });
});

test('a partner’s newcomer may choose a password, and signs in with it', async () => {
  const email = newEmail();
  const password = 'four lanterns under bridges';
  const code = await partners.sign('Firefly Artists', 3);
  const response = await signUp({ provider: 'partner', code, email, password });
  expect(response.statusCode).toBe(201);
  expect(await rowOf(idOf(response))).toMatchObject({ referred_by: 'Firefly Artists' });
  const again = await createVisitor(testApp).post('/v1/auth/login', { email, password });
  expect(again.statusCode).toBe(200);
  const weak = await signUp({ provider: 'partner', code, email: newEmail(), password: 'password123' });
  expect(weak.json().errors[0].field).toBe('password');
});
