import type { JobAlert } from '@callboard/contract/casting/job-alerts';
import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { createRecruiter, createTalent } from '../../../../test/factories.ts';
import { createOpenJob } from '../../../../test/landing-factories.ts';
import { addJob } from '../../../platform/jobs/jobs.queries.ts';
import { whenJobsOpen } from './tell-of-new-jobs.job.ts';

const testApp = useTestApp();
const path = '/v1/job-alerts';

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

async function newTalent(changes = {}) {
  const talent = await createTalent(testApp().db, changes);
  const headers = await testApp().as(talent);
  const call = (method: Method, url = path, payload?: object) =>
    testApp().app.inject({ method, url, headers, ...(payload && { payload }) });
  return { ...talent, call };
}

const goa = { name: 'Goa', filters: { location_id: '3' } };
/** A minute ago: what opened this very moment may not be committed, and is told of the next time. */
const openInGoa = async (title: string) => {
  const { db } = testApp();
  const recruiter = await createRecruiter(db);
  return createOpenJob(db, recruiter.id, { title, city_id: 3, opened_at: new Date(Date.now() - 60_000) });
};
const age = (id: number, hours: number) =>
  testApp().pool.query(
    'update saved_job_search set told_at = told_at - make_interval(hours => $2), opened_at = opened_at - make_interval(hours => $2) where id = $1',
    [id, hours],
  );
const tell = async (rhythm: 'now' | 'daily') => {
  await addJob(testApp().db, { name: `job-alerts/${rhythm}`, payload: {} });
  await testApp().drain();
};
const toldOf = async (talentId: number) => {
  const { rows } = await testApp().pool.query<{ message: string; path: string }>(
    'select message, path from notification where account_id = $1 order by id',
    [talentId],
  );
  return rows;
};

describe('POST /v1/job-alerts', () => {
  test('201: the filters as an address writes them, with how many match', async () => {
    const { call } = await newTalent();
    await openInGoa('The singer');
    const answer = await call('POST', path, {
      name: ' Goa ',
      filters: { location_id: '3,3', paid: 'true', remote: 'false' },
      rhythm: 'now',
    });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({
      name: 'Goa',
      filters: { location_id: '3', paid: 'true' },
      rhythm: 'now',
      count: expect.any(Number),
      new_count: 0,
    });
  });

  test('409: the same name again, in any case', async () => {
    const { call } = await newTalent();
    await call('POST', path, goa);
    const again = await call('POST', path, { ...goa, name: 'GOA' });
    expect([again.statusCode, again.json().errors]).toEqual([
      409,
      [{ field: 'name', message: 'You have a search with this name' }],
    ]);
  });

  test('400: a filter nobody knows, and an empty name', async () => {
    const { call } = await newTalent();
    expect((await call('POST', path, { ...goa, filters: { planet: '3' } })).statusCode).toBe(400);
    expect((await call('POST', path, { ...goa, name: ' ' })).statusCode).toBe(400);
  });

  test('401, 403: guests, recruiters and frozen talents', async () => {
    const { app, db, as } = testApp();
    const recruiter = await as(await createRecruiter(db));
    const frozen = await newTalent({ account: { frozen_at: new Date(), frozen_reason: 'Test' } });
    expect((await app.inject({ method: 'POST', url: path, payload: goa })).statusCode).toBe(401);
    const asRecruiter = await app.inject({ method: 'POST', url: path, headers: recruiter, payload: goa });
    expect(asRecruiter.json().code).toBe('WRONG_KIND_OF_USER');
    expect((await frozen.call('POST', path, goa)).json().code).toBe('PROFILE_FROZEN');
  });
});

describe('GET, PATCH and DELETE /v1/job-alerts', () => {
  test('what is new counts from when the search was last opened', async () => {
    const { call } = await newTalent();
    const { id } = (await call('POST', path, goa)).json<JobAlert>();
    await age(id, 2);
    await openInGoa('The boatman');
    expect((await call('GET')).json().results).toMatchObject([{ id, new_count: expect.any(Number) }]);
    expect((await call('GET')).json().results[0].new_count).toBeGreaterThan(0);
    expect((await call('PATCH', `${path}/${id}`, { opened: true })).json()).toMatchObject({ new_count: 0 });
  });

  test('404: somebody else’s', async () => {
    const one = await newTalent();
    const other = await newTalent();
    const { id } = (await one.call('POST', path, goa)).json<JobAlert>();
    expect((await other.call('PATCH', `${path}/${id}`, { name: 'Mine' })).statusCode).toBe(404);
    expect((await other.call('DELETE', `${path}/${id}`)).statusCode).toBe(404);
    expect((await one.call('PATCH', `${path}/${id}`, { name: 'Panaji' })).json().name).toBe('Panaji');
    expect((await one.call('DELETE', `${path}/${id}`)).statusCode).toBe(204);
    expect((await one.call('GET')).json().results).toEqual([]);
  });
});

describe('alerts of job searches', () => {
  const searchWith = async (rhythm: JobAlert['rhythm']) => {
    const talent = await newTalent();
    const { id } = (await talent.call('POST', path, { ...goa, rhythm })).json<JobAlert>();
    await age(id, 1);
    return { ...talent, searchId: id };
  };

  test('now: a job by its name, several by their number, each once', async () => {
    const { id, searchId } = await searchWith('now');
    const job = await openInGoa('The diver');
    await testApp().pool.query(
      `update saved_job_search set told_at = now() - interval '90 seconds' where id = $1`,
      [searchId],
    );
    await testApp().pool.query(
      `update job set opened_at = now() - interval '1 hour' where city_id = 3 and id <> $1`,
      [job.id],
    );
    await tell('now');
    await tell('now');
    expect(await toldOf(id)).toEqual([
      { message: expect.stringContaining('The diver'), path: `/jobs/${job.public_id}` },
    ]);
    await age(searchId, 3);
    await tell('now');
    expect((await toldOf(id)).at(-1)).toEqual({
      message: expect.stringContaining('new jobs'),
      path: `/find-jobs?alert=${searchId}`,
    });
  });

  test('now: jobs that keep opening do not put it off', async () => {
    const { db, pool } = testApp();
    const opened = whenJobsOpen({ db });
    const dueAt = async () => {
      const { rows } = await pool.query(
        `select run_at from graphile_worker.jobs where key = 'job-alerts/now'`,
      );
      return rows.map(({ run_at }) => run_at.getTime());
    };
    await opened.handle({ jobId: 1, recruiterId: 1 }, 1);
    await pool.query(`update graphile_worker._private_jobs set run_at = run_at - interval '50 seconds'
      where key = 'job-alerts/now'`);
    const [first] = await dueAt();
    await opened.handle({ jobId: 2, recruiterId: 1 }, 2);
    expect(await dueAt()).toEqual([first]);
  });

  test('daily: not before the day is over; none: never; a job elsewhere: never', async () => {
    const daily = await searchWith('daily');
    const none = await searchWith('none');
    await openInGoa('The cook');
    await tell('daily');
    expect(await toldOf(daily.id)).toEqual([]);
    await age(daily.searchId, 24);
    await age(none.searchId, 24);
    await tell('daily');
    expect(await toldOf(daily.id)).toHaveLength(1);
    expect(await toldOf(none.id)).toEqual([]);
    const elsewhere = await newTalent();
    const { id } = (
      await elsewhere.call('POST', path, { name: 'Far', filters: { location_id: '900' }, rhythm: 'daily' })
    ).json<JobAlert>();
    await age(id, 48);
    await tell('daily');
    expect(await toldOf(elsewhere.id)).toEqual([]);
  });

  test('somebody who is frozen is not told', async () => {
    const { id, searchId } = await searchWith('daily');
    await openInGoa('The guide');
    await age(searchId, 24);
    await testApp().pool.query(`update account set frozen_at = now(), frozen_reason = 'Test' where id = $1`, [
      id,
    ]);
    await tell('daily');
    expect(await toldOf(id)).toEqual([]);
  });
});
