import { expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { createVisitor } from '../../../../test/visitor.ts';
import { addJob } from '../../../platform/jobs/jobs.queries.ts';

const testApp = useTestApp();
const counts = async () => {
  const { rows } = await testApp().pool.query(
    `select (select count(*)::int from one_time_code) as codes, (select count(*)::int from one_time_link) as links,
       (select count(*)::int from session) as sessions, (select count(*)::int from refresh_token) as tokens`,
  );
  return rows[0];
};

test('what has served is forgotten at night, what is in use stays', async () => {
  const { pool, db, drain } = testApp();
  await createVisitor(testApp()).register();
  await pool.query(`
    update one_time_code set created_at = now() - interval '2 days';
    update one_time_link set expires_at = now() - interval '31 days';
    update session set expires_at = now() - interval '31 days';
    update rate_limit set started_at = now() - interval '2 days'`);
  const browser = createVisitor(testApp());
  await browser.register();
  for (const name of ['accounts/forget-old-codes-and-links', 'sessions/forget-old']) {
    await addJob(db, { name, payload: {} });
  }
  await drain();
  expect(await counts()).toEqual({ codes: 1, links: 1, sessions: 1, tokens: 1 });
  expect((await browser.refresh()).statusCode).toBe(200);
});
