import { changeTypes } from '@callboard/contract/billing/credits';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { endLot, moveInTime, readMismatches } from '../../../../test/credits.ts';
import { useTestDatabase } from '../../../../test/database.ts';
import { createRecruiter, createTalent } from '../../../../test/factories.ts';
import {
  creditsLeft,
  giveCredits,
  lockCredits,
  reclaimCredits,
  refundUnlock,
  spendOnUnlock,
} from './ledger.ts';

const database = useTestDatabase();
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

const within = <T>(work: (trx: ReturnType<typeof database>['db']) => Promise<T>) =>
  database().db.transaction().execute(work);

const give = (recruiterId: number, cause: string, credits: number, expiresAt?: Date) =>
  within((trx) =>
    giveCredits(trx, {
      recruiterId,
      changeType: changeTypes.bonus,
      credits,
      source: 'bonus',
      cause,
      expiresAt,
    }),
  );

const spend = (recruiterId: number, talentId: number) =>
  within(async (trx) => {
    await lockCredits(trx, recruiterId);
    return spendOnUnlock(trx, { recruiterId, talentId });
  });

const entriesOf = (recruiterId: number) =>
  database()
    .db.selectFrom('credit_entry')
    .select(['change_type', 'credits', 'balance', 'cause', 'lot_id'])
    .where('recruiter_id', '=', recruiterId)
    .orderBy('position')
    .execute();

const mismatches = () => readMismatches(database().db);

describe('credits', () => {
  test('are granted once per cause', async () => {
    const { id } = await createRecruiter(database().db);
    expect(await give(id, 'verified', 10)).toEqual({ lotId: expect.any(String), balance: 10 });
    expect(await give(id, 'verified', 10)).toBeUndefined();
    expect(await give(id, 'referred', 5)).toMatchObject({ balance: 15 });
    expect(await creditsLeft(database().db, id)).toBe(15);
  });

  test('that expire soonest are spent first, those without expiry last', async () => {
    const { db } = database();
    const { id } = await createRecruiter(db);
    const never = await give(id, 'never', 1);
    const late = await give(id, 'late', 1, inDays(60));
    const soon = await give(id, 'soon', 1, inDays(3));
    for (let left = 2; left >= 0; left -= 1) {
      expect(await spend(id, (await createTalent(db)).id)).toMatchObject({ balance: left });
    }
    expect(await spend(id, (await createTalent(db)).id)).toBeUndefined();
    const spent = (await entriesOf(id)).filter(({ credits }) => credits < 0);
    expect(spent.map(({ lot_id }) => String(lot_id))).toEqual([soon?.lotId, late?.lotId, never?.lotId]);
  });

  test('that have expired are written off once, not spent', async () => {
    const { db } = database();
    const { id } = await createRecruiter(db);
    const plan = await give(id, 'plan', 4, inDays(1));
    await endLot(db, plan?.lotId, inDays(-1));
    expect(await creditsLeft(db, id)).toBe(0);
    expect(await spend(id, (await createTalent(db)).id)).toBeUndefined();
    await within((trx) => lockCredits(trx, id));
    expect(await entriesOf(id)).toEqual([
      expect.objectContaining({ credits: 4, balance: 4 }),
      expect.objectContaining({ change_type: 6, credits: -4, balance: 0, cause: `expiry:${plan?.lotId}` }),
    ]);
  });

  test('are refunded to their lot, once', async () => {
    const { db } = database();
    const [{ id }, talent] = [await createRecruiter(db), await createTalent(db)];
    const given = await give(id, 'plan', 2, inDays(30));
    await spend(id, talent.id);
    const refund = () => within((trx) => refundUnlock(trx, { recruiterId: id, talentId: talent.id }));
    expect([await refund(), await refund()]).toEqual([true, false]);
    expect((await entriesOf(id)).at(-1)).toMatchObject({
      change_type: 4,
      credits: 1,
      balance: 2,
      lot_id: Number(given?.lotId),
    });
  });

  test('are refunded without expiry when their lot has expired', async () => {
    const { db } = database();
    const [{ id }, talent] = [await createRecruiter(db), await createTalent(db)];
    const given = await give(id, 'plan', 2, inDays(30));
    await spend(id, talent.id);
    await endLot(db, given?.lotId, inDays(-1));
    await within((trx) => refundUnlock(trx, { recruiterId: id, talentId: talent.id }));
    expect(await creditsLeft(db, id)).toBe(1);
    const lots = await db.selectFrom('credit_lot').selectAll().where('recruiter_id', '=', id).execute();
    expect(lots).toContainEqual(
      expect.objectContaining({ source: 'house', expires_at: null, given: 1, unspent: 1 }),
    );
    expect(await mismatches()).toEqual([]);
  });

  test('that were never spent are not refunded', async () => {
    const { db } = database();
    const [{ id }, talent] = [await createRecruiter(db), await createTalent(db)];
    await give(id, 'verified', 2);
    expect(await within((trx) => refundUnlock(trx, { recruiterId: id, talentId: talent.id }))).toBe(false);
  });

  test('are reclaimed as far as they are unspent, once per cause', async () => {
    const { db } = database();
    const { id } = await createRecruiter(db);
    const pack = await give(id, 'purchase:1', 3);
    await give(id, 'verified', 10);
    await spend(id, (await createTalent(db)).id);
    const recall = {
      recruiterId: id,
      lotId: pack?.lotId ?? '',
      atMost: 3,
      cause: 'back:1',
      note: 'Refunded',
    };
    expect(await within((trx) => reclaimCredits(trx, recall))).toBe(2);
    expect(await within((trx) => reclaimCredits(trx, recall))).toBe(0);
    expect(await creditsLeft(db, id)).toBe(10);
    const other = await createRecruiter(db);
    expect(await within((trx) => reclaimCredits(trx, { ...recall, recruiterId: other.id }))).toBe(0);
  });
});

describe('the database', () => {
  const prepare = async () => {
    const { db } = database();
    const [recruiter, other] = [await createRecruiter(db), await createRecruiter(db)];
    const [talent, stranger] = [await createTalent(db), await createTalent(db)];
    const lot = await give(recruiter.id, 'verified', 2, inDays(30));
    const large = await give(recruiter.id, 'large', 10);
    await spend(recruiter.id, talent.id);
    return {
      recruiter: recruiter.id,
      other: other.id,
      talent: talent.id,
      stranger: stranger.id,
      lot: Number(lot?.lotId),
      large: Number(large?.lotId),
    };
  };
  type Setup = Awaited<ReturnType<typeof prepare>>;
  const plain = 'change_type, credits, cause';
  const forTalent = `${plain}, talent_id`;
  const add = ({ recruiter, lot }: Setup, columns: string, values: string) =>
    `insert into credit_entry (recruiter_id, position, balance, lot_id, ${columns}) values (${recruiter}, 0, 0, ${lot}, ${values})`;

  /** What someone with direct access to the database might try. */
  const refused: Record<string, readonly [statement: (setup: Setup) => string, reason: RegExp]> = {
    'a changed entry': [() => 'update credit_entry set credits = credits + 1', /append-only/],
    'a touched entry': [() => 'update credit_entry set note = note', /append-only/],
    'a removed entry': [
      ({ recruiter }) => `delete from credit_entry where recruiter_id = ${recruiter}`,
      /append-only/,
    ],
    'an emptied ledger': [() => 'truncate credit_entry cascade', /append-only/],
    'a balance moved by hand': [
      ({ recruiter }) => `update credit_account set balance = balance + 1 where recruiter_id = ${recruiter}`,
      /counted by the ledger/,
    ],
    'a removed balance': [
      ({ recruiter }) => `delete from credit_account where recruiter_id = ${recruiter}`,
      /counted by the ledger/,
    ],
    'a balance out of nothing': [
      ({ other }) => `insert into credit_account values (${other}, 5, 1)`,
      /counted by the ledger/,
    ],
    'emptied balances': [() => 'truncate credit_account', /counted by the ledger/],
    'a lot filled by hand': [
      ({ lot }) => `update credit_lot set unspent = given where id = ${lot}`,
      /counted by the ledger/,
    ],
    'a lot that ends later': [
      ({ lot }) => `update credit_lot set expires_at = now() + interval '9 years' where id = ${lot}`,
      /counted by the ledger/,
    ],
    'a removed lot': [({ lot }) => `delete from credit_lot where id = ${lot}`, /counted by the ledger/],
    'emptied lots': [() => 'truncate credit_lot cascade', /counted by the ledger|append-only/],
    'a lot that begins full': [
      ({ recruiter }) =>
        `insert into credit_lot (recruiter_id, source, given, unspent) values (${recruiter}, 'house', 5, 5)`,
      /counted by the ledger/,
    ],
    'an unlock that gives': [
      (setup) => add(setup, forTalent, `3, 1, 'unlock:${setup.stranger}', ${setup.stranger}`),
      /credit_entry_direction/,
    ],
    'a gift that takes': [(setup) => add(setup, plain, `1, -1, 'gift'`), /credit_entry_direction/],
    'an unlock that costs two': [
      (setup) =>
        add(
          { ...setup, lot: setup.large },
          forTalent,
          `3, -2, 'unlock:${setup.stranger}', ${setup.stranger}`,
        ),
      /credit_entry_one_credit/,
    ],
    'an unlock that is charged twice': [
      (setup) => add(setup, forTalent, `3, -1, 'unlock:${setup.talent}', ${setup.talent}`),
      /counted before/,
    ],
    'an unlock charged under another name': [
      (setup) => add(setup, forTalent, `3, -1, 'unlock:again', ${setup.talent}`),
      /credit_entry_cause/,
    ],
    'a cause counted before by an insert that would step back': [
      (setup) => `${add(setup, plain, `1, 5, 'verified'`)} on conflict do nothing`,
      /counted before/,
    ],
    'an entry of nothing': [
      (setup) => add(setup, plain, `1, 0, 'nothing'`),
      /credit_entry_credits_check|direction/,
    ],
    'a balance below zero': [
      (setup) => add(setup, `${plain}, note`, `5, -90, 'too-much', 'Taken'`),
      /credit_account_balance_check/,
    ],
    'more out of a lot than is in it': [
      (setup) => add(setup, `${plain}, note`, `5, -2, 'too-much', 'Taken'`),
      /credit_lot_check|credit_lot_unspent_check/,
    ],
    'an adjustment that says nothing': [(setup) => add(setup, plain, `5, 1, 'quiet'`), /credit_entry_note/],
    'an expiry before its time': [
      (setup) => add(setup, plain, `6, -1, 'expiry:${setup.lot}'`),
      /have not ended/,
    ],
    'a refund of what nobody paid': [
      (setup) => add(setup, forTalent, `4, 1, 'unlock-refund:${setup.stranger}', ${setup.stranger}`),
      /Nothing was paid/,
    ],
    'a lot of somebody else': [
      (setup) => add({ ...setup, recruiter: setup.other }, plain, `1, 1, 'foreign'`),
      /credit_entry_lot_id_recruiter_id_fkey/,
    ],
  };

  test.each(Object.entries(refused))('refuses %s', async (_what, [statement, reason]) => {
    const setup = await prepare();
    const before = await entriesOf(setup.recruiter);
    await expect(database().pool.query(statement(setup))).rejects.toThrow(reason);
    expect(await entriesOf(setup.recruiter)).toEqual(before);
    expect(await creditsLeft(database().db, setup.recruiter)).toBe(11);
    expect(await mismatches()).toEqual([]);
  });

  test('reports when lots, entries and balance differ', async () => {
    const { recruiter, lot } = await prepare();
    const tamper = (statement: string) => moveInTime(database().db, sql.raw(statement));
    await tamper(`update credit_lot set unspent = 0 where id = ${lot}`);
    expect(await mismatches()).toMatchObject([
      { recruiter_id: recruiter, sum_of_entries: 11, sum_of_lots: 10 },
    ]);
    await tamper(`update credit_lot set unspent = 1 where id = ${lot}`);
    expect(await mismatches()).toEqual([]);
  });
});
