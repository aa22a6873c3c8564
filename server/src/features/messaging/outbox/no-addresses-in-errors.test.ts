import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { useTestDatabase } from '../../../../test/database.ts';
import { startMailServer } from '../../../../test/mail-server.ts';
import { startWhatsApp } from '../../../../test/whatsapp-server.ts';
import { job } from '../../../platform/jobs/job.ts';
import { addJob } from '../../../platform/jobs/jobs.queries.ts';
import { drainJobs } from '../../../platform/jobs/worker.ts';
import { createLog } from '../../../platform/log.ts';
import { createMailer } from '../../../platform/mail/mailer.ts';
import { createWhatsApp } from '../../../platform/whatsapp/whatsapp.ts';
import { createOutbox } from './outbox.service.ts';

const database = useTestDatabase();
const canary = 'canary.person+cb@post.example';
const number = '+919811400777';

let mailServer: Awaited<ReturnType<typeof startMailServer>>;
let whatsApp: Awaited<ReturnType<typeof startWhatsApp>>;
beforeAll(async () => {
  mailServer = await startMailServer(0, (address) => `5.1.1 <${address}> unknown, ask ${number}`);
  whatsApp = await startWhatsApp();
});
afterAll(async () => {
  await mailServer.stop();
  await whatsApp.stop();
});

const logged: string[] = [];
const log = createLog('trace', { write: (line: string) => void logged.push(line) });

/** Everything that is kept of what went wrong. */
const stored = async () => {
  const { pool } = database();
  const outbox = await pool.query('select error from outbox_message where error is not null');
  const jobs = await pool.query('select last_error from graphile_worker._private_jobs');
  return { outbox: outbox.rows, jobs: jobs.rows, logged };
};
const expectNobody = (text: string) => {
  expect(text).not.toMatch(/canary|post\.example/i);
  expect(text.replace(/\D+/g, '')).not.toContain('9811400777');
};

test('a mail server that repeats the address: only code and command are stored', async () => {
  const { db, pool } = database();
  const mailer = createMailer(mailServer.url, 'Callboard <no-reply@callboard.test>');
  const outbox = createOutbox({ db, sendMail: mailer.send, keepUnsendable: false });
  await outbox.queue(db, { channel: 'mail', recipient: canary, subject: 'Your call', text: 'Ten sharp.' });
  await drainJobs(pool, outbox.jobs, log);
  mailer.close();
  const found = await stored();
  expect(found.outbox).toEqual([{ error: 'The mail server refused it (550 5.1.1 at RCPT TO)' }]);
  await expect
    .poll(async () => (await stored()).jobs)
    .toEqual([{ last_error: 'The mail server refused it (550 5.1.1 at RCPT TO)' }]);
  expect(logged.join('')).toContain('550 5.1.1 at RCPT TO');
  expectNobody(JSON.stringify(await stored()));
});

test('WhatsApp is down', async () => {
  const { db, pool } = database();
  whatsApp.go(true);
  const sendWhatsApp = createWhatsApp(whatsApp.settings);
  const outbox = createOutbox({ db, sendMail: undefined, sendWhatsApp, keepUnsendable: false });
  await outbox.queue(db, { channel: 'whatsapp', recipient: number, text: 'Ten sharp.' });
  await drainJobs(pool, outbox.jobs, log);
  expect((await stored()).outbox).toContainEqual({ error: 'WhatsApp did not take it (503)' });
  expectNobody(JSON.stringify(await stored()));
});

test('any job whose error holds an address or a number', async () => {
  const { db, pool } = database();
  const careless = job({
    name: 'careless',
    payload: z.object({}),
    run: async () => {
      throw new Error(`Nobody called ${canary} at ${number}, 98114 00777 or 919811400777`);
    },
  });
  await addJob(db, { name: 'careless', payload: {} });
  await drainJobs(pool, [careless], log);
  await expect
    .poll(async () => (await stored()).jobs)
    .toContainEqual({ last_error: 'Nobody called [address] at [number], [number] or [number]' });
  expectNobody(JSON.stringify(await stored()));
});

test('the log, whatever is logged', async () => {
  const { pool } = database();
  await pool.query('insert into account (kind, first_name, email) values ($1, $2, $3)', [
    'talent',
    'A',
    canary,
  ]);
  const twice = pool.query('insert into account (kind, first_name, email) values ($1, $2, $3)', [
    'talent',
    'A',
    canary,
  ]);
  const error = await twice.catch((reason: unknown) => reason);
  expect(JSON.stringify(error)).toContain(canary);
  log.error({ err: error, reason: `refused by ${canary}`, client: { said: [number] } }, `for ${canary}`);
  log.error({ err: new Error('outer', { cause: new Error(`asked ${canary}`) }) }, 'failed');
  log.warn('%s has no account', canary);
  log.child({ reqId: 'req-1' }).warn({ from: { addresses: [canary] } }, 'told');
  log.info(new Error(`no such mailbox: ${canary}`));
  expect(logged.join('')).toContain('account_email_key');
  expectNobody(logged.join(''));
});
