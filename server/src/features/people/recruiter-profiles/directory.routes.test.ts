import type { RecruiterCard } from '@callboard/contract/people/recruiter-profiles';
import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { createRecruiter, createTalent } from '../../../../test/factories.ts';
import { createOpenJob } from '../../../../test/landing-factories.ts';
import { hashPassword } from '../../accounts/sign-in/index.ts';
import { createRecruiterDirectory } from './directory.service.ts';

const testApp = useTestApp();
const db = () => testApp().db;
const verified = { verified_at: new Date() };

const list = async (query = '') => {
  const response = await testApp().app.inject(`/v1/recruiter/get-all${query}`);
  return { body: response.body, ...response.json<{ results: RecruiterCard[]; totalResults: number }>() };
};
const namesIn = ({ results }: { results: readonly { name: string }[] }) =>
  results.map(({ name }) => name.split(' ')[0]);
const add = (first_name: string, recruiter = {}, account = {}) =>
  createRecruiter(db(), { account: { first_name, ...account }, recruiter: { ...verified, ...recruiter } });

describe('GET /v1/recruiter/get-all', () => {
  test('lists who is verified, who casts now first, and no contact', async () => {
    const contact = { email: 'private@inbox.example', mobile: '+919820012345' };
    await add('Zoya');
    const busy = await add('Meera', {}, contact);
    await createOpenJob(db(), busy.id);
    await add('Asha');
    const found = await list('?name=lantern');
    expect(namesIn(found)).toEqual(['Meera', 'Asha', 'Zoya']);
    expect(found.results[0]).toEqual({
      user_id: busy.id,
      userUniqueId: busy.public_id,
      name: 'Meera Kulkarni',
      company: 'Lantern Casting',
      role: null,
      city: null,
      is_verified: true,
      recruiter_edit_image: null,
      open_call_count: 1,
    });
    expect(found.body).not.toMatch(/9820012345|inbox\.example/);
  });

  test('leaves out who is frozen, gone, unlisted, or neither verified nor introduced', async () => {
    const company = 'Out of sight';
    await add('Frozen', { company }, { frozen_at: new Date(), frozen_reason: 'Test' });
    await add('Gone', { company }, { closed_at: new Date() });
    await add('Unlisted', { company, is_public: false });
    await add('Newcomer', { company, verified_at: null, bio: 'I cast.', job_title: 'Director', city_id: 1 });
    expect(await list('?name=out%20of%20sight')).toMatchObject({ results: [], totalResults: 0 });
  });

  test('finds by a part of the name or the company, and by city, a page at a time', async () => {
    await add('Priyanka', { company: 'Lamp 100%', city_id: 7 });
    await add('Priya', { company: 'Lamp of Monsoon_Line', city_id: 8 });
    await add('Meera', { company: 'Lamp', city_id: 7 });
    expect(namesIn(await list('?name=PRIYA'))).toEqual(['Priya', 'Priyanka']);
    expect(namesIn(await list('?name=100%25'))).toEqual(['Priyanka']);
    expect(namesIn(await list('?name=n_l'))).toEqual(['Priya']);
    expect(namesIn(await list('?city=7'))).toEqual(['Meera', 'Priyanka']);
    const second = await list('?name=lamp&limit=2&page=2');
    expect([namesIn(second), second.totalResults]).toEqual([['Priyanka'], 3]);
  });

  test.each(['?limit=101', '?page=0', '?city=x', '?secret=1', '?name='])('refuses %s', async (query) => {
    expect((await testApp().app.inject(`/v1/recruiter/get-all${query}`)).statusCode).toBe(400);
  });
});

describe('GET /v1/recruiter', () => {
  const find = async (filter: object = {}) =>
    namesIn(
      await createRecruiterDirectory({ db: db(), photoUrl: async (key) => key }).listAsAdmin({
        page: 1,
        limit: 10,
        name: 'backstage',
        ...filter,
      }),
    );

  test('filters by status, documents, name and what they cast', async () => {
    const company = 'Backstage';
    const meera = await add('Meera', { company, verified_at: null }, { email: 'meera@lamp.example' });
    await db()
      .insertInto('recruiter_verification')
      .values({ recruiter_id: meera.id, legal_name: 'Backstage LLP' })
      .execute();
    await createOpenJob(db(), meera.id, { gender_id: 1, age_min: 20, age_max: 30 });
    await add('Frozen', { company }, { frozen_at: new Date(), frozen_reason: 'Test' });
    await add('Gone', { company, verified_at: null }, { closed_at: new Date() });
    expect((await find()).sort()).toEqual(['Frozen', 'Gone', 'Meera']);
    expect(await find({ profile_status: 'active' })).toEqual(['Meera']);
    expect(await find({ profile_status: 'frozen' })).toEqual(['Frozen']);
    expect(await find({ profile_status: 'closed' })).toEqual(['Gone']);
    expect(await find({ id_proof: 'in_review' })).toEqual(['Meera']);
    expect(await find({ id_proof: 'verified' })).toEqual(['Frozen']);
    expect(await find({ id_proof: 'none' })).toEqual(['Gone']);
    expect(await find({ name: 'meera@lamp' })).toEqual(['Meera']);
    expect(await find({ gender: 1, minAge: 30, maxAge: 40 })).toEqual(['Meera']);
    expect(await find({ gender: 1, minAge: 31 })).toEqual([]);
    expect(await find({ gender: 2 })).toEqual([]);
    expect(await find({ has_photo: true })).toEqual([]);
  });

  test('is for admins alone', async () => {
    const { app, as } = testApp();
    const call = (headers = {}) => app.inject({ url: '/v1/recruiter', headers });
    expect((await call()).json()).toMatchObject({ code: 'UNAUTHENTICATED' });
    for (const member of [await createTalent(db()), await createRecruiter(db())])
      expect((await call(await as(member))).json()).toMatchObject({ code: 'WRONG_KIND_OF_USER' });
  });
});

describe('DELETE /v1/recruiter/{id}', () => {
  const password = 'kettle under the stairs';
  const close = async (id: number, headers: Record<string, string>, payload: object) =>
    testApp().app.inject({ method: 'DELETE', url: `/v1/recruiter/${id}`, headers, payload });

  test('closes with the password, and the page is gone', async () => {
    const recruiter = await createRecruiter(db(), {
      account: { password_hash: await hashPassword(password) },
    });
    const headers = await testApp().as(recruiter);
    expect((await close(recruiter.id, headers, {})).json()).toMatchObject({ code: 'PASSWORD_NEEDED' });
    expect((await close(recruiter.id, headers, { password: 'wrong' })).json()).toMatchObject({
      errors: [{ field: 'password' }],
    });
    const response = await close(recruiter.id, headers, { password });
    expect([response.statusCode, response.body]).toEqual([204, '']);
    const page = await testApp().app.inject(`/v1/user/recruiter-uniqueId/${recruiter.public_id}`);
    expect(page.statusCode).toBe(404);
  });

  test('is for the recruiter alone', async () => {
    const { as } = testApp();
    const owner = await createRecruiter(db(), { account: { password_hash: await hashPassword(password) } });
    const other = await as(await createRecruiter(db()));
    const talent = await as(await createTalent(db()));
    expect((await close(owner.id, {}, { password })).json()).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect((await close(owner.id, other, { password })).json()).toMatchObject({ code: 'NOT_FOUND' });
    expect((await close(owner.id, talent, { password })).json()).toMatchObject({
      code: 'WRONG_KIND_OF_USER',
    });
  });
});
