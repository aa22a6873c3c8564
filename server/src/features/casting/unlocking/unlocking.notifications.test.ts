import { lowBalance } from '@callboard/contract/billing/credits';
import { todayInIndia } from '@callboard/contract/people/ages';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { addCredits, endLot, readMismatches } from '../../../../test/credits.ts';
import { createRecruiter, createTalent } from '../../../../test/factories.ts';
import { createFullTalent } from '../../../../test/full-talent.ts';

const testApp = useTestApp();
const dayMs = 86_400_000;
const dayFromNow = (days: number) =>
  new Date(Date.parse(todayInIndia()) + days * dayMs).toISOString().slice(0, 10);
const days = { start_date: dayFromNow(10), end_date: dayFromNow(14) };
const away = { account: { last_active_at: new Date(Date.now() - 91 * dayMs) } };
const managed = { talent: { manager_gets_mail: true } };

const recruiterWith = async (credits: number) => {
  const recruiter = await createRecruiter(testApp().db, {
    account: { first_name: 'Priyanka', last_name: 'Hegde' },
    recruiter: { company: 'Monsoon Pictures' },
  });
  await addCredits(testApp().db, recruiter.id, credits);
  return { ...recruiter, headers: await testApp().as(recruiter) };
};
const unlock = (headers: Record<string, string>, talentId: number, asked: object = {}) =>
  testApp().app.inject({
    method: 'POST',
    url: '/v1/recruiter-unlocked',
    headers,
    payload: { talentId, ...asked },
  });
const choose = (account_id: number, topic: string, changes: object) =>
  testApp()
    .db.insertInto('notification_preference')
    .values({ account_id, topic, email: 'now', whatsapp: false, copy_to_manager: true, ...changes })
    .execute();

const mailsTo = async (recipient: string | null) => {
  await testApp().drain();
  return testApp()
    .db.selectFrom('outbox_message')
    .select(['subject', 'text', 'html'])
    .where('recipient', '=', recipient)
    .orderBy('id')
    .execute();
};
const runJob = (name: string) => {
  const job = testApp().services.jobs.find((one) => one.name === name);
  if (!job) throw new Error(`There is no job ${name}`);
  return job.run({}, { attempt: 1, isLastAttempt: false });
};

describe('the talent', () => {
  test('is notified who unlocked them and what they see, without personal data', async () => {
    const recruiter = await recruiterWith(2);
    const talent = await createFullTalent(testApp().db, managed);
    await unlock(recruiter.headers, talent.id);
    await unlock(recruiter.headers, talent.id);
    const mails = await mailsTo(talent.secrets.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toBe('Monsoon Pictures unlocked your profile');
    expect(mails[0]?.text).toContain('Priyanka Hegde from Monsoon Pictures unlocked your profile');
    expect(mails[0]?.text).toContain(`http://localhost/recruiter/${recruiter.public_id}`);
    const copies = await mailsTo(talent.secrets.managerEmail);
    expect(copies).toHaveLength(1);
    expect(copies[0]?.text).toContain('because you manage Meera');
    const texts = JSON.stringify([...mails, ...copies]);
    const { email, mobile, managerEmail, managerMobile, managerName, handle } = talent.secrets;
    const secrets = [email, mobile, managerEmail, managerMobile, managerName, handle, recruiter.email ?? ''];
    expect(secrets.filter((secret) => texts.includes(secret))).toEqual([]);
  });

  test('is asked about the dates, with a link to reply', async () => {
    const recruiter = await recruiterWith(2);
    const talent = await createFullTalent(testApp().db);
    await unlock(recruiter.headers, talent.id, { start_date: '2099-01-12', end_date: '2099-03-20' });
    await unlock(recruiter.headers, talent.id, { start_date: '2099-05-01', end_date: '2099-05-01' });
    const mails = await mailsTo(talent.secrets.email);
    expect(mails.map(({ subject }) => subject)).toEqual(
      Array(2).fill('Monsoon Pictures is checking your availability'),
    );
    expect(mails[0]?.text).toContain('if you’re available from 12 January 2099 to 20 March 2099');
    expect(mails[0]?.text).toContain('http://localhost/app/talent/dashboard/notification?question=');
    expect(mails[1]?.text).toContain('if you’re available on 1 May 2099');
    expect(mails[1]?.text).not.toContain('has unlocked');
    expect(await mailsTo(talent.secrets.managerEmail)).toEqual([]);
  });

  test('gets no email when they opted out', async () => {
    const recruiter = await recruiterWith(2);
    const talent = await createFullTalent(testApp().db, managed);
    await choose(talent.id, 'availability', { email: 'never' });
    await unlock(recruiter.headers, talent.id, days);
    expect(await mailsTo(talent.secrets.email)).toEqual([]);
    expect(await mailsTo(talent.secrets.managerEmail)).toEqual([]);
  });
});

describe('a check without a reply for seven days', () => {
  const sendOldCheck = (recruiterId: number, daysAgo: number) =>
    testApp()
      .db.updateTable('availability_question')
      .set({ asked_at: sql<Date>`now() - make_interval(days => ${daysAgo})` })
      .where('recruiter_id', '=', recruiterId)
      .execute();
  const creditsOf = async (recruiter: { id: number; headers: Record<string, string> }) =>
    (
      await testApp().app.inject({
        url: `/v1/recruiter/recruiter-unlock-balance/${recruiter.id}`,
        headers: recruiter.headers,
      })
    ).json().credits;
  const prepare = async (changes: object, daysAgo: number) => {
    const recruiter = await recruiterWith(2);
    const talent = await createTalent(testApp().db, changes);
    await unlock(recruiter.headers, talent.id, days);
    await sendOldCheck(recruiter.id, daysAgo);
    return { recruiter, talent };
  };
  const statesOf = async (recruiterId: number) =>
    (
      await testApp()
        .db.selectFrom('availability_question')
        .select('status')
        .where('recruiter_id', '=', recruiterId)
        .execute()
    ).map(({ status }) => status);
  const settle = () => runJob('unlocking/let-questions-expire');

  test('refunds the credit once when the talent had been away, and the unlock stays', async () => {
    const { recruiter, talent } = await prepare(away, 7);
    await choose(recruiter.id, 'credits', { copy_to_manager: false });
    await settle();
    await settle();
    expect([await creditsOf(recruiter), await statesOf(recruiter.id)]).toEqual([2, ['expired']]);
    const mails = await mailsTo(recruiter.email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Credit refunded for Asha Kulkarni']);
    const { json } = await unlock(recruiter.headers, talent.id);
    expect(json()).toMatchObject({ isUnlocked: true, credits: 2 });
    const history = await testApp().app.inject({
      url: `/v1/recruiter-balance-history/balance-history/list?recruiterId=${recruiter.id}`,
      headers: recruiter.headers,
    });
    expect(history.json().results[0]).toMatchObject({
      changeType: 4,
      credits: 1,
      talent: { user_id: talent.id },
    });
    expect(await readMismatches(testApp().db)).toEqual([]);
  });

  test.each([
    ['the talent was active', {}, 9],
    ['the week is not over', away, 6],
  ])('refunds nothing when %s', async (_why, changes, daysAgo) => {
    const { recruiter } = await prepare(changes, daysAgo);
    await settle();
    expect([await creditsOf(recruiter), await statesOf(recruiter.id)]).toEqual([1, ['asked']]);
  });

  test('refunds nothing when the talent replied', async () => {
    const { recruiter, talent } = await prepare(away, 8);
    await testApp()
      .db.updateTable('availability_question')
      .set({ status: 'not_available', settled_at: new Date() })
      .where('recruiter_id', '=', recruiter.id)
      .execute();
    await unlock(recruiter.headers, talent.id, { start_date: dayFromNow(40), end_date: dayFromNow(41) });
    await sendOldCheck(recruiter.id, 8);
    await settle();
    expect([await creditsOf(recruiter), (await statesOf(recruiter.id)).sort()]).toEqual([
      1,
      ['expired', 'not_available'],
    ]);
  });

  test('expires once its dates are over', async () => {
    const { recruiter } = await prepare({}, 20);
    await testApp()
      .db.updateTable('availability_question')
      .set({ starts_on: dayFromNow(-3), ends_on: dayFromNow(-1) })
      .where('recruiter_id', '=', recruiter.id)
      .execute();
    await settle();
    expect([await creditsOf(recruiter), await statesOf(recruiter.id)]).toEqual([1, ['expired']]);
  });
});

describe('the recruiter', () => {
  test('is notified of low credits, unless they opted out', async () => {
    const { db } = testApp();
    const [notifications, quiet] = [await recruiterWith(lowBalance + 1), await recruiterWith(lowBalance + 1)];
    await choose(notifications.id, 'credits', { copy_to_manager: false });
    await choose(quiet.id, 'credits', { email: 'never', copy_to_manager: false });
    for (const { headers } of [notifications, quiet]) await unlock(headers, (await createTalent(db)).id);
    expect((await mailsTo(notifications.email)).map(({ subject }) => subject)).toEqual([
      '5 credits left on Callboard',
    ]);
    expect(await mailsTo(quiet.email)).toEqual([]);
  });

  test('is warned once of credits that expire within a week', async () => {
    const { db } = testApp();
    const recruiter = await recruiterWith(10);
    await choose(recruiter.id, 'credits', { copy_to_manager: false });
    await addCredits(db, recruiter.id, 4, { source: 'plan', expiresAt: new Date(Date.now() + 6 * dayMs) });
    await addCredits(db, recruiter.id, 6, { source: 'plan', expiresAt: new Date(Date.now() + 30 * dayMs) });
    await runJob('credits/warn-of-ending');
    await runJob('credits/warn-of-ending');
    const mails = await mailsTo(recruiter.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toMatch(/^4 credits expiring on \w+/);
  });

  test('loses expired credits in the nightly job', async () => {
    const { db } = testApp();
    const recruiter = await recruiterWith(1);
    const lot = await addCredits(db, recruiter.id, 4, { expiresAt: new Date(Date.now() + dayMs) });
    await endLot(db, lot?.lotId, new Date(Date.now() - dayMs));
    await runJob('credits/write-off-ended');
    await runJob('credits/write-off-ended');
    const entries = await db
      .selectFrom('credit_entry')
      .select(['change_type', 'credits', 'balance'])
      .where('recruiter_id', '=', recruiter.id)
      .where('change_type', '=', 6)
      .execute();
    expect(entries).toEqual([{ change_type: 6, credits: -4, balance: 1 }]);
  });
});

test('a ledger that does not add up fails every night, naming ids only', async () => {
  const { db, pool } = testApp();
  const recruiter = await recruiterWith(3);
  await runJob('credits/check-ledger');
  const tamper = async (balance: number) => {
    const client = await pool.connect();
    await client.query('begin; set local session_replication_role = replica');
    await client.query('update credit_account set balance = $1 where recruiter_id = $2', [
      balance,
      recruiter.id,
    ]);
    await client.query('commit');
    client.release();
  };
  await tamper(7);
  await expect(runJob('credits/check-ledger')).rejects.toThrow(
    `The credit ledger does not add up for recruiters ${recruiter.id}`,
  );
  await tamper(3);
  await runJob('credits/check-ledger');
  expect(await readMismatches(db)).toEqual([]);
});
