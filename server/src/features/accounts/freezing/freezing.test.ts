import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { createRecruiter, createTalent } from '../../../../test/factories.ts';
import { findAccountCalled } from './index.ts';

const testApp = useTestApp();

const eventsOf = async (accountId: number) => {
  const { rows } = await testApp().pool.query(
    `select type from event_log where (payload->>'accountId')::int = $1 order by id`,
    [accountId],
  );
  return rows.map(({ type }) => type);
};

describe('freezing', () => {
  test('changes once, says why, and tells of it once', async () => {
    const { db, services } = testApp();
    const { id } = await createTalent(db);
    const within = (work: (trx: typeof db) => Promise<boolean>) => db.transaction().execute(work);
    expect(await within((trx) => services.freezing.freeze(trx, id, 'Asked for money'))).toBe(true);
    expect(await within((trx) => services.freezing.freeze(trx, id, 'Another reason'))).toBe(false);
    const account = () =>
      db.selectFrom('account').select(['frozen_at', 'frozen_reason']).where('id', '=', id).executeTakeFirst();
    expect(await account()).toEqual({ frozen_at: expect.any(Date), frozen_reason: 'Asked for money' });
    expect(await within((trx) => services.freezing.unfreeze(trx, id))).toBe(true);
    expect(await within((trx) => services.freezing.unfreeze(trx, id))).toBe(false);
    expect(await account()).toEqual({ frozen_at: null, frozen_reason: null });
    expect(await eventsOf(id)).toEqual(['account.frozen', 'account.unfrozen']);
  });

  test('leaves a closed account alone', async () => {
    const { db, services } = testApp();
    const { id } = await createTalent(db, { account: { closed_at: new Date() } });
    expect(await db.transaction().execute((trx) => services.freezing.freeze(trx, id, 'Late'))).toBe(false);
    expect(await eventsOf(id)).toEqual([]);
  });
});

describe('who is meant', () => {
  test('is found by e-mail, mobile number or id, and nobody else', async () => {
    const { db } = testApp();
    const account = {
      email: 'asha.found@callboard.test',
      mobile: '+919822012345',
      mobile_verified_at: new Date(),
    };
    const { id, public_id } = await createRecruiter(db, { account });
    for (const who of ['asha.found@CALLBOARD.test', '+919822012345', String(id), public_id])
      expect(await findAccountCalled(db, who)).toMatchObject({ id });
    for (const who of ['nobody@callboard.test', '2000000000', '0', "' or 1=1"])
      expect(await findAccountCalled(db, who)).toBeUndefined();
  });
});
