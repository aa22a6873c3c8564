import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { createRecruiter, createTalent } from '../../../../test/factories.ts';
import { instagramRedirect, startInstagram } from '../../../../test/instagram-server.ts';
import { useProblems } from '../../../platform/http/error-handler.ts';
import { createInstagramClient } from './instagram.client.ts';
import { instagramRoutes } from './instagram.routes.ts';
import { createInstagram } from './instagram.service.ts';

const testApp = useTestApp();
let instagram: Awaited<ReturnType<typeof startInstagram>>;
let app: FastifyInstance;

beforeAll(async () => {
  instagram = await startInstagram();
  const { db, services } = testApp();
  app = Fastify();
  app.decorate('environment', 'test');
  app.decorateRequest('actor');
  useProblems(app);
  app.addHook('onRequest', async (request) => {
    request.actor = await services.authenticate(request.headers.authorization);
  });
  const client = createInstagramClient(instagram.settings, instagramRedirect, 300);
  instagramRoutes(app, createInstagram({ db, limits: services.limits, client }));
});
afterAll(async () => {
  await app.close();
  await instagram.stop();
});
beforeEach(() => {
  instagram.become('well');
  instagram.wrapAnswers(false);
});

const url = '/v1/user/insta-access-token';
const asTalent = async () => {
  const talent = await createTalent(testApp().db);
  return { id: talent.id, headers: await testApp().as(talent) };
};
const link = (headers: Record<string, string>, code: string) =>
  app.inject({ method: 'POST', url, headers, payload: { code } });
const linksOf = (talentId: number) =>
  testApp()
    .db.selectFrom('talent_social_link')
    .select(['network_id', 'handle', 'followers'])
    .where('talent_id', '=', talentId)
    .execute();
const identitiesOf = (accountId: number) =>
  testApp()
    .db.selectFrom('account_identity')
    .select(['provider', 'subject'])
    .where('account_id', '=', accountId)
    .execute();

describe('POST /v1/user/insta-access-token', () => {
  test('links the handle to the profile', async () => {
    const { id, headers } = await asTalent();
    const code = instagram.agree({ user_id: '17841400000000001', username: 'asha.k', followers_count: 4120 });
    const response = await link(headers, code);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ handle: 'asha.k', followers: 4120 });
    expect(await linksOf(id)).toEqual([{ network_id: 1, handle: 'asha.k', followers: 4120 }]);
    expect(await identitiesOf(id)).toEqual([{ provider: 'instagram', subject: '17841400000000001' }]);
  });

  test('takes the wrapped answer too, and a profile without a count', async () => {
    instagram.wrapAnswers(true);
    const { headers } = await asTalent();
    const response = await link(headers, instagram.agree({ user_id: '2', username: 'quiet_one' }));
    expect(response.json()).toEqual({ handle: 'quiet_one', followers: null });
  });

  test('linking again brings the count up to date; another account takes the place of the first', async () => {
    const { id, headers } = await asTalent();
    await link(headers, instagram.agree({ user_id: '31', username: 'first', followers_count: 10 }));
    await link(headers, instagram.agree({ user_id: '31', username: 'first', followers_count: 12 }));
    expect(await linksOf(id)).toEqual([{ network_id: 1, handle: 'first', followers: 12 }]);
    await link(headers, instagram.agree({ user_id: '32', username: 'second', followers_count: 5 }));
    expect(await linksOf(id)).toEqual([{ network_id: 1, handle: 'second', followers: 5 }]);
    expect(await identitiesOf(id)).toEqual([{ provider: 'instagram', subject: '32' }]);
  });

  test('an account linked elsewhere is a conflict, and nothing changes', async () => {
    const user = { user_id: '41', username: 'taken', followers_count: 1 };
    const owner = await asTalent();
    const other = await asTalent();
    await link(other.headers, instagram.agree({ user_id: '42', username: 'mine' }));
    await link(owner.headers, instagram.agree(user));
    const response = await link(other.headers, instagram.agree(user));
    expect(response.json()).toMatchObject({ code: 'CONFLICT', status: 409 });
    expect(await linksOf(other.id)).toMatchObject([{ handle: 'mine' }]);
    expect(await identitiesOf(other.id)).toEqual([{ provider: 'instagram', subject: '42' }]);
    expect(await identitiesOf(owner.id)).toEqual([{ provider: 'instagram', subject: '41' }]);
  });

  test('a wrong code, and a code used twice, are not right', async () => {
    const { headers } = await asTalent();
    expect((await link(headers, 'nonsense')).json()).toMatchObject({ code: 'CODE_WRONG', status: 400 });
    const code = instagram.agree({ user_id: '51', username: 'once' });
    await link(headers, code);
    expect((await link(headers, code)).json()).toMatchObject({ code: 'CODE_WRONG' });
  });

  test.each(['nonsense', 'failing', 'silent'] as const)('says so when Instagram is %s', async (mood) => {
    const { id, headers } = await asTalent();
    const code = instagram.agree({ user_id: '61', username: 'later' });
    instagram.become(mood);
    const response = await link(headers, code);
    expect(response.json()).toMatchObject({
      code: 'UNAVAILABLE',
      detail: expect.stringContaining('Instagram'),
    });
    expect(await linksOf(id)).toEqual([]);
  });

  test('says so when nothing listens there', async () => {
    const gone = { ...instagram.settings, url: 'http://127.0.0.1:9' };
    const client = createInstagramClient(gone, instagramRedirect);
    await expect(client.identify('code')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });

  test('an invalid handle is not stored', async () => {
    const { headers } = await asTalent();
    const code = instagram.agree({ user_id: '71', username: '<script>alert(1)</script>' });
    expect((await link(headers, code)).json()).toMatchObject({ code: 'UNAVAILABLE' });
  });

  test('the token is stored nowhere', async () => {
    const { headers } = await asTalent();
    await link(headers, instagram.agree({ user_id: '81', username: 'traceless' }));
    const token = instagram.tokens().at(-1) ?? '';
    const { rows } = await testApp().pool.query(
      `select table_name, query_to_xml(format('select * from %I', table_name), true, true, '')::text as text
       from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
    );
    expect(rows.filter(({ text }: { text: string }) => text.includes(token))).toEqual([]);
    expect(rows.some(({ text }: { text: string }) => text.includes('traceless'))).toBe(true);
  });

  test('trying without end is stopped', async () => {
    const { headers } = await asTalent();
    const statuses: number[] = [];
    for (let turn = 0; turn < 21; turn += 1) statuses.push((await link(headers, 'guess')).statusCode);
    expect(statuses).toEqual([...Array(20).fill(400), 429]);
  });

  test('is for talents, and answers where it is not set up', async () => {
    const recruiter = await createRecruiter(testApp().db);
    const { headers } = await asTalent();
    expect((await link({}, 'x')).json()).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect((await link(await testApp().as(recruiter), 'x')).json()).toMatchObject({
      code: 'WRONG_KIND_OF_USER',
    });
    expect((await link(headers, '')).statusCode).toBe(400);
    const elsewhere = await testApp().app.inject({ method: 'POST', url, headers, payload: { code: 'x' } });
    expect(elsewhere.json()).toMatchObject({ code: 'NOT_CONFIGURED' });
  });
});
