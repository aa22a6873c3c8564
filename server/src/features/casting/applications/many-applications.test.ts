import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp, useTestApp } from '../../../../test/app.ts';
import { manyTalents, postedJob } from '../../../../test/applications.ts';
import { joinTestDatabase } from '../../../../test/database.ts';
import { notificationsOf } from '../../../../test/notifications.ts';
import { howMany } from '../../../../test/random-tests.ts';

const testApp = useTestApp();
let otherNode: TestApp;
beforeAll(async () => {
  otherNode = await createTestApp({}, {}, joinTestDatabase(testApp()));
});
afterAll(() => otherNode.close());

test('many who apply at once, each twice and over two nodes, are all there once', async () => {
  const { db } = testApp();
  const { recruiter, job } = await postedJob(db);
  const talents = await manyTalents(db, howMany(25, 500));
  const sent = await Promise.all(
    talents.map(async (talent) => ({
      headers: await testApp().as(talent),
      payload: { jobId: job.public_id, client_id: randomUUID() },
    })),
  );
  const answers = await Promise.all(
    sent.flatMap((call) =>
      [testApp(), otherNode].map(({ app }) =>
        app.inject({ method: 'POST', url: '/v1/job-audition-apply', ...call }),
      ),
    ),
  );
  expect([...new Set(answers.map(({ statusCode }) => statusCode))]).toEqual([201]);
  const rows = await db.selectFrom('job_application').select('id').where('job_id', '=', job.id).execute();
  expect(rows).toHaveLength(talents.length);
  expect(new Set(answers.map((answer) => answer.json().id))).toEqual(new Set(rows.map(({ id }) => id)));
  const events = await db
    .selectFrom('application_event')
    .select('application_id')
    .where(
      'application_id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute();
  expect(events).toHaveLength(talents.length);
  // However many apply, it is one thing to look at.
  const told = await notificationsOf(testApp(), recruiter.id);
  expect(told.length).toBeLessThanOrEqual(2);
});
