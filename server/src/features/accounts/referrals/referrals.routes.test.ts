import type { getReferral } from '@callboard/contract/people/recruiter-profiles';
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { useTestApp } from '../../../../test/app.ts';
import { createRecruiter, createTalent } from '../../../../test/factories.ts';
import { creditsLeft } from '../../billing/credits/index.ts';

const testApp = useTestApp();
const db = () => testApp().db;
type Recruiter = Awaited<ReturnType<typeof createRecruiter>>;

const referralOf = async (recruiter: Recruiter) => {
  const headers = await testApp().as(recruiter);
  const response = await testApp().app.inject({ url: `/v1/recruiter/${recruiter.id}/referral`, headers });
  return response.json<z.output<(typeof getReferral)['response']>>();
};
const bringer = async () => {
  const recruiter = await createRecruiter(db());
  return { ...recruiter, code: (await referralOf(recruiter)).code };
};
const broughtBy = (code: string) => createRecruiter(db(), { account: { referred_by: code } });
const verify = (recruiterId: number) =>
  db()
    .transaction()
    .execute((trx) => testApp().services.verdicts.markVerified(trx, { recruiterId, adminId: 5 }));
const creditsOf = ({ id }: { id: number }) => creditsLeft(db(), id);
const lettersTo = ({ email }: { email: string | null }) =>
  db()
    .selectFrom('outbox_message')
    .select('subject')
    .where('recipient', '=', email ?? '')
    .execute();

describe('GET /v1/recruiter/referral/{code}', () => {
  const ask = (code: string) => testApp().app.inject(`/v1/recruiter/referral/${code}`);

  test('tells anyone who invites and what both get, and nothing else', async () => {
    const { code, id } = await bringer();
    const { rows } = await testApp().pool.query(
      `select first_name || ' ' || last_name as name, company
       from account join recruiter on account_id = id where id = $1`,
      [id],
    );
    const expected = { ...rows[0], credits_each: 5 };
    expect((await ask(code)).json()).toEqual(expected);
    expect((await ask(code.toUpperCase())).json()).toEqual(expected);
  });

  test('404: an unknown code, and that of a closed account', async () => {
    const { code, id } = await bringer();
    expect((await ask('zzzzzzzz')).statusCode).toBe(404);
    await db().updateTable('account').set({ closed_at: new Date() }).where('id', '=', id).execute();
    expect((await ask(code)).statusCode).toBe(404);
  });
});

describe('GET /v1/recruiter/{id}/referral', () => {
  test('makes a link once and keeps it', async () => {
    const recruiter = await createRecruiter(db());
    const [first, ...others] = await Promise.all(Array.from({ length: 12 }, () => referralOf(recruiter)));
    expect(first).toEqual({
      link: `http://localhost/?ref=${first?.code}`,
      code: expect.stringMatching(/^[a-z0-9]{8}$/),
      credits_each: 5,
      joined: 0,
      verified: 0,
      credits_earned: 0,
    });
    for (const other of others) expect(other).toEqual(first);
  });

  test('counts who joined and who was verified', async () => {
    const referrer = await bringer();
    const newcomer = await broughtBy(referrer.code);
    await broughtBy(referrer.code.toUpperCase());
    await createTalent(db(), { account: { referred_by: referrer.code } });
    expect(await referralOf(referrer)).toMatchObject({ joined: 2, verified: 0, credits_earned: 0 });
    await verify(newcomer.id);
    expect(await referralOf(referrer)).toMatchObject({ joined: 2, verified: 1, credits_earned: 5 });
  });

  test('is for the recruiter alone', async () => {
    const { id } = await createRecruiter(db());
    const call = (headers = {}) => testApp().app.inject({ url: `/v1/recruiter/${id}/referral`, headers });
    const { as } = testApp();
    expect((await call()).json()).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect((await call(await as(await createRecruiter(db())))).json()).toMatchObject({ code: 'NOT_FOUND' });
    expect((await call(await as(await createTalent(db())))).json()).toMatchObject({
      code: 'WRONG_KIND_OF_USER',
    });
  });
});

describe('when somebody who came by a link is verified', () => {
  test('both get five credits and a letter', async () => {
    const referrer = await bringer();
    const newcomer = await broughtBy(referrer.code);
    await verify(newcomer.id);
    expect([await creditsOf(referrer), await creditsOf(newcomer)]).toEqual([5, 15]);
    expect(await lettersTo(referrer)).toEqual([{ subject: 'You earned 5 Callboard credits' }]);
    expect(await lettersTo(newcomer)).toEqual([{ subject: 'You’re verified on Callboard' }]);
  });

  test('once, also when it happens again', async () => {
    const referrer = await bringer();
    const newcomer = await broughtBy(referrer.code);
    await Promise.all([verify(newcomer.id), verify(newcomer.id)]);
    await db()
      .transaction()
      .execute((trx) => testApp().services.verdicts.markUnverified(trx, newcomer.id));
    await verify(newcomer.id);
    expect([await creditsOf(referrer), await creditsOf(newcomer)]).toEqual([5, 15]);
    expect(await lettersTo(referrer)).toHaveLength(1);
  });

  test('for each of many, also at the same time', async () => {
    const referrer = await bringer();
    const newcomers = await Promise.all([1, 2, 3, 4, 5].map(() => broughtBy(referrer.code)));
    await Promise.all([...newcomers.map(({ id }) => verify(id)), verify(referrer.id)]);
    expect(await creditsOf(referrer)).toBe(35);
    expect(await referralOf(referrer)).toMatchObject({ joined: 5, verified: 5, credits_earned: 25 });
  });

  test('nobody is paid for their own code', async () => {
    const referrer = await bringer();
    await db()
      .updateTable('account')
      .set({ referred_by: referrer.code })
      .where('id', '=', referrer.id)
      .execute();
    await verify(referrer.id);
    expect(await creditsOf(referrer)).toBe(10);
    expect(await referralOf(referrer)).toMatchObject({ joined: 0, verified: 0, credits_earned: 0 });
  });

  test.each(['nosuch88', "x' or true --", ''])('a code nobody has, "%s", gives nothing', async (code) => {
    const newcomer = await broughtBy(code);
    await verify(newcomer.id);
    expect(await creditsOf(newcomer)).toBe(10);
  });

  test('a referrer who has left gets nothing, and neither does the newcomer', async () => {
    const referrer = await bringer();
    const newcomer = await broughtBy(referrer.code);
    await db().updateTable('account').set({ closed_at: new Date() }).where('id', '=', referrer.id).execute();
    await verify(newcomer.id);
    expect([await creditsOf(referrer), await creditsOf(newcomer)]).toEqual([0, 10]);
  });
});
