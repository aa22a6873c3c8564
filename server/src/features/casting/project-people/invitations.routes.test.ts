import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { createTalent } from '../../../../test/factories.ts';
import { notificationsOf, sentTo } from '../../../../test/notifications.ts';
import {
  activityOf,
  addMember,
  createTeam,
  signedInRecruiter,
  type TeamMember,
} from '../../../../test/project-people.ts';

const testApp = useTestApp();
type Headers = Record<string, string>;
type Payload = Record<string, unknown>;
const invite = (headers: Headers, projectId: number, payload: Payload) =>
  testApp().app.inject({
    method: 'POST',
    url: `/v1/recruiter-project/${projectId}/people`,
    headers,
    payload,
  });
const withdraw = (headers: Headers, projectId: number, invitationId: number) =>
  testApp().app.inject({
    method: 'DELETE',
    url: `/v1/recruiter-project/${projectId}/people/invitations/${invitationId}`,
    headers,
  });
const urlOf = (token: string) => `/v1/recruiter-project/invitations/${token}`;
const read = (headers: Headers, token: string) => testApp().app.inject({ url: urlOf(token), headers });
const accept = (headers: Headers, token: string) =>
  testApp().app.inject({ method: 'POST', url: urlOf(token), headers });
const tokenIn = (text: string | null | undefined) => /join\/([\w-]+)/.exec(text ?? '')?.[1] ?? '';
const resultOf = ({ statusCode, json }: { statusCode: number; json: () => { code?: string } }) => [
  statusCode,
  json().code,
];
const notFound = [404, 'NOT_FOUND'];

const linkTo = async (owner: TeamMember, projectId: number, payload: Payload = { role: 'viewer' }) =>
  tokenIn((await invite(owner.headers, projectId, payload)).json().url);
const emailedTo = async (email: string | null) => tokenIn((await sentTo(testApp(), email)).at(-1)?.text);
const expire = (projectId: number) =>
  testApp().pool.query('update project_invitation set expires_at = now() where project_id = $1', [projectId]);
const close = (projectId: number) =>
  testApp().pool.query(`update project set status = 'closed', closed_at = now() where id = $1`, [projectId]);

describe('POST /v1/recruiter-project/{id}/people', () => {
  test('201 without an address: a link, of which only the hash is stored', async () => {
    const { owner, projectId } = await createTeam(testApp());
    const answer = await invite(owner.headers, projectId, { role: 'associate', unlock_limit: 4 });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      201,
      {
        role: 'associate',
        unlock_limit: 4,
        email: null,
        url: expect.stringMatching(/\/app\/my-projects\/join\/[\w-]{43}$/),
      },
    ]);
    const days = Date.parse(answer.json().expires_at) - Date.parse(answer.json().created_at);
    expect(days).toBe(7 * 86_400_000);
    const { rows } = await testApp().pool.query(
      `select concat((select json_agg(i) from project_invitation i),
        (select json_agg(e) from event_log e), (select json_agg(a) from project_activity a)) as stored`,
    );
    expect(rows[0].stored).not.toContain(tokenIn(answer.json().url));
    expect(await activityOf(testApp(), projectId)).toMatchObject([
      { kind: 'person_invited', actor_id: owner.id, detail: { role: 'associate' } },
    ]);
  });

  test('201 by email: the link is in the email alone, whether or not there is an account', async () => {
    const { owner, projectId } = await createTeam(testApp());
    const known = await signedInRecruiter(testApp());
    const strange = 'nobody-yet@callboard.test';
    const answers = [known.email, strange].map((email) =>
      invite(owner.headers, projectId, { role: 'viewer', email }),
    );
    for (const answer of await Promise.all(answers)) {
      expect([answer.statusCode, answer.json().url]).toEqual([201, null]);
      expect(Object.keys(answer.json()).sort()).toEqual([
        'created_at',
        'email',
        'expires_at',
        'id',
        'role',
        'unlock_limit',
        'url',
      ]);
    }
    for (const email of [known.email, strange]) {
      const { rows } = await testApp().pool.query(
        'select subject, text from outbox_message where recipient = $1',
        [email],
      );
      expect(rows).toMatchObject([
        { subject: 'You’re invited to Monsoon Line', text: expect.stringContaining('Priyanka Hegde') },
      ]);
      expect(tokenIn(rows[0].text)).toMatch(/^[\w-]{43}$/);
    }
  });

  test('an account with that verified address is notified, and gets there without a secret', async () => {
    const { owner, projectId } = await createTeam(testApp());
    const known = await signedInRecruiter(testApp());
    await invite(owner.headers, projectId, { role: 'viewer', email: known.email });
    const [notification] = await notificationsOf(testApp(), known.id);
    expect(notification).toMatchObject({
      ref: 'project.invited',
      message: 'Priyanka Hegde invited you to Monsoon Line.',
      path: expect.stringMatching(/^\/app\/my-projects\/join\/invitation-\d{12}$/),
    });
    const reference = tokenIn(notification?.path);
    const stranger = await signedInRecruiter(testApp());
    expect(resultOf(await read(stranger.headers, reference))).toEqual(notFound);
    expect(resultOf(await accept(stranger.headers, reference))).toEqual(notFound);
    expect((await accept(known.headers, reference)).statusCode).toBe(200);
  });

  test('a talent and someone who has not verified the address are not notified', async () => {
    const { owner, projectId } = await createTeam(testApp());
    const talent = await createTalent(testApp().db);
    const unverified = await signedInRecruiter(testApp(), { account: { email_verified_at: null } });
    for (const { email } of [talent, unverified])
      expect((await invite(owner.headers, projectId, { role: 'viewer', email })).statusCode).toBe(201);
    for (const { id } of [talent, unverified])
      expect((await notificationsOf(testApp(), id)).map(({ ref }) => ref)).not.toContain('project.invited');
  });

  test('the same address again: one open invitation, and the first link stops working', async () => {
    const { owner, projectId } = await createTeam(testApp());
    const known = await signedInRecruiter(testApp());
    await invite(owner.headers, projectId, { role: 'viewer', email: known.email });
    const first = await emailedTo(known.email);
    const again = { role: 'associate', unlock_limit: 2, email: known.email?.toUpperCase() };
    expect((await invite(owner.headers, projectId, again)).json()).toMatchObject({ role: 'associate' });
    const second = await emailedTo(known.email);
    expect(second).not.toBe(first);
    expect(resultOf(await read(known.headers, first))).toEqual(notFound);
    expect((await accept(known.headers, second)).json()).toEqual({
      project_id: projectId,
      role: 'associate',
    });
    const { rows } = await testApp().pool.query('select id from project_invitation where project_id = $1', [
      projectId,
    ]);
    expect(rows).toHaveLength(1);
  });

  test('429 after three to one address within an hour', async () => {
    const { owner, projectId } = await createTeam(testApp());
    const send = () => invite(owner.headers, projectId, { role: 'viewer', email: 'often@callboard.test' });
    for (const _ of [1, 2, 3]) expect((await send()).statusCode).toBe(201);
    expect(resultOf(await send())).toEqual([429, 'RATE_LIMITED']);
    expect(await sentTo(testApp(), 'often@callboard.test')).toHaveLength(3);
  });

  test('400 the owner as a role, no address and a bad limit', async () => {
    const { owner, projectId } = await createTeam(testApp());
    for (const body of [
      { role: 'owner' },
      { role: 'viewer', email: 'no address' },
      { role: 'associate', unlock_limit: 1.5 },
      {},
    ])
      expect((await invite(owner.headers, projectId, body)).statusCode).toBe(400);
  });

  test('403 colleagues and a frozen owner, 404 others, 401 a guest, 409 for a closed project', async () => {
    const { owner, associate, viewer, stranger, projectId } = await createTeam(testApp());
    const body = { role: 'viewer' };
    for (const { headers } of [associate, viewer])
      expect(resultOf(await invite(headers, projectId, body))).toEqual([403, 'PROJECT_RIGHT_MISSING']);
    expect(resultOf(await invite(stranger.headers, projectId, body))).toEqual(notFound);
    expect(resultOf(await invite({}, projectId, body))).toEqual([401, 'UNAUTHENTICATED']);
    await close(projectId);
    expect(resultOf(await invite(owner.headers, projectId, body))).toEqual([409, 'CONFLICT']);
    await testApp().pool.query(`update account set frozen_at = now(), frozen_reason = 'Test' where id = $1`, [
      owner.id,
    ]);
    expect(resultOf(await invite(owner.headers, projectId, body))).toEqual([403, 'PROFILE_FROZEN']);
  });

  test('409 over 30 people and open invitations, also when asked at the same time', async () => {
    const { owner, projectId } = await createTeam(testApp());
    for (const _ of Array.from({ length: 24 })) {
      const { id } = await signedInRecruiter(testApp());
      await addMember(testApp(), projectId, id, 'viewer');
    }
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => invite(owner.headers, projectId, { role: 'viewer' })),
    );
    const codes = answers.map(({ statusCode }) => statusCode).sort();
    expect(codes).toEqual([201, 201, 201, 201, 409, 409, 409, 409]);
  });
});

describe('DELETE /v1/recruiter-project/{id}/people/invitations/{invitationId}', () => {
  test('204: the link stops working; again it is not found', async () => {
    const { owner, stranger, projectId } = await createTeam(testApp());
    const { id, url } = (await invite(owner.headers, projectId, { role: 'viewer' })).json();
    expect((await withdraw(owner.headers, projectId, id)).statusCode).toBe(204);
    expect(resultOf(await read(stranger.headers, tokenIn(url)))).toEqual(notFound);
    expect(resultOf(await accept(stranger.headers, tokenIn(url)))).toEqual(notFound);
    expect(resultOf(await withdraw(owner.headers, projectId, id))).toEqual(notFound);
  });

  test('403 colleagues, 404 others and one of another project', async () => {
    const { owner, associate, stranger, projectId } = await createTeam(testApp());
    const other = await createTeam(testApp());
    const { id } = (await invite(owner.headers, projectId, { role: 'viewer' })).json();
    expect(resultOf(await withdraw(associate.headers, projectId, id))).toEqual([
      403,
      'PROJECT_RIGHT_MISSING',
    ]);
    expect(resultOf(await withdraw(stranger.headers, projectId, id))).toEqual(notFound);
    expect(resultOf(await withdraw(other.owner.headers, other.projectId, id))).toEqual(notFound);
  });
});

describe('GET /v1/recruiter-project/invitations/{token}', () => {
  test('200: what the project is, whose it is and the role', async () => {
    const { owner, stranger, projectId } = await createTeam(testApp());
    const token = await linkTo(owner, projectId);
    const answer = await read(stranger.headers, token);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      200,
      {
        project_id: projectId,
        title: 'Monsoon Line',
        role: 'viewer',
        is_member: false,
        owner: { user_id: owner.id, name: 'Priyanka Hegde', company: 'Lantern Casting' },
      },
    ]);
    expect((await read(owner.headers, token)).json().is_member).toBe(true);
  });

  test('an invitation for another address is not found, whatever became of it', async () => {
    const { owner, stranger, projectId } = await createTeam(testApp());
    const known = await signedInRecruiter(testApp());
    await invite(owner.headers, projectId, { role: 'viewer', email: known.email });
    const token = await emailedTo(known.email);
    const everyone = async () => [
      resultOf(await read(stranger.headers, token)),
      resultOf(await accept(stranger.headers, token)),
    ];
    expect(await everyone()).toEqual([notFound, notFound]);
    await expire(projectId);
    expect(await everyone()).toEqual([notFound, notFound]);
    expect(resultOf(await read(known.headers, token))).toEqual([403, 'LINK_EXPIRED']);
  });

  test('400 something that is no token, 404 an unknown one, 401 a guest, 403 a talent', async () => {
    const { owner, projectId } = await createTeam(testApp());
    const { headers } = await signedInRecruiter(testApp());
    expect((await read(headers, 'short')).statusCode).toBe(400);
    expect(resultOf(await read(headers, 'A'.repeat(43)))).toEqual(notFound);
    const token = await linkTo(owner, projectId);
    expect(resultOf(await read({}, token))).toEqual([401, 'UNAUTHENTICATED']);
    const talent = await testApp().as(await createTalent(testApp().db));
    expect(resultOf(await read(talent, token))).toEqual([403, 'WRONG_KIND_OF_USER']);
    expect(resultOf(await accept(talent, token))).toEqual([403, 'WRONG_KIND_OF_USER']);
  });
});

describe('POST /v1/recruiter-project/invitations/{token}', () => {
  test('200: they are on it with the role and the limit, and a second time it is used', async () => {
    const { owner, stranger, projectId } = await createTeam(testApp());
    const token = await linkTo(owner, projectId, { role: 'associate', unlock_limit: 3 });
    const answer = await accept(stranger.headers, token);
    expect([answer.statusCode, answer.json()]).toEqual([200, { project_id: projectId, role: 'associate' }]);
    const people = await testApp().app.inject({
      url: `/v1/recruiter-project/${projectId}/people`,
      headers: stranger.headers,
    });
    expect(people.json().people.at(-1)).toMatchObject({
      user_id: stranger.id,
      role: 'associate',
      unlock_limit: 3,
    });
    expect((await activityOf(testApp(), projectId)).at(-1)).toMatchObject({
      kind: 'person_joined',
      actor_id: stranger.id,
      detail: { name: 'Kunal Hegde', role: 'associate' },
    });
    const another = await signedInRecruiter(testApp());
    for (const { headers } of [stranger, another]) {
      expect(resultOf(await accept(headers, token))).toEqual([403, 'LINK_USED']);
      expect(resultOf(await read(headers, token))).toEqual([403, 'LINK_USED']);
    }
  });

  test('of 50 at once one joins', async () => {
    const { owner, projectId } = await createTeam(testApp());
    const token = await linkTo(owner, projectId);
    const recruiters = await Promise.all(Array.from({ length: 50 }, () => signedInRecruiter(testApp())));
    const answers = await Promise.all(recruiters.map(({ headers }) => accept(headers, token)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const refused = answers.filter(({ statusCode }) => statusCode !== 200).map(resultOf);
    expect(refused).toEqual(Array(49).fill([403, 'LINK_USED']));
    const { rows } = await testApp().pool.query(
      'select account_id from project_member where project_id = $1',
      [projectId],
    );
    expect(rows).toHaveLength(3);
  });

  test('409 the owner, a member and a closed project; the invitation stays open', async () => {
    const { owner, associate, stranger, projectId } = await createTeam(testApp());
    const token = await linkTo(owner, projectId);
    for (const { headers } of [owner, associate])
      expect(resultOf(await accept(headers, token))).toEqual([409, 'CONFLICT']);
    await close(projectId);
    expect(resultOf(await accept(stranger.headers, token))).toEqual([409, 'CONFLICT']);
    await testApp().pool.query(`update project set status = 'open', closed_at = null where id = $1`, [
      projectId,
    ]);
    expect((await accept(stranger.headers, token)).statusCode).toBe(200);
  });

  test('403 when it has expired, 404 once the owner closed their account', async () => {
    const { owner, stranger, projectId } = await createTeam(testApp());
    const token = await linkTo(owner, projectId);
    await expire(projectId);
    expect(resultOf(await accept(stranger.headers, token))).toEqual([403, 'LINK_EXPIRED']);
    const other = await createTeam(testApp());
    const orphaned = await linkTo(other.owner, other.projectId);
    await testApp().pool.query('update account set closed_at = now() where id = $1', [other.owner.id]);
    expect(resultOf(await read(stranger.headers, orphaned))).toEqual(notFound);
    expect(resultOf(await accept(stranger.headers, orphaned))).toEqual(notFound);
  });

  test('someone who left is invited again and comes back', async () => {
    const { owner, viewer, projectId } = await createTeam(testApp());
    const url = `/v1/recruiter-project/${projectId}/people/${viewer.id}`;
    await testApp().app.inject({ method: 'DELETE', url, headers: viewer.headers });
    const token = await linkTo(owner, projectId);
    expect((await accept(viewer.headers, token)).statusCode).toBe(200);
  });

  test('403 while frozen', async () => {
    const { owner, projectId } = await createTeam(testApp());
    const frozen = await signedInRecruiter(testApp(), {
      account: { frozen_at: new Date(), frozen_reason: 'Test' },
    });
    const token = await linkTo(owner, projectId);
    expect(resultOf(await accept(frozen.headers, token))).toEqual([403, 'PROFILE_FROZEN']);
  });
});
