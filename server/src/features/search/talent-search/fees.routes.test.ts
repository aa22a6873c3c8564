import { feeStep, maxFee } from '@callboard/contract/people/fees';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTalent } from '../../../../test/factories.ts';
import { namesIn, useSearchPeople } from '../../../../test/search-people.ts';
import { applyAllChanges } from './index.ts';

const { testApp, people, find, count, addRecruiter } = useSearchPeople();

/** Ananya asks for 12,345 a day, Vikram for 40,000 a project, Priya states nothing. */
beforeAll(async () => {
  const { pool, db } = testApp();
  const setFee = (id: number, rupees: number, per: string, note: string | null) =>
    pool.query('update talent set fee_rupees = $2, fee_per = $3, fee_note = $4 where account_id = $1', [
      id,
      rupees,
      per,
      note,
    ]);
  await setFee(people.ananya.id, 12_345, 'day', 'Negotiable for student films');
  await setFee(people.vikram.id, 40_000, 'project', null);
  await applyAllChanges(db);
});

const found = async (query: Record<string, string | number>) =>
  namesIn(await find({ sort: 'name', ...query }, people.recruiter.headers)).map((name) => name.split(' ')[0]);

describe('the filter by fee', () => {
  test('keeps those within it, and those who state no such fee', async () => {
    expect(await found({ feeMax: 12_500 })).toEqual(['Ananya', 'Priya', 'Vikram']);
    expect(await found({ feeMax: 12_000 })).toEqual(['Priya', 'Vikram']);
    expect(await found({ feeMax: 35_000, feePer: 'project' })).toEqual(['Ananya', 'Priya']);
    expect(await found({ feeMax: 0, feePer: 'hour' })).toEqual(['Ananya', 'Priya', 'Vikram']);
  });

  test('leaves out those who state none when asked to', async () => {
    expect(await found({ feeMax: 12_500, feeStated: 'true' })).toEqual(['Ananya']);
    expect(await found({ feeMax: 12_000, feeStated: 'true' })).toEqual([]);
    expect(await found({ feeMax: maxFee, feePer: 'project', feeStated: 'true' })).toEqual(['Vikram']);
  });

  test('is counted and dropped as one', async () => {
    const query = { feeMax: 12_000, feeStated: 'true', filterDrops: 'true' };
    const answer = await count(query, people.recruiter.headers);
    expect(answer.json()).toMatchObject({ count: 0, filterDrops: [{ filter: 'fee', count: 3 }] });
    const unitAlone = await count({ feePer: 'hour', filterDrops: 'true' }, people.recruiter.headers);
    expect(unitAlone.json()).toMatchObject({ count: 3, filterDrops: [] });
  });

  test.each([{ feeMax: 12_345 }, { feeMax: maxFee + 1 }, { feeMax: -1 }, { feeMax: 500, feePer: 'month' }])(
    'refuses %o',
    async (query) => {
      const answer = await find(query, people.recruiter.headers);
      expect(answer.json()).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
    },
  );

  test('is for recruiters: guests and talents would learn fees from it', async () => {
    const talent = await testApp().as(await createTalent(testApp().db));
    for (const headers of [{}, talent]) {
      for (const call of [find, count]) {
        expect((await call({ feeMax: 5_000 }, headers)).json()).toMatchObject({
          code: 'WRONG_KIND_OF_USER',
          errors: [{ field: 'feeMax', message: 'Is for recruiters' }],
        });
      }
    }
  });
});

describe('a card', () => {
  const feesFor = async (headers: Record<string, string>) =>
    (await find({ sort: 'name' }, headers))
      .json()
      .results.map((card: object) => Reflect.get(card, 'usual_fee'));

  test('says the fee to recruiters', async () => {
    expect(await feesFor(people.recruiter.headers)).toEqual([
      { rupees: 12_345, per: 'day', note: 'Negotiable for student films' },
      null,
      { rupees: 40_000, per: 'project', note: null },
    ]);
    expect(await feesFor({})).toEqual([undefined, undefined, undefined]);
  });

  test('says it to nobody who is frozen, and they cannot search by it', async () => {
    const { id, headers } = await addRecruiter();
    await testApp().pool.query(
      `insert into saved_search (recruiter_id, name, filters, sort) values ($1, 'Cheap', '{"feeMax":"500"}', 'match')`,
      [id],
    );
    const saved = async () =>
      (await testApp().app.inject({ url: `/v1/findTalent-saveSearch/${id}`, headers })).json().results[0]
        .count;
    expect(await saved()).toBe(2);
    await testApp().pool.query(`update account set frozen_at = now(), frozen_reason = 'Test' where id = $1`, [
      id,
    ]);
    expect(await feesFor(headers)).toEqual([null, null, null]);
    expect((await find({ feeMax: 5_000 }, headers)).json()).toMatchObject({ code: 'PROFILE_FROZEN' });
    expect(await saved()).toBe(0);
  });
});

test('the database and the contract have the same steps', async () => {
  const amounts = [0, 1, 50, 51, 999, 1_000, 1_001, 99_999, 100_000, 100_001, 1_000_000, 1_000_001, maxFee];
  const { rows } = await testApp().pool.query(
    'select array_agg(fee_step(amount) order by amount) as steps from unnest($1::integer[]) amount',
    [amounts],
  );
  expect(rows[0].steps).toEqual(amounts.map(feeStep));
});
