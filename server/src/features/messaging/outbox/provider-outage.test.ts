import { afterAll, beforeAll, expect, test } from 'vitest';
import { useTestDatabase } from '../../../../test/database.ts';
import { startMailServer } from '../../../../test/mail-server.ts';
import { startWhatsApp } from '../../../../test/whatsapp-server.ts';
import { drainJobs } from '../../../platform/jobs/worker.ts';
import { createMailer } from '../../../platform/mail/mailer.ts';
import { createWhatsApp } from '../../../platform/whatsapp/whatsapp.ts';
import { createOutbox } from './outbox.service.ts';

const database = useTestDatabase();
const silent = { debug: () => undefined, error: () => undefined };

let whatsApp: Awaited<ReturnType<typeof startWhatsApp>>;
beforeAll(async () => {
  whatsApp = await startWhatsApp();
});
afterAll(() => whatsApp.stop());

const mailOf = (name: string) =>
  ({
    channel: 'mail',
    recipient: `${name}@callboard.test`,
    subject: 'Your call',
    text: 'Ten sharp.',
  }) as const;
const textTo = (recipient: string) =>
  ({ channel: 'whatsapp', recipient, text: 'You are\n  called\tfor ten.' }) as const;

const statuses = async () => {
  const { rows } = await database().pool.query('select status, error from outbox_message order by id');
  return rows;
};

/** Lets the jobs that failed come up again at once; answers how many seconds they would have waited. */
const skipTheWait = async () => {
  const { rows } = await database().pool.query(
    `with waiting as (select id, extract(epoch from run_at - now()) as seconds from graphile_worker._private_jobs)
     update graphile_worker._private_jobs job set run_at = now() from waiting where waiting.id = job.id
     returning greatest(seconds, 0)::float as seconds`,
  );
  return Math.min(...rows.map(({ seconds }) => Number(seconds)));
};

test('email and WhatsApp down for an hour: nothing is lost or sent twice', async () => {
  const { db, pool } = database();
  let mailServer = await startMailServer();
  const { url } = mailServer;
  const port = Number(new URL(url).port);
  await mailServer.stop();
  whatsApp.go(true);
  const mailer = createMailer(url, 'Callboard <no-reply@callboard.test>');
  const sendWhatsApp = createWhatsApp(whatsApp.settings);
  const outbox = createOutbox({ db, sendMail: mailer.send, sendWhatsApp, keepUnsendable: false });
  for (const name of ['asha', 'kabir']) await outbox.queue(db, mailOf(name));
  await outbox.queue(db, textTo('+919999900001'));

  let waited = 0;
  while (waited < 3600) {
    await drainJobs(pool, outbox.jobs, silent);
    waited += await skipTheWait();
  }
  expect((await statuses()).map(({ status }) => status)).toEqual(['queued', 'queued', 'queued']);

  mailServer = await startMailServer(port);
  whatsApp.go(false);
  while ((await statuses()).some(({ status }) => status !== 'sent')) {
    await drainJobs(pool, outbox.jobs, silent);
    await skipTheWait();
  }
  await drainJobs(pool, outbox.jobs, silent);
  mailer.close();
  await mailServer.stop();
  expect(mailServer.received.map(({ to }) => to?.[0]?.address).sort()).toEqual([
    'asha@callboard.test',
    'kabir@callboard.test',
  ]);
  expect(whatsApp.received).toEqual([
    {
      path: '/v23.0/4711/messages',
      authorization: 'Bearer a-token',
      body: expect.objectContaining({
        messaging_product: 'whatsapp',
        to: '919999900001',
        biz_opaque_callback_data: expect.stringMatching(/^outbox-\d+$/),
        template: {
          name: 'callboard_update',
          language: { code: 'en' },
          components: [{ type: 'body', parameters: [{ type: 'text', text: 'You are called for ten.' }] }],
        },
      }),
    },
  ]);
});

test('a permanent WhatsApp rejection is not retried and does not reveal the number', async () => {
  const { db, pool } = database();
  const outbox = createOutbox({
    db,
    sendMail: undefined,
    sendWhatsApp: createWhatsApp(whatsApp.settings),
    keepUnsendable: false,
  });
  await outbox.queue(db, textTo('+910000000000'));
  await drainJobs(pool, outbox.jobs, silent);
  expect((await statuses()).at(-1)).toEqual({ status: 'failed', error: 'WhatsApp refused it (400)' });
  expect((await pool.query('select id from graphile_worker._private_jobs')).rows).toEqual([]);
});
