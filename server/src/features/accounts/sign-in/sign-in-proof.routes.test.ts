import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { createTalent } from '../../../../test/factories.ts';
import { codeIn, goodPassword, lastMessageTo, newEmail, newMobile } from '../../../../test/visitor.ts';
import { hashPassword } from './password.ts';

/** Every call that changes sign-in, with every kind of proof. */
const testApp = useTestApp();
type Person = Awaited<ReturnType<typeof createTalent>>;

const send = async (address: string) => {
  const url = address.includes('@') ? '/v1/user/send-gmail-otp' : '/v1/user/send-whatsapp-otp';
  const payload = address.includes('@') ? { email: address } : { mobile: address };
  await testApp().app.inject({ method: 'POST', url, payload });
  return codeIn((await lastMessageTo(testApp(), address))?.text);
};
const accountOf = ({ id }: Person) =>
  testApp()
    .db.selectFrom('account')
    .select([
      'email',
      'email_verified_at',
      'mobile',
      'mobile_verified_at',
      'pending_email',
      'pending_mobile',
      'password_hash',
      'closed_at',
    ])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

const paths = {
  'a new e-mail': { method: 'PATCH', below: '', body: () => ({ email: newEmail() }) },
  'a new number': { method: 'PATCH', below: '', body: () => ({ mobile_number: newMobile() }) },
  'a new password': { method: 'PATCH', below: '', body: () => ({ password: 'a quite different kettle' }) },
  'removing GitHub': { method: 'DELETE', below: '/sign-in-methods/github', body: () => ({}) },
  'closing the account': { method: 'DELETE', below: '', body: () => ({}) },
} as const;
type Path = keyof typeof paths;

interface Proof {
  readonly is: 'password' | 'code';
  readonly value: string;
}
const password = (value: string): Proof => ({ is: 'password', value });
const code = (value: string): Proof => ({ is: 'code', value });

/** The proofs; the person has a password, a verified email and an unverified number. */
const proofs: Record<string, { bring: (person: Person) => Promise<Proof | undefined>; opens: boolean }> = {
  nothing: { bring: async () => undefined, opens: false },
  'the password': { bring: async () => password(goodPassword), opens: true },
  'a wrong password': { bring: async () => password('not this one at all'), opens: false },
  'a code to the verified e-mail': { bring: async ({ email }) => code(await send(email ?? '')), opens: true },
  'a code to the typed number': { bring: async ({ mobile }) => code(await send(mobile ?? '')), opens: false },
  'a code to somebody else’s address': { bring: async () => code(await send(newEmail())), opens: false },
  'a code that was used before': {
    bring: async ({ email }) => {
      const otp = await send(email ?? '');
      const url = '/v1/user/verify-gmail-otp';
      await testApp().app.inject({ method: 'POST', url, payload: { email, otp } });
      return code(otp);
    },
    opens: false,
  },
};

const call = async (person: Person, path: Path, proof: Proof | undefined, headers?: object) => {
  const { method, below, body } = paths[path];
  const prefix = path === 'closing the account' ? '' : 'current_';
  return testApp().app.inject({
    method,
    url: `/v1/user/${person.id}${below}`,
    headers: { ...(headers ?? (await testApp().as(person))) },
    payload: {
      ...body(),
      ...(proof && { [`${prefix}${proof.is === 'code' ? 'otp' : 'password'}`]: proof.value }),
    },
  });
};

const newPerson = async (account: object = {}) => {
  const person = await createTalent(testApp().db, {
    account: { password_hash: await hashPassword(goodPassword), mobile: newMobile(), ...account },
  });
  const identity = { provider: 'github', subject: `proof-${person.id}`, account_id: person.id } as const;
  await testApp().db.insertInto('account_identity').values(identity).execute();
  return person;
};

const cases = (Object.keys(paths) as Path[]).flatMap((path) =>
  Object.entries(proofs).map(([name, { bring, opens }]) => ({ path, name, bring, opens })),
);

describe.each(cases)('$path with $name', ({ path, bring, opens }) => {
  test(opens ? 'is done' : 'is refused, and nothing changes', async () => {
    const person = await newPerson();
    const before = await accountOf(person);
    const answer = await call(person, path, await bring(person));
    expect(answer.statusCode).toBeOneOf(opens ? [200] : [400, 403]);
    if (!opens) expect(await accountOf(person)).toEqual(before);
    const identities = await testApp()
      .db.selectFrom('account_identity')
      .select('subject')
      .where('account_id', '=', person.id)
      .execute();
    expect(identities).toHaveLength(opens && path === 'removing GitHub' ? 0 : 1);
  });
});

describe.each(Object.keys(paths) as Path[])('%s', (path) => {
  test('is open to a frozen person, who must be able to secure the account', async () => {
    const person = await newPerson({ frozen_at: new Date(), frozen_reason: 'Test' });
    expect((await call(person, path, password(goodPassword))).statusCode).toBe(200);
  });

  test('is closed to a guest, and of somebody else it is not found', async () => {
    const [person, other] = [await newPerson(), await newPerson()];
    expect((await call(person, path, password(goodPassword), {})).statusCode).toBe(401);
    const headers = await testApp().as(other);
    expect((await call(person, path, password(goodPassword), headers)).statusCode).toBe(404);
  });
});

describe('an account without a password', () => {
  const came = (changes: object) =>
    createTalent(testApp().db, { account: { email_verified_at: null, ...changes } });
  const change = async (person: Person, headers: object) =>
    testApp().app.inject({
      method: 'PATCH',
      url: `/v1/user/${person.id}`,
      headers: { ...headers },
      payload: { mobile_number: newMobile() },
    });

  test('and without any method gets its first one without proof', async () => {
    const person = await came({});
    expect((await change(person, await testApp().as(person))).statusCode).toBe(200);
  });

  test('and with GitHub alone has to have just come from there', async () => {
    const person = await came({});
    const identity = { provider: 'github', subject: `alone-${person.id}`, account_id: person.id } as const;
    await testApp().db.insertInto('account_identity').values(identity).execute();
    const headers = await testApp().as(person);
    expect((await change(person, headers)).statusCode).toBe(200);
    await testApp().pool.query(
      "update session set started_at = now() - interval '16 minutes' where account_id = $1",
      [person.id],
    );
    expect((await change(person, headers)).json()).toMatchObject({ code: 'PROOF_REQUIRED' });
  });

  test('shows a code to its verified number', async () => {
    const mobile = newMobile();
    const person = await came({ email: null, mobile, mobile_verified_at: new Date() });
    const answer = await call(person, 'a new e-mail', code(await send(mobile)));
    expect(answer.json().pending_email).toContain('@');
  });
});
