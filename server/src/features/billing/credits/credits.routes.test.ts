import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { createCharacter } from '../../../../test/characters.ts';
import { addCredits, endLot, moveInTime } from '../../../../test/credits.ts';
import { createRecruiter, createTalent } from '../../../../test/factories.ts';
import { createFullTalent } from '../../../../test/full-talent.ts';
import { giveCredits } from './index.ts';

const testApp = useTestApp();
const history = '/v1/recruiter-balance-history';
const list = `${history}/balance-history/list`;
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

const someone = async () => {
  const { id } = await createRecruiter(testApp().db);
  return { id, headers: await testApp().as({ id }) };
};
type Someone = Awaited<ReturnType<typeof someone>>;

const get = (url: string, { headers }: { headers: Record<string, string> }) =>
  testApp().app.inject({ url, headers });
const read = (recruiter: Someone, query = '', at = list) =>
  get(`${at}?recruiterId=${recruiter.id}${query}`, recruiter);
const unlock = (recruiter: Someone, talentId: number, characterId?: number) =>
  testApp().app.inject({
    method: 'POST',
    url: '/v1/recruiter-unlocked',
    headers: recruiter.headers,
    payload: { talentId, characterId },
  });
/** Backdates an entry. */
const moveEntries = (recruiterId: number, position: number, moment: string) =>
  moveInTime(
    testApp().db,
    sql`update credit_entry set created_at = ${moment} where recruiter_id = ${recruiterId} and position = ${position}`,
  );

describe('GET /v1/recruiter-balance-history/balance-unlocked-count', () => {
  test('200: credits by source, spent credits and unlocks', async () => {
    const { db } = testApp();
    const recruiter = await someone();
    await addCredits(db, recruiter.id, 25, { source: 'pack', changeType: 2 });
    await addCredits(db, recruiter.id, 10, { source: 'plan', expiresAt: inDays(90) });
    await addCredits(db, recruiter.id, 5, { source: 'referral', changeType: 7 });
    await addCredits(db, recruiter.id, 1, { source: 'house', changeType: 5, note: 'Sorry' });
    await unlock(recruiter, (await createTalent(db)).id);
    await unlock(recruiter, (await createTalent(db)).id);
    await moveEntries(recruiter.id, 5, '2025-01-05T00:00:00Z');
    expect((await read(recruiter, '', `${history}/balance-unlocked-count`)).json()).toEqual({
      credits: 39,
      spent: 2,
      unlocked: 2,
      is_low: false,
      next_expiry: { credits: 8, at: expect.any(String) },
      from_packs: 25,
      from_plan: 8,
      from_bonus: 6,
      used_this_month: 1,
    });
  });
});

describe('GET /v1/recruiter-balance-history/balance-history/list', () => {
  test('200: newest first, with talent, purpose and balance', async () => {
    const { db } = testApp();
    const recruiter = await someone();
    const talent = await createFullTalent(db);
    const gone = await createFullTalent(db);
    const character = await createCharacter(db, recruiter, { project: { title: 'Monsoon Line' } });
    await addCredits(db, recruiter.id, 3);
    await unlock(recruiter, talent.id, character.id);
    await unlock(recruiter, gone.id);
    await db.updateTable('account').set({ closed_at: new Date() }).where('id', '=', gone.id).execute();
    const answer = (await read(recruiter)).json();
    expect(answer).toMatchObject({
      page: 1,
      limit: 10,
      totalResults: 3,
      results: [
        {
          changeType: 3,
          credits: -1,
          balance: 1,
          talent: {
            user_id: gone.id,
            userUniqueId: null,
            name: `Meera ${gone.secrets.surname}`,
            file_url: null,
          },
          character: null,
        },
        {
          changeType: 3,
          credits: -1,
          balance: 2,
          talent: {
            user_id: talent.id,
            userUniqueId: talent.public_id,
            name: `Meera ${talent.secrets.surname}`,
            file_url: expect.stringContaining('/files/'),
          },
          character: { name: 'Meera', project_title: 'Monsoon Line' },
        },
        { changeType: 1, credits: 3, balance: 3, talent: null, character: null, purchase: null, plan: null },
      ],
      months: [{ month: expect.stringMatching(/^\d{4}-\d\d$/), gained: 3, spent: 2 }],
    });
  });

  test('days are those in India, and months are complete within the filters', async () => {
    const { db } = testApp();
    const recruiter = await someone();
    // 31 October, 23:59 and 1 November, 00:00 in India.
    const moments = ['2025-10-31T18:29:59Z', '2025-10-31T18:30:00Z', '2025-11-02T10:00:00Z'];
    for (const [index, moment] of moments.entries()) {
      await addCredits(db, recruiter.id, 10 ** index);
      await moveEntries(recruiter.id, index + 1, moment);
    }
    const credits = async (query: string) =>
      (await read(recruiter, query)).json().results.map((entry: { credits: number }) => entry.credits);
    expect(await credits('&endDate=2025-10-31')).toEqual([1]);
    expect(await credits('&startDate=2025-11-01')).toEqual([100, 10]);
    expect(await credits('&startDate=2025-11-01&endDate=2025-11-01')).toEqual([10]);
    expect(await credits('&startDate=2025-10-01&endDate=9999-12-31')).toEqual([100, 10, 1]);
    const { months } = (await read(recruiter, '&limit=1')).json();
    expect(months).toEqual([{ month: '2025-11', gained: 110, spent: 0 }]);
    expect((await read(recruiter, '&limit=2&page=2')).json()).toMatchObject({
      totalPages: 2,
      results: [{ credits: 1, balance: 1 }],
      months: [{ month: '2025-10', gained: 1, spent: 0 }],
    });
  });

  test('filters by kind of change', async () => {
    const { db } = testApp();
    const recruiter = await someone();
    await addCredits(db, recruiter.id, 2);
    await unlock(recruiter, (await createTalent(db)).id);
    const { results, totalResults, months } = (await read(recruiter, '&changeType=3')).json();
    expect([results.length, totalResults, months[0].gained, months[0].spent]).toEqual([1, 1, 0, 1]);
  });

  test('a purchase names its price and its invoice', async () => {
    const { db, pool } = testApp();
    const recruiter = await someone();
    const lot = await addCredits(db, recruiter.id, 25, { source: 'pack', changeType: 2 });
    const { rows } = await pool.query(
      `insert into purchase (recruiter_id, kind, credits, net_paise, cgst_paise, sgst_paise, igst_paise, status,
        paid_at, credit_lot_id) values ($1, 'pack', 25, 225000, 20250, 20250, 0, 'paid', now(), $2) returning id`,
      [recruiter.id, lot?.lotId],
    );
    const purchase = { id: rows[0].id, credits: 25, total_paise: 265_500 };
    expect((await read(recruiter)).json().results[0].purchase).toEqual({ ...purchase, invoice_number: null });
    await pool.query(
      `insert into invoice (kind, financial_year, serial, number, purchase_id, issued_on, seller, buyer, line,
        state_code, net_paise, cgst_paise, sgst_paise, igst_paise, is_practice)
        values ('invoice', 2026, 418, 'CB-2026-0418', $1, '2026-11-09', '{}', '{}', 'Pack of 25', '27', 225000,
          20250, 20250, 0, true)`,
      [purchase.id],
    );
    await unlock(recruiter, (await createTalent(db)).id);
    expect((await read(recruiter)).json().results).toMatchObject([
      { changeType: 3, purchase: null },
      { changeType: 2, purchase: { ...purchase, invoice_number: 'CB-2026-0418' } },
    ]);
    const { content } = (await read(recruiter, '', `${history}/balance-history/export`)).json();
    expect(content).toContain(',Purchase,Pack of 25,,,CB-2026-0418,2655.00,,25,25');
  });

  test('entries of a plan and their expiry name the plan', async () => {
    const { db } = testApp();
    const recruiter = await someone();
    const lot = await db.transaction().execute((trx) => {
      return giveCredits(trx, {
        recruiterId: recruiter.id,
        changeType: 1,
        credits: 10,
        source: 'plan',
        cause: 'plan:1:2026-07-01',
        expiresAt: inDays(1),
        plan: 'studio',
        planMonth: '2026-07-01',
      });
    });
    await endLot(db, lot?.lotId, inDays(-1));
    await testApp()
      .services.jobs.find(({ name }) => name === 'credits/write-off-ended')
      ?.run(
        {},
        {
          attempt: 1,
          isLastAttempt: false,
        },
      );
    const plan = { name: 'studio', month: '2026-07-01' };
    expect((await read(recruiter)).json().results).toMatchObject([
      { changeType: 6, credits: -10, balance: 0, plan },
      { changeType: 1, credits: 10, plan },
    ]);
  });

  test('a referral names who joined', async () => {
    const { db } = testApp();
    const recruiter = await someone();
    const newcomer = await createRecruiter(db, { account: { first_name: 'Indu', last_name: 'Mathew' } });
    const gift = { recruiterId: recruiter.id, changeType: 7, credits: 5, source: 'referral' } as const;
    for (const cause of [`referral:${newcomer.id}`, 'referred'])
      await db.transaction().execute((trx) => giveCredits(trx, { ...gift, cause }));
    expect((await read(recruiter)).json().results).toMatchObject([
      { note: null },
      { note: 'Indu Mathew joined' },
    ]);
  });

  test.each([
    'changeType=8',
    'changeType=0',
    'changeType=1.5',
    'startDate=2025-13-01',
    'startDate=2025-11-02&endDate=2025-11-01',
    'page=0',
    'limit=500',
  ])('400: %s', async (query) => {
    expect((await read(await someone(), `&${query}`)).statusCode).toBe(400);
  });
});

describe('GET /v1/recruiter-balance-history/balance-history/export', () => {
  test('200: all entries as a spreadsheet without formulas', async () => {
    const { db } = testApp();
    const recruiter = await someone();
    await addCredits(db, recruiter.id, 12, { changeType: 5, source: 'house', note: '=1+1, "really"' });
    const talent = await createTalent(db, { account: { first_name: '@Ananya', last_name: 'Rao' } });
    await unlock(recruiter, talent.id);
    await moveEntries(recruiter.id, 1, '2025-10-31T18:30:00Z');
    const answer = (await read(recruiter, '', `${history}/balance-history/export`)).json();
    expect(answer).toMatchObject({
      file_name: 'callboard-credits.csv',
      media_type: 'text/csv',
      encoding: 'utf8',
    });
    const lines = answer.content.split('\r\n');
    expect(answer.content.startsWith('\uFEFFDate and time (India),Change,For,')).toBe(true);
    expect(lines[1]).toMatch(/^\d{4}-\d\d-\d\d \d{1,2}:\d\d [ap]m,Unlock,'@Ananya Rao,,,,,,-1,11$/);
    expect(lines[2]).toBe(`2025-11-01 12:00 am,Adjustment,"'=1+1, ""really""",,,,,"'=1+1, ""really""",12,12`);
  });
});

test.each([`${history}/balance-unlocked-count`, list, `${history}/balance-history/export`])(
  'GET %s is for its owner alone',
  async (path) => {
    const { app, db } = testApp();
    const [recruiter, other, talent] = [await someone(), await someone(), await createTalent(db)];
    const url = `${path}?recruiterId=${other.id}`;
    expect((await app.inject({ url })).json().code).toBe('UNAUTHENTICATED');
    const asTalent = { headers: await testApp().as(talent) };
    expect((await get(`${path}?recruiterId=${talent.id}`, asTalent)).json().code).toBe('WRONG_KIND_OF_USER');
    const foreign = await get(url, recruiter);
    expect([foreign.statusCode, foreign.json().code]).toEqual([404, 'NOT_FOUND']);
    for (const id of ['', '-4', '2.5', 'me']) {
      expect((await get(`${path}?recruiterId=${id}`, recruiter)).statusCode).toBe(400);
    }
  },
);
