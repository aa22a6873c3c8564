import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { createCharacter } from '../../../../test/characters.ts';
import { countRows } from '../../../../test/database.ts';
import { createRecruiter, createTalent } from '../../../../test/factories.ts';
import { createOpenJob } from '../../../../test/landing-factories.ts';

const testApp = useTestApp();
const send = async (
  path: string,
  headers: Record<string, string> = {},
  method: 'GET' | 'POST' | 'PUT' | 'DELETE' = 'GET',
) => {
  const answer = await testApp().app.inject({ url: `/v1/auditions/${path}`, headers, method });
  return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() };
};

let recruiter: Awaited<ReturnType<typeof createRecruiter>>;
let talent: Awaited<ReturnType<typeof createTalent>>;
let job: Awaited<ReturnType<typeof createOpenJob>>;
let asTalent: { authorization: string };
let asRecruiter: { authorization: string };

beforeAll(async () => {
  const { db, as } = testApp();
  recruiter = await createRecruiter(db);
  talent = await createTalent(db, { talent: { gender_id: 1, date_of_birth: '1998-02-03' } });
  [asTalent, asRecruiter] = [await as(talent), await as(recruiter)];
  const part = await createCharacter(db, recruiter, {
    project: { title: 'Monsoon Line' },
    character: { gender_id: 2, works_from: '2030-05-01', works_to: '2030-05-10' },
  });
  job = await createOpenJob(db, recruiter.id, { title: 'Two singers', project_id: part.project_id });
  await db.insertInto('job_character').values({ job_id: job.id, character_id: part.id }).execute();
  await createOpenJob(db, recruiter.id, { title: 'Sibling', project_id: part.project_id });
  await createOpenJob(db, recruiter.id, { title: 'Elsewhere', project_type_id: 9, gender_id: 1 });
  await db
    .insertInto('unavailable_dates')
    .values({ account_id: talent.id, days: '[2030-05-08,2030-05-20]' })
    .execute();
});

describe('GET /v1/auditions/{id}', () => {
  test('200 for a guest', async () => {
    const { status, body } = await send(job.public_id);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      title: 'Two singers',
      project: { title: 'Monsoon Line' },
      recruiter: { name: 'Asha Kulkarni', answering: null },
      applications: null,
      siblings: [{ title: 'Sibling', is_open: true }],
      roles: [{ gender: 'Male', is_open: true }],
    });
    expect(body).not.toHaveProperty('for_roles');
  });

  test('200 for a talent: role by role', async () => {
    const { body } = await send(job.public_id, asTalent);
    expect(body).toMatchObject({ is_saved: false });
    expect(body.for_roles).toHaveLength(1);
    expect(body.for_roles[0]).toMatchObject({
      charcter_id: body.roles[0].id,
      clashes: [{ start_date: '2030-05-08', end_date: '2030-05-10', is_booking: false }],
      application: null,
      obstacle: null,
    });
    expect(body.for_roles[0].match.reasons[0]).toEqual({
      condition: 'gender',
      fits: 'no',
      asked: 'Male',
      has: 'Female',
    });
  });

  test('200 for its team by either id; 404 by the integer for everyone else', async () => {
    for (const id of [job.public_id, job.id])
      expect((await send(String(id), asRecruiter)).body).toMatchObject({ id: job.id, can_edit: true });
    const stranger = await testApp().as(await createRecruiter(testApp().db));
    for (const headers of [{}, asTalent, stranger])
      expect((await send(String(job.id), headers)).status).toBe(404);
    expect((await send(job.public_id, stranger)).body).not.toHaveProperty('findings');
  });

  test.each(['draft', 'in_review'])('404 for one that is %s, but for its team', async (status) => {
    const hidden = await createOpenJob(testApp().db, recruiter.id, { status });
    for (const headers of [{}, asTalent]) expect((await send(hidden.public_id, headers)).status).toBe(404);
    expect((await send(hidden.public_id, asRecruiter)).status).toBe(200);
  });

  test('a closed one stays; how many applied is said from five on', async () => {
    const { db } = testApp();
    const closed = await createOpenJob(db, recruiter.id, { status: 'closed' });
    const apply = async () =>
      db
        .insertInto('job_application')
        .values({ job_id: closed.id, talent_id: (await createTalent(db)).id })
        .execute();
    await apply();
    const read = async () => (await send(closed.public_id)).body;
    expect(await read()).toMatchObject({ is_open: false, applications: { count: null, is_few: true } });
    for (let more = 0; more < 4; more += 1) await apply();
    expect((await read()).applications).toEqual({ count: 5, is_few: false });
  });

  test('of a frozen recruiter: 404, but for those who applied', async () => {
    const { db } = testApp();
    const frozen = await createRecruiter(db, { account: { frozen_at: new Date(), frozen_reason: 'Test' } });
    const gone = await createOpenJob(db, frozen.id);
    expect((await send(gone.public_id, asTalent)).status).toBe(404);
    await db.insertInto('job_application').values({ job_id: gone.id, talent_id: talent.id }).execute();
    const { status, body } = await send(gone.public_id, asTalent);
    expect([status, body.is_open, body.for_roles[0].obstacle]).toEqual([200, false, 'applied']);
    expect(body.for_roles[0].application).toMatchObject({ jobApplyStatus: 1 });
    expect((await send(gone.public_id)).status).toBe(404);
  });

  test('work for adults is out of reach under 18', async () => {
    const { db, as } = testApp();
    const child = await createTalent(db, { talent: { date_of_birth: '2014-01-01' } });
    const kiss = await createOpenJob(db, recruiter.id);
    await db.insertInto('job_disclosure').values({ job_id: kiss.id, kind: 'kiss', level: 'one' }).execute();
    const { body } = await send(kiss.public_id, await as(child));
    expect(body.for_roles[0].obstacle).toBe('adults_only');
  });

  test('404 for what is not there, 400 for what is no id', async () => {
    expect((await send(randomUUID())).status).toBe(404);
    expect((await send('2147483647')).status).toBe(404);
    expect((await send('nothing')).status).toBe(400);
  });
});

test('GET /v1/auditions/audition-character/{id}: 200 for everyone, 404 for a stranger to a draft', async () => {
  expect((await send(`audition-character/${job.public_id}`)).body.results).toMatchObject([{ name: 'Meera' }]);
  expect((await send(`audition-character/${job.id}`, asRecruiter)).body.totalResults).toBe(1);
  expect((await send(`audition-character/${job.id}`, asTalent)).status).toBe(404);
});

test('GET /v1/auditions/similar/{id}: 200, the likest first, without itself', async () => {
  const { status, body } = await send(`similar/${job.public_id}`);
  expect(status).toBe(200);
  const titles = body.results.map(({ title }: { title: string }) => title);
  expect(titles[0]).not.toBe('Elsewhere');
  expect(titles).not.toContain('Two singers');
  expect(titles.length).toBeLessThanOrEqual(6);
  expect((await send(`similar/${randomUUID()}`)).status).toBe(404);
});

describe('POST /v1/auditions/viewed/{id}', () => {
  const view = async (id: string, headers: Record<string, string> = {}) =>
    (await send(`viewed/${id}`, headers, 'POST')).status;
  const viewsOf = async (id: number) => {
    const found = await testApp()
      .db.selectFrom('job_view')
      .select('views')
      .where('job_id', '=', id)
      .execute();
    return found.map(({ views }) => views);
  };
  const someJob = (fields: object = {}) => createOpenJob(testApp().db, recruiter.id, fields);

  test('204: a guest counts each time, a talent once a day, reading it never', async () => {
    const viewed = await someJob();
    for (const headers of [{}, asTalent]) await send(viewed.public_id, headers);
    expect(await viewsOf(viewed.id)).toEqual([]);
    for (const headers of [{}, {}, asTalent, asTalent])
      expect(await view(viewed.public_id, headers)).toBe(204);
    expect(await viewsOf(viewed.id)).toEqual([3]);
  });

  test('204 for its team and other recruiters, who do not count', async () => {
    const viewed = await someJob();
    const draft = await someJob({ status: 'draft' });
    const stranger = await testApp().as(await createRecruiter(testApp().db));
    expect(await view(viewed.public_id, asRecruiter)).toBe(204);
    expect(await view(draft.public_id, asRecruiter)).toBe(204);
    expect(await view(viewed.public_id, stranger)).toBe(204);
    expect(await viewsOf(viewed.id)).toEqual([]);
    expect(await viewsOf(draft.id)).toEqual([]);
  });

  test('a closed job stays readable and counts', async () => {
    const closed = await someJob({ status: 'closed' });
    expect(await view(closed.public_id)).toBe(204);
    expect(await viewsOf(closed.id)).toEqual([1]);
  });

  test('404 for a draft and what is not there, 400 for the integer', async () => {
    const draft = await someJob({ status: 'draft' });
    for (const headers of [{}, asTalent]) expect(await view(draft.public_id, headers)).toBe(404);
    expect(await view(randomUUID())).toBe(404);
    expect(await view(String(job.id), asRecruiter)).toBe(400);
  });

  test('429 for one network that counts a job all the time', async () => {
    const viewed = await someJob();
    const statuses: number[] = [];
    for (let time = 0; time < 61; time += 1) statuses.push(await view(viewed.public_id));
    expect(statuses.filter((status) => status === 204)).toHaveLength(60);
    expect(statuses.at(-1)).toBe(429);
    expect(await viewsOf(viewed.id)).toEqual([60]);
  });
});

describe('PUT and DELETE /v1/auditions/saved/{id}', () => {
  const saved = () => countRows(testApp(), 'saved_job', 'talent_id = $1', talent.id);

  test('204, also twice, and both are seen in the search', async () => {
    for (const _ of [1, 2]) expect((await send(`saved/${job.public_id}`, asTalent, 'PUT')).status).toBe(204);
    expect(await saved()).toBe(1);
    const { body } = await send('data/get-All?saved=true', asTalent);
    expect(body.results).toMatchObject([{ title: 'Two singers', is_saved: true }]);
    for (const _ of [1, 2])
      expect((await send(`saved/${job.public_id}`, asTalent, 'DELETE')).status).toBe(204);
    expect(await saved()).toBe(0);
  });

  test('401 for a guest, 403 for a recruiter and who is frozen, 404 for what is not there', async () => {
    const frozen = await testApp().as(
      await createTalent(testApp().db, { account: { frozen_at: new Date(), frozen_reason: 'Test' } }),
    );
    for (const method of ['PUT', 'DELETE'] as const) {
      const statuses: number[] = [];
      for (const headers of [{}, asRecruiter, frozen])
        statuses.push((await send(`saved/${job.public_id}`, headers, method)).status);
      expect(statuses).toEqual([401, 403, 403]);
      expect((await send(`saved/${randomUUID()}`, asTalent, method)).status).toBe(404);
      expect((await send('saved/1', asTalent, method)).status).toBe(400);
    }
  });
});
