import type { AdminUser } from '@callboard/contract/accounts/admin-users';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { createRecruiter, createTalent } from '../../../../test/factories.ts';
import { useProblems } from '../../../platform/http/error-handler.ts';
import { adminUserRoutes } from './admin-users.routes.ts';
import { createAdminUsers } from './admin-users.service.ts';

const testApp = useTestApp();
/** The same routes with an admin actor, because admins cannot sign in yet. */
let adminApp: FastifyInstance;

beforeAll(() => {
  adminApp = Fastify();
  adminApp.decorate('environment', 'test');
  adminApp.decorateRequest('actor');
  useProblems(adminApp);
  adminApp.addHook('onRequest', async (request) => {
    request.actor = { kind: 'admin', adminId: 5 };
  });
  adminUserRoutes(adminApp, createAdminUsers(testApp().services));
});
afterAll(() => adminApp.close());

const list = async (query: string) => {
  const response = await adminApp.inject(`/v1/users?${query}`);
  return response.json<{ results: AdminUser[]; totalResults: number; limit: number }>();
};
const change = (id: number, payload: object) =>
  adminApp.inject({ method: 'PATCH', url: `/v1/users/${id}`, payload });
const eventsOf = async (accountId: number) => {
  const rows = await testApp().db.selectFrom('event_log').select(['type', 'payload']).orderBy('id').execute();
  return rows.filter(({ payload }) => JSON.stringify(payload).includes(`"accountId":${accountId}`));
};

describe('GET /v1/users', () => {
  test('filters by name, kind and state, ten a page', async () => {
    const { db } = testApp();
    const account = { first_name: 'Zubeida', last_name: 'Listwala' };
    const talent = await createTalent(db, { account });
    const frozen = await createTalent(db, {
      account: { ...account, frozen_at: new Date(), frozen_reason: 'Test' },
    });
    const unfinished = await createTalent(db, { account, talent: { completed_at: null } });
    const closed = await createTalent(db, { account: { ...account, closed_at: new Date() } });
    const recruiter = await createRecruiter(db, { account, recruiter: { company: 'Zubeida 100% Films' } });
    const idsFor = async (query: string) =>
      (await list(`name=listwala&sort=oldest&${query}`)).results.map((user) => user.user_id);

    expect(await list('name=ZUBEIDA')).toMatchObject({ totalResults: 5, limit: 10 });
    expect(await idsFor('status=active')).toEqual([talent.id, unfinished.id, recruiter.id]);
    expect(await idsFor('status=frozen')).toEqual([frozen.id]);
    expect(await idsFor('status=incomplete')).toEqual([unfinished.id]);
    expect(await idsFor('status=closed')).toEqual([closed.id]);
    expect(await idsFor('user_type=2')).toEqual([recruiter.id]);
    expect(await idsFor('limit=2&page=2')).toEqual([unfinished.id, closed.id]);
    expect((await list(`name=${encodeURIComponent('100%')}`)).totalResults).toBe(1);
    expect((await list(`name=${encodeURIComponent('%')}`)).totalResults).toBe(1);
  });

  test.each(['name', 'newest', 'last_active'])('sorts by %s', async (sort) => {
    expect((await adminApp.inject(`/v1/users?sort=${sort}`)).statusCode).toBe(200);
  });

  test('refuses what it does not know', async () => {
    expect((await adminApp.inject('/v1/users?user_type=3')).statusCode).toBe(400);
    expect((await adminApp.inject('/v1/users?limit=101')).statusCode).toBe(400);
    expect((await adminApp.inject('/v1/users?sort=password')).statusCode).toBe(400);
  });
});

describe('GET /v1/users/{id}', () => {
  test('reads one user', async () => {
    const recruiter = await createRecruiter(testApp().db);
    expect((await adminApp.inject(`/v1/users/${recruiter.id}`)).json()).toMatchObject({
      user_id: recruiter.id,
      user_type: 2,
      company: 'Lantern Casting',
      is_verified: false,
      is_profile_creation_completed: null,
      isFreezed: false,
    });
    expect((await adminApp.inject('/v1/users/2000000000')).statusCode).toBe(404);
  });
});

describe('PATCH /v1/users/{id}', () => {
  test('freezes with a reason and thaws, and writes down who did it', async () => {
    const { id } = await createTalent(testApp().db);
    const frozen = await change(id, { isFreezed: true, frozen_reason: 'Reported twice' });
    expect(frozen.json()).toMatchObject({ isFreezed: true, frozen_reason: 'Reported twice' });
    await change(id, { isFreezed: true });
    const thawed = await change(id, { isFreezed: false });
    expect(thawed.json()).toMatchObject({ isFreezed: false, frozen_reason: null });
    const by = (fields: string[]) => ({
      type: 'account.changed_by_admin',
      payload: { accountId: id, adminId: 5, fields },
    });
    expect(await eventsOf(id)).toEqual([
      by(['isFreezed', 'frozen_reason']),
      { type: 'account.frozen', payload: { accountId: id } },
      by(['isFreezed']),
      by(['isFreezed']),
      { type: 'account.unfrozen', payload: { accountId: id } },
    ]);
  });

  test('a frozen user is refused from the next call on', async () => {
    const talent = await createTalent(testApp().db);
    const headers = await testApp().as(talent);
    const url = `/v1/talenter/Edit-profile-image/${talent.id}`;
    const payload = { talent_edit_image: null };
    expect((await testApp().app.inject({ method: 'PATCH', url, headers, payload })).statusCode).toBe(200);
    await change(talent.id, { isFreezed: true, frozen_reason: 'Test' });
    const refused = await testApp().app.inject({ method: 'PATCH', url, headers, payload });
    expect(refused.json()).toMatchObject({ code: 'PROFILE_FROZEN' });
  });

  test('verifies a recruiter and mends a name', async () => {
    const { id } = await createRecruiter(testApp().db);
    const response = await change(id, { is_verified: true, first_name: 'Aarti' });
    expect(response.json()).toMatchObject({ is_verified: true, first_name: 'Aarti', last_name: 'Kulkarni' });
    expect((await change(id, { is_verified: false })).json()).toMatchObject({ is_verified: false });
  });

  test.each([
    ['a freeze without a reason', { isFreezed: true }, 'frozen_reason'],
    ['a reason without a freeze', { frozen_reason: 'Because' }, 'frozen_reason'],
    ['a verified talent', { is_verified: true }, 'is_verified'],
    ['another e-mail', { email: 'a@b.example' }, 'email'],
  ])('refuses %s', async (_what, payload, field) => {
    const { id } = await createTalent(testApp().db);
    const response = await change(id, payload);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ errors: [{ field }] });
    expect(await eventsOf(id)).toEqual([]);
  });

  test('a closed account is not there to change', async () => {
    const { id } = await createTalent(testApp().db, { account: { closed_at: new Date() } });
    expect((await change(id, { first_name: 'A' })).statusCode).toBe(404);
  });
});

describe.each([
  ['GET', '/v1/users', undefined],
  ['POST', '/v1/users', { first_name: 'A', email: 'a@b.example', user_type: 1 }],
  ['GET', '/v1/users/1', undefined],
  ['PATCH', '/v1/users/1', { isFreezed: true }],
  ['DELETE', '/v1/users/1', undefined],
] as const)('%s %s', (method, url, payload) => {
  const call = (headers: Record<string, string>) =>
    testApp().app.inject({ method, url, headers, ...(payload && { payload }) });

  test('is for admins alone', async () => {
    const { db, as } = testApp();
    expect((await call({})).json()).toMatchObject({ code: 'UNAUTHENTICATED' });
    for (const member of [await createTalent(db), await createRecruiter(db)]) {
      expect((await call(await as(member))).json()).toMatchObject({ code: 'WRONG_KIND_OF_USER' });
    }
  });
});

test.each([
  ['POST', '/v1/users', { first_name: 'A', email: 'a@b.example', user_type: 1 }],
  ['DELETE', '/v1/users/1', undefined],
] as const)('%s %s waits for the console', async (method, url, payload) => {
  const response = await adminApp.inject({ method, url, ...(payload && { payload }) });
  expect(response.statusCode).toBe(403);
});
