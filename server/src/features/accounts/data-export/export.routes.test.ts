import { describe, expect, test, vi } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { createRecruiter, createTalent } from '../../../../test/factories.ts';
import { addJob } from '../../../platform/jobs/jobs.queries.ts';
import { cleanUpJob } from './packing.job.ts';

const testApp = useTestApp();

interface Person {
  readonly id: number;
}
type Method = 'GET' | 'POST' | 'DELETE';

const call = async (method: Method, person: Person, id = person.id) =>
  testApp().app.inject({ method, url: `/v1/user/${id}/data-export`, headers: await testApp().as(person) });
const ask = async (method: Method, person: Person) => (await call(method, person)).json();
const rowsOf = ({ id }: Person) =>
  testApp().db.selectFrom('data_export').selectAll().where('account_id', '=', id).orderBy('id').execute();
const archiveOf = async (person: Person) => {
  const last = (await rowsOf(person)).at(-1);
  return testApp().services.storage.inspect(last?.archive_key ?? '');
};
const none = {
  state: 'none',
  progress: 0,
  requested_at: null,
  bytes: null,
  download_url: null,
  expires_at: null,
};
/** Moves an export this many days back. */
const moveBack = (column: 'expires_at' | 'requested_at', days: number, { id }: Person) =>
  testApp()
    .db.updateTable('data_export')
    .set({ [column]: new Date(Date.now() - days * 24 * 60 * 60 * 1000) })
    .where('account_id', '=', id)
    .execute();
const cleanUp = async () => {
  await addJob(testApp().db, { name: cleanUpJob, payload: {} });
  await testApp().drain();
};

describe('POST /v1/user/{id}/data-export', () => {
  test('packs, tells when it is ready, and gives a link that works without a sign-in for a short while', async () => {
    const { app, db, drain } = testApp();
    const person = await createTalent(db);
    expect(await ask('GET', person)).toEqual(none);
    expect(await ask('POST', person)).toMatchObject({ state: 'packing', progress: 0, download_url: null });
    await drain();
    const ready = await ask('GET', person);
    expect(ready).toMatchObject({ state: 'ready', progress: 100, bytes: expect.any(Number) });
    const week = new Date(ready.expires_at).getTime() - Date.now();
    expect(Math.round(week / (24 * 60 * 60 * 1000))).toBe(7);
    const download = await app.inject(ready.download_url);
    expect(download.headers['content-disposition']).toMatch(
      /^attachment; filename="callboard-data-\d{4}-\d{2}-\d{2}\.zip"$/,
    );
    expect(download.headers['content-type']).toBe('application/zip');
    expect(download.headers['cache-control']).toBe('private, no-store');
    expect(download.rawPayload).toHaveLength(ready.bytes);
    const mails = await db
      .selectFrom('outbox_message')
      .select(['subject', 'text'])
      .where('recipient', '=', person.email ?? '')
      .execute();
    expect(mails).toEqual([
      {
        subject: 'Your Callboard data is ready to download',
        text: expect.stringContaining('http://localhost/app/talent/dashboard/profile'),
      },
    ]);
    expect(mails[0]?.text).not.toContain('signature=');
  });

  test('asked twice at once, it packs once', async () => {
    const person = await createRecruiter(testApp().db);
    const answers = await Promise.all([call('POST', person), call('POST', person), call('POST', person)]);
    expect(answers.map((answer) => answer.json().state)).toEqual(['packing', 'packing', 'packing']);
    expect(await rowsOf(person)).toHaveLength(1);
  });

  test('a new one takes the place of the old one', async () => {
    const { db, drain, services } = testApp();
    const person = await createTalent(db);
    await call('POST', person);
    await drain();
    const old = (await rowsOf(person))[0]?.archive_key ?? '';
    expect((await ask('POST', person)).state).toBe('packing');
    await drain();
    expect(await services.storage.inspect(old)).toBeUndefined();
    expect(await archiveOf(person)).toBeDefined();
  });

  test('three a day are enough', async () => {
    const person = await createTalent(testApp().db);
    for (let time = 0; time < 3; time += 1) {
      expect((await call('POST', person)).statusCode).toBe(200);
      await call('DELETE', person);
    }
    const fourth = await call('POST', person);
    expect([fourth.statusCode, fourth.json().code]).toEqual([429, 'RATE_LIMITED']);
    expect(Number(fourth.headers['retry-after'])).toBeGreaterThan(3600);
    await moveBack('requested_at', 1.1, person);
    expect((await call('POST', person)).statusCode).toBe(200);
  });

  test('says that it failed when it cannot be packed, and lets one ask again', async () => {
    const { db, pool, drain, services } = testApp();
    const person = await createTalent(db);
    const key = 'originals/aa/broken.bin';
    await services.storage.put(key, Buffer.from('picture'), 'application/octet-stream');
    const photo = {
      kind: 'photo',
      content_type: 'image/webp',
      bytes: 7,
      width: 1,
      height: 1,
      original_key: key,
    };
    await db
      .insertInto('media_asset')
      .values({ owner_id: person.id, ...photo })
      .execute();
    await call('POST', person);
    const { open } = services.storage;
    services.storage.open = async () => {
      throw new Error('The store is away');
    };
    await drain();
    expect((await ask('GET', person)).state).toBe('packing');
    await vi.waitFor(async () => {
      await pool.query('update graphile_worker._private_jobs set run_at = now()');
      await drain();
      expect(await ask('GET', person)).toMatchObject({ state: 'failed', download_url: null });
    }, 15_000);
    services.storage.open = open;
    await call('POST', person);
    await drain();
    expect((await ask('GET', person)).state).toBe('ready');
  });
});

describe('DELETE /v1/user/{id}/data-export', () => {
  test('stops the packing: nothing is stored and nobody is told', async () => {
    const { db, drain } = testApp();
    const person = await createTalent(db);
    await call('POST', person);
    expect(await ask('DELETE', person)).toEqual(none);
    await drain();
    expect(await ask('GET', person)).toEqual(none);
    expect(await archiveOf(person)).toBeUndefined();
    const mails = await db
      .selectFrom('outbox_message')
      .select('id')
      .where('recipient', '=', person.email ?? '')
      .execute();
    expect(mails).toEqual([]);
  });

  test('stops it in the middle', async () => {
    const { db, drain, services } = testApp();
    const person = await createTalent(db);
    await call('POST', person);
    const { putFile } = services.storage;
    services.storage.putFile = async (...file) => {
      await putFile(...file);
      await call('DELETE', person);
    };
    await drain();
    services.storage.putFile = putFile;
    expect(await ask('GET', person)).toEqual(none);
    expect(await archiveOf(person)).toBeUndefined();
  });

  test('throws a finished archive away, file and all', async () => {
    const { db, drain } = testApp();
    const person = await createTalent(db);
    await call('POST', person);
    await drain();
    expect(await archiveOf(person)).toBeDefined();
    expect(await ask('DELETE', person)).toEqual(none);
    await drain();
    expect(await archiveOf(person)).toBeUndefined();
  });
});

describe('the nightly clean-up of archives', () => {
  test('after seven days the archive is gone', async () => {
    const { db, drain } = testApp();
    const person = await createTalent(db);
    await call('POST', person);
    await drain();
    await moveBack('expires_at', 0, person);
    expect(await ask('GET', person)).toEqual(none);
    await cleanUp();
    expect(await archiveOf(person)).toBeUndefined();
    await moveBack('requested_at', 31, person);
    await cleanUp();
    expect(await rowsOf(person)).toEqual([]);
  });

  test('packing that nobody finished in a day counts as failed, so that one can ask again', async () => {
    const person = await createTalent(testApp().db);
    await call('POST', person);
    await testApp().pool.query(
      "delete from graphile_worker._private_jobs where payload::text like '%exportId%'",
    );
    await moveBack('requested_at', 1.5, person);
    await cleanUp();
    expect((await ask('GET', person)).state).toBe('failed');
    expect((await ask('POST', person)).state).toBe('packing');
  });
});

describe.each(['GET', 'POST', 'DELETE'] as const)('%s /v1/user/{id}/data-export', (method) => {
  test('is not found for somebody else, and not for guests', async () => {
    const { app, db } = testApp();
    const [person, other] = [await createTalent(db), await createTalent(db)];
    const foreign = await call(method, person, other.id);
    expect([foreign.statusCode, foreign.json().code]).toEqual([404, 'NOT_FOUND']);
    expect((await app.inject({ method, url: `/v1/user/${other.id}/data-export` })).statusCode).toBe(401);
    expect(await rowsOf(other)).toEqual([]);
  });

  test('is open to someone who is frozen', async () => {
    const person = await createTalent(testApp().db, { account: { frozen_at: new Date() } });
    expect((await call(method, person)).statusCode).toBe(200);
  });
});
