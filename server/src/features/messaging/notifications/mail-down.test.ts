import { expect, test, vi } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { createRecruiter, createTalent } from '../../../../test/factories.ts';
import { unlock } from '../../../../test/full-talent.ts';
import { startMailServer } from '../../../../test/mail-server.ts';
import { drainJobs } from '../../../platform/jobs/worker.ts';
import { createMailer } from '../../../platform/mail/mailer.ts';
import { talentUnlocked } from '../../casting/unlocking/unlocking.events.ts';
import { createOutbox } from '../outbox/index.ts';

const testApp = useTestApp();
const silent = { debug: () => undefined, error: () => undefined };
const talents = 5;
const tries = 6;

const unlockTalent = async (number: number) => {
  const { db, services } = testApp();
  const recruiter = await createRecruiter(db);
  const account = {
    mobile: `+91987650${String(number).padStart(4, '0')}`,
    mobile_verified_at: new Date(),
    whatsapp_updates: true,
  };
  const talent = await createTalent(db, { account });
  await unlock(db, recruiter, talent);
  const happened = { recruiterId: recruiter.id, talentId: talent.id };
  await db.transaction().execute((trx) => services.events.record(trx, talentUnlocked, happened));
  return talent;
};

test('during a long outage everyone is notified in the product, and by email and phone afterwards', async () => {
  const { db, pool, services } = testApp();
  // A free port. The mail server starts on it later.
  const stopped = await startMailServer();
  await stopped.stop();
  const port = Number(new URL(stopped.url).port);
  const mailer = createMailer(stopped.url, 'Callboard <no-reply@callboard.test>');
  let isUp = false;
  const phones: string[] = [];
  const outbox = createOutbox({
    db,
    sendMail: mailer.send,
    sendWhatsApp: async ({ to }) => {
      if (!isUp) throw new Error('WhatsApp did not take it (503)');
      phones.push(to);
    },
    keepUnsendable: false,
  });
  const jobs = [...services.events.jobs, ...outbox.jobs];
  const tryAll = async () => {
    await pool.query('update graphile_worker._private_jobs set run_at = now() where locked_at is null');
    await drainJobs(pool, jobs, silent);
  };

  const people = [];
  for (let number = 0; number < talents; number += 1) people.push(await unlockTalent(number));
  const triesSoFar = async () => {
    const { rows } =
      await pool.query(`select coalesce(min(attempts), 0)::int as tries, count(*)::int as waiting
      from graphile_worker._private_jobs`);
    return rows[0];
  };
  await vi.waitFor(async () => {
    await tryAll();
    const { tries: soFar, waiting } = await triesSoFar();
    expect([soFar >= tries, waiting]).toEqual([true, talents * 2]);
  }, 60_000);
  const sent = await db.selectFrom('notification').select('account_id').execute();
  expect(sent.map(({ account_id }) => account_id).sort()).toEqual(people.map(({ id }) => id).sort());

  const server = await startMailServer(port);
  isUp = true;
  await vi.waitFor(async () => {
    await tryAll();
    expect((await triesSoFar()).waiting).toBe(0);
  }, 30_000);
  mailer.close();
  await server.stop();
  const addresses = server.received.flatMap(({ to }) => to?.map(({ address }) => address) ?? []);
  expect(addresses.sort()).toEqual(people.map(({ email }) => email).sort());
  expect(phones.sort()).toEqual(people.map(({ mobile }) => mobile).sort());
});
