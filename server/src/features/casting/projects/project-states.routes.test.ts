import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { activityOf, createTeam } from '../../../../test/project-callers.ts';

const testApp = useTestApp();
type Headers = Record<string, string>;

const move = (headers: Headers, id: number, status: string, fields: object = {}) =>
  testApp().app.inject({
    method: 'PATCH',
    url: `/v1/recruiter-project/${id}`,
    headers,
    payload: { status, ...fields },
  });
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
const closed = (days: number) => ({ status: 'closed', closed_at: daysAgo(days) });

describe('PATCH /v1/recruiter-project/{id} with a status', () => {
  test('draft, open, paused, open, closed, open: each step is a version and a line', async () => {
    const { owner, projectId } = await createTeam(testApp(), { status: 'draft' });
    for (const [at, status] of ['open', 'paused', 'open', 'closed', 'open'].entries()) {
      const response = await move(owner.headers, projectId, status);
      expect(response.json()).toMatchObject({ status, revision: at + 1 });
    }
    expect((await activityOf(testApp(), projectId)).map(({ kind }) => kind)).toEqual([
      'project_opened',
      'project_paused',
      'project_resumed',
      'project_closed',
      'project_reopened',
    ]);
  });

  test('closing says when it can still be reopened', async () => {
    const { owner, projectId } = await createTeam(testApp());
    const { closed_at, reopen_until } = (await move(owner.headers, projectId, 'closed')).json();
    expect(Date.parse(closed_at)).toBeGreaterThan(Date.now() - 60_000);
    const lastDay = new Date(Date.parse(closed_at) + 30 * 86_400_000);
    expect(reopen_until).toBe(lastDay.toLocaleDateString('sv-SE', { timeZone: 'Asia/Kolkata' }));
    expect((await move(owner.headers, projectId, 'open')).json()).toMatchObject({
      closed_at: null,
      reopen_until: null,
    });
  });

  test.each(['draft', 'open', 'paused'])('409 ALREADY_SETTLED: it is %s already', async (status) => {
    const { owner, projectId } = await createTeam(testApp(), { status });
    const response = await move(owner.headers, projectId, status);
    expect([response.statusCode, response.json().code]).toEqual([409, 'ALREADY_SETTLED']);
  });

  test('closed twice at the same time is closed once', async () => {
    const { owner, projectId } = await createTeam(testApp());
    const responses = await Promise.all([1, 2, 3].map(() => move(owner.headers, projectId, 'closed')));
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    expect(await activityOf(testApp(), projectId)).toHaveLength(1);
  });

  test.each([
    ['draft', 'paused'],
    ['draft', 'closed'],
    ['open', 'draft'],
    ['paused', 'draft'],
  ])('409 CONFLICT with a reason: from %s to %s', async (from, to) => {
    const { owner, projectId } = await createTeam(testApp(), { status: from });
    const response = await move(owner.headers, projectId, to);
    expect(response.json()).toMatchObject({ status: 409, code: 'CONFLICT', detail: expect.any(String) });
    expect(await activityOf(testApp(), projectId)).toEqual([]);
  });

  test('reopens after 29 days, not after 31', async () => {
    const recent = await createTeam(testApp(), closed(29));
    expect((await move(recent.owner.headers, recent.projectId, 'open')).json().status).toBe('open');
    const old = await createTeam(testApp(), closed(31));
    expect((await move(old.owner.headers, old.projectId, 'open')).json()).toMatchObject({
      code: 'CONFLICT',
      detail: 'Closed more than 30 days ago',
    });
  });

  test('an associate opens, pauses and resumes; closing and reopening are the owner’s', async () => {
    const { associate, projectId } = await createTeam(testApp(), { status: 'draft' });
    for (const status of ['open', 'paused', 'open'])
      expect((await move(associate.headers, projectId, status)).statusCode).toBe(200);
    expect((await move(associate.headers, projectId, 'closed')).json().code).toBe('PROJECT_RIGHT_MISSING');
    const other = await createTeam(testApp(), closed(1));
    expect((await move(other.associate.headers, other.projectId, 'open')).json().code).toBe(
      'PROJECT_RIGHT_MISSING',
    );
  });

  test('a viewer moves nothing, and everyone else finds nothing', async () => {
    const { viewer, removed, stranger, projectId } = await createTeam(testApp());
    expect((await move(viewer.headers, projectId, 'paused')).json().code).toBe('PROJECT_RIGHT_MISSING');
    for (const { headers } of [removed, stranger])
      expect((await move(headers, projectId, 'paused')).statusCode).toBe(404);
  });
});

describe('a closed project', () => {
  test('does not change until it is reopened', async () => {
    const { owner, associate, projectId } = await createTeam(testApp(), closed(1));
    const payload = { title: 'Line 7' };
    const url = `/v1/recruiter-project/${projectId}`;
    for (const { headers } of [owner, associate]) {
      const response = await testApp().app.inject({ method: 'PATCH', url, headers, payload });
      expect([response.statusCode, response.json().code]).toEqual([409, 'CONFLICT']);
    }
    expect((await move(owner.headers, projectId, 'open', payload)).json()).toMatchObject({
      status: 'open',
      title: 'Line 7',
      revision: 1,
    });
  });

  test('what is sent with closing is still changed, or nothing is closed', async () => {
    const { owner, projectId } = await createTeam(testApp());
    const bad = await move(owner.headers, projectId, 'closed', { city_ids: [99_999_999] });
    expect(bad.statusCode).toBe(400);
    const good = await move(owner.headers, projectId, 'closed', { title: 'Line 7' });
    expect(good.json()).toMatchObject({ status: 'closed', title: 'Line 7', revision: 1 });
  });
});
