import { describe, expect, test, vi } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { startMailServer } from '../../../../test/mail-server.ts';
import { drainJobs } from '../../../platform/jobs/worker.ts';
import { createMailer } from '../../../platform/mail/mailer.ts';
import { createOutbox } from './outbox.service.ts';

const testApp = useTestApp();
const silent = { debug: () => undefined, error: () => undefined };
const mail = {
  channel: 'mail',
  recipient: 'asha@callboard.test',
  subject: 'Your call for Meera',
  text: 'Be at Studio 2 at ten.',
  html: '<p>Be at <b>Studio 2</b> at ten.</p>',
} as const;
const read = async (query = '') => (await testApp().app.inject(`/outbox.json${query}`)).json();

describe('GET /outbox.json', () => {
  test('lists messages, newest first', async () => {
    const { outbox, db, drain } = testApp();
    await outbox.queue(db, mail);
    await outbox.queue(db, { channel: 'whatsapp', recipient: '+919999900000', text: 'You are shortlisted.' });
    expect((await read()).results.map(({ status }: { status: string }) => status)).toEqual([
      'queued',
      'queued',
    ]);
    await drain();
    const { results, totalResults } = await read();
    expect(totalResults).toBe(2);
    expect(results[0]).toMatchObject({ channel: 'whatsapp', status: 'kept', subject: null, html: null });
    expect(results[1]).toMatchObject({ ...mail, status: 'kept', sent_at: null, error: null });
  });

  test('comes in pages', async () => {
    expect(await read('?limit=1&page=2')).toMatchObject({
      page: 2,
      limit: 1,
      totalPages: 2,
      totalResults: 2,
    });
    expect((await read('?limit=101')).errors).toEqual([expect.objectContaining({ field: 'limit' })]);
  });
});

describe('the outbox', () => {
  test('queues nothing when its transaction is rolled back', async () => {
    const { outbox, db } = testApp();
    const before = (await read()).totalResults;
    await expect(
      db.transaction().execute(async (trx) => {
        await outbox.queue(trx, mail);
        throw new Error('No');
      }),
    ).rejects.toThrow('No');
    expect((await read()).totalResults).toBe(before);
  });

  test('queues a message with the same key once', async () => {
    const { outbox, db, drain } = testApp();
    const before = (await read()).totalResults;
    for (let time = 0; time < 3; time += 1) await outbox.queue(db, { ...mail, dedupeKey: 'welcome:1' });
    await drain();
    expect((await read()).totalResults).toBe(before + 1);
  });

  test('sends an email by SMTP, once, with its own message id', async () => {
    const { db, pool } = testApp();
    const server = await startMailServer();
    const mailer = createMailer(server.url, 'Callboard <no-reply@callboard.test>');
    const outbox = createOutbox({ db, sendMail: mailer.send, keepUnsendable: false });
    await outbox.queue(db, mail);
    await drainJobs(pool, outbox.jobs, silent);
    await drainJobs(pool, outbox.jobs, silent);
    mailer.close();
    await server.stop();
    expect(server.received).toHaveLength(1);
    expect(server.received[0]).toMatchObject({
      from: expect.objectContaining({ address: 'no-reply@callboard.test' }),
      to: [expect.objectContaining({ address: mail.recipient })],
      subject: mail.subject,
    });
    expect(server.received[0]?.messageId).toMatch(/^<outbox-\d+@callboard\.test>$/);
    expect(server.received[0]?.html).toContain('<b>Studio 2</b>');
    expect((await read()).results[0]).toMatchObject({ status: 'sent', sent_at: expect.any(String) });
  });

  test('retries while the mail server is down', async () => {
    const { db, pool } = testApp();
    let up = false;
    const sent: string[] = [];
    const outbox = createOutbox({
      db,
      keepUnsendable: false,
      sendMail: async ({ subject }) => {
        if (!up) throw new Error('connect ECONNREFUSED');
        sent.push(subject);
      },
    });
    await outbox.queue(db, { ...mail, subject: 'Still coming' });
    await drainJobs(pool, outbox.jobs, silent);
    expect((await read()).results[0]).toMatchObject({ status: 'queued', error: 'connect ECONNREFUSED' });
    up = true;
    // The worker puts a failed job down a moment after the drain returns.
    await vi.waitFor(async () => {
      await pool.query('update graphile_worker._private_jobs set run_at = now()');
      await drainJobs(pool, outbox.jobs, silent);
      expect(sent).toEqual(['Still coming']);
    }, 15_000);
    expect((await read()).results[0]).toMatchObject({ status: 'sent', error: null });
  });

  test('records an error when there is no provider', async () => {
    const { db, pool } = testApp();
    const outbox = createOutbox({ db, sendMail: undefined, keepUnsendable: false });
    await outbox.queue(db, { channel: 'sms', recipient: '+919999900001', text: 'Hello' });
    await drainJobs(pool, outbox.jobs, silent);
    expect((await read()).results[0]).toMatchObject({
      status: 'queued',
      error: 'There is no provider for sms',
    });
  });
});
