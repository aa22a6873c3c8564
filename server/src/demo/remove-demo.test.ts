import { beforeAll, expect, test } from 'vitest';
import { useTestApp } from '../../test/app.ts';
import { createTalent } from '../../test/factories.ts';
import { ownOrigin } from '../../test/visitor.ts';
import { loadDemoOnce } from './load-demo-once.ts';
import { assertNoDemoAccounts, removeDemo } from './remove-demo.ts';
import { demoPassword, demoSignIns } from './sign-ins.ts';

const testApp = useTestApp();
const silent = () => undefined;

beforeAll(async () => {
  const { db, services } = testApp();
  await loadDemoOnce({ db, storage: services.storage, talents: 8, say: silent });
});

const signIn = (email: string) =>
  testApp().app.inject({
    method: 'POST',
    url: '/v1/auth/login',
    headers: { origin: ownOrigin },
    payload: { email, password: demoPassword },
  });
const publicTalents = async () =>
  (await testApp().pool.query('select account_id from public_talent')).rows.map(
    ({ account_id }) => account_id,
  );

test('production refuses a database with demo accounts, also one that goes by another address', async () => {
  const { db, pool } = testApp();
  const [first] = demoSignIns;
  await pool.query("update account set email = 'renamed@callboard.in' where email = $1", [first?.email]);
  expect((await signIn('renamed@callboard.in')).statusCode).toBe(200);
  await pool.query("update account set is_demo = false where email <> 'renamed@callboard.in'");
  await expect(assertNoDemoAccounts(db)).rejects.toThrow(
    /^Config validation error: .*1 demo accounts.*npm run callboard -- remove-demo$/,
  );
  await pool.query('update account set is_demo = true');
  await expect(assertNoDemoAccounts(db)).rejects.toThrow(/49 demo accounts/);
});

test('a demo account that was closed can come back, and so it counts', async () => {
  const { db, pool } = testApp();
  await pool.query('update account set closed_at = now()');
  await expect(assertNoDemoAccounts(db)).rejects.toThrow(/49 demo accounts/);
  await pool.query('update account set closed_at = null');
});

test('remove-demo erases all of them and nobody else, and production starts', async () => {
  const { db, services, pool, drain } = testApp();
  const real = await createTalent(db, { account: { first_name: 'Asha' } });
  await pool.query('update talent set completed_at = now() where account_id = $1', [real.id]);
  const { authorization } = await testApp().as({ id: 1 });

  expect(await removeDemo({ db, events: services.events, say: silent })).toBe(49);
  await drain();
  for (const email of ['renamed@callboard.in', ...demoSignIns.map((one) => one.email)])
    expect((await signIn(email)).statusCode).toBe(401);
  expect((await testApp().app.inject({ url: '/v1/user/1', headers: { authorization } })).statusCode).toBe(
    401,
  );
  expect(await publicTalents()).not.toContain(2);
  const { rows } = await pool.query('select id, first_name from account where erased_at is null');
  expect(rows).toEqual([{ id: real.id, first_name: 'Asha' }]);
  const left = await pool.query(
    "select 1 from account where is_demo and (email like '%@callboard.test' or password_hash is not null)",
  );
  expect(left.rows).toEqual([]);
  await expect(assertNoDemoAccounts(db)).resolves.toBeUndefined();
  expect(await removeDemo({ db, events: services.events, say: silent })).toBe(0);
});
