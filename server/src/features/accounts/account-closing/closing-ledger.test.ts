import { expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { createTalent } from '../../../../test/factories.ts';
import { personalData } from '../../../features.ts';
import { addJob } from '../../../platform/jobs/jobs.queries.ts';
import { applyClosingLedger, writeClosingLedger } from './closing-ledger.ts';
import { eraseDueJob } from './erasing.service.ts';

const testApp = useTestApp();
const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);

test('a restored backup brings nobody back who has left since', async () => {
  const { db, drain, as, app } = testApp();
  const erased = await createTalent(db, { account: { first_name: 'Erased', closed_at: daysAgo(31) } });
  const closed = await createTalent(db, { account: { first_name: 'Closed', closed_at: daysAgo(2) } });
  const stayed = await createTalent(db, { account: { first_name: 'Stayed' } });
  await addJob(db, { name: eraseDueJob, payload: {} });
  await drain();
  const ledger = await writeClosingLedger(db);
  expect(ledger.split('\n')).toHaveLength(2);
  expect(ledger).not.toContain(closed.email);

  // The backup is older than both closings.
  const before = { closed_at: null, erased_at: null };
  await db
    .updateTable('account')
    .set({ ...before, first_name: 'Erased', email: erased.email })
    .where('id', '=', erased.id)
    .execute();
  await db.updateTable('account').set(before).where('id', '=', closed.id).execute();
  const headers = await as(closed);

  expect(await applyClosingLedger(db, ledger, personalData)).toBe(2);
  const rows = await db
    .selectFrom('account')
    .select(['first_name', 'closed_at', 'erased_at'])
    .orderBy('id')
    .execute();
  expect(rows).toEqual([
    { first_name: 'Former', closed_at: erased.closed_at, erased_at: expect.any(Date) },
    { first_name: 'Closed', closed_at: closed.closed_at, erased_at: null },
    { first_name: 'Stayed', closed_at: null, erased_at: null },
  ]);
  expect((await app.inject({ url: `/v1/user/${closed.id}`, headers })).statusCode).toBe(401);
  expect((await app.inject({ url: `/v1/user/${stayed.id}`, headers: await as(stayed) })).statusCode).toBe(
    200,
  );
});

test('applying it again changes nothing, and strangers in it are passed over', async () => {
  const { db } = testApp();
  const ledger = await writeClosingLedger(db);
  const stranger = JSON.stringify({ public_id: crypto.randomUUID(), closed_at: new Date(), erased_at: null });
  expect(await applyClosingLedger(db, `${ledger}\n\n${stranger}\n`, personalData)).toBe(1);
  expect(await writeClosingLedger(db)).toBe(ledger);
});

test('a line that is none stops it', async () => {
  await expect(applyClosingLedger(testApp().db, '{"public_id":"me"}', personalData)).rejects.toThrow();
});
