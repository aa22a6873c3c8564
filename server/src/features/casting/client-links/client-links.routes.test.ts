import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import {
  createAdult,
  createLink,
  createShortlistedTeam,
  inDays,
  newLink,
  readPage,
  sayOfFaces,
  showsEverything,
  visit,
} from '../../../../test/client-links.ts';
import {
  activityOf,
  createTeam,
  signedInRecruiter,
  type TeamMember,
} from '../../../../test/project-people.ts';

const testApp = useTestApp();

const send = (
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  url: string,
  person?: Pick<TeamMember, 'headers'>,
  payload?: object,
) => testApp().app.inject({ method, url, headers: person?.headers ?? {}, ...(payload && { payload }) });

const kindsOf = async (projectId: number) => (await activityOf(testApp(), projectId)).map(({ kind }) => kind);

describe('POST /v1/client-links', () => {
  test('makes a link to one character, and one to the project, each with an address of its own', async () => {
    const { owner, associate, projectId, characterId, talents } = await createShortlistedTeam(testApp());
    const one = await createLink(testApp(), owner, projectId, {
      charcter_id: characterId,
      shows: showsEverything,
      passcode: '4821 x',
    });
    expect(one).toMatchObject({
      charcter_id: characterId,
      character: 'Meera',
      for_name: 'Arvind Sathe',
      shows: showsEverything,
      user_ids: null,
      has_passcode: true,
      status: 'open',
      visitors: [],
      faces: talents.length,
    });
    expect(one.path).toMatch(/^\/share-short-list\/[A-Za-z0-9_-]{32}$/);
    const all = await createLink(testApp(), associate, projectId);
    expect(all.path).toMatch(/^\/share-shortlists\/[A-Za-z0-9_-]{32}$/);
    expect(await kindsOf(projectId)).toEqual(['client_link_made', 'client_link_made']);
    const kept = await testApp()
      .db.selectFrom('client_link')
      .select('passcode_hash')
      .where('id', '=', one.id)
      .executeTakeFirstOrThrow();
    expect(kept.passcode_hash).toMatch(/^\$argon2id\$/);
  });

  test('retrying with the id of the device makes one link', async () => {
    const { owner, projectId } = await createTeam(testApp());
    const wanted = newLink(projectId, { client_id: crypto.randomUUID() });
    const answers = await Promise.all([1, 2, 3].map(() => send('POST', '/v1/client-links', owner, wanted)));
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
    expect(await kindsOf(projectId)).toEqual(['client_link_made']);
  });

  test('shows those who were chosen, also when they are not on the shortlist', async () => {
    const { owner, projectId, characterId, talents } = await createShortlistedTeam(testApp());
    const invited = await createAdult(testApp(), 'Devika');
    await testApp()
      .db.insertInto('project_share')
      .values({ character_id: characterId, talent_id: invited.id, shared_by: owner.id, status: 'shared' })
      .execute();
    const chosen = [talents[1]?.id, invited.id];
    const link = await createLink(testApp(), owner, projectId, {
      charcter_id: characterId,
      user_ids: chosen,
    });
    expect(link.user_ids?.toSorted()).toEqual(chosen.toSorted());
    const page = await readPage(testApp(), link, await visit(testApp(), link));
    expect(page.characters[0]?.faces.map(({ name }) => name)).toEqual(['Neha R.', 'Devika R.']);
  });

  test('one talent, character or scenario of elsewhere refuses the whole', async () => {
    const { owner, projectId, talents } = await createShortlistedTeam(testApp());
    const other = await createShortlistedTeam(testApp());
    const mine = talents.map(({ id }) => id);
    for (const wanted of [
      { user_ids: [...mine, other.talents[0]?.id] },
      { charcter_id: other.characterId },
      { scenario_ids: [1] },
    ]) {
      const answer = await send('POST', '/v1/client-links', owner, newLink(projectId, wanted));
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'NOT_FOUND']);
    }
    expect(await kindsOf(projectId)).toEqual([]);
  });

  test('400 for an end in the past, one too far away, and words that are too long', async () => {
    const { owner, projectId } = await createTeam(testApp());
    for (const wanted of [
      { expires_at: inDays(-1) },
      { expires_at: inDays(92) },
      { for_name: 'x'.repeat(81) },
      { passcode: '123' },
      { shows: { fields: ['mobile_number'], reels: false, notes: false, line_up: false } },
    ]) {
      const answer = await send('POST', '/v1/client-links', owner, newLink(projectId, wanted));
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'VALIDATION_FAILED']);
    }
  });

  test('401 for guests, 403 for viewers and frozen recruiters, 404 for others', async () => {
    const { viewer, stranger, projectId } = await createTeam(testApp());
    const frozen = await createTeam(testApp());
    await testApp()
      .db.updateTable('account')
      .set({ frozen_at: new Date(), frozen_reason: 'Test' })
      .where('id', '=', frozen.owner.id)
      .execute();
    const code = async (person: TeamMember | undefined, id = projectId) =>
      (await send('POST', '/v1/client-links', person, newLink(id))).json().code;
    expect(await code(undefined)).toBe('UNAUTHENTICATED');
    expect(await code(viewer)).toBe('PROJECT_RIGHT_MISSING');
    expect(await code(frozen.owner, frozen.projectId)).toBe('PROFILE_FROZEN');
    expect(await code(stranger)).toBe('NOT_FOUND');
  });
});

describe('GET /v1/client-links', () => {
  const list = (person: TeamMember, projectId: number) =>
    send('GET', `/v1/client-links?project_id=${projectId}`, person);

  test('lists open links first, with who opened them and what they sent', async () => {
    const { owner, viewer, projectId, characterId } = await createShortlistedTeam(testApp());
    const first = await createLink(testApp(), owner, projectId, { charcter_id: characterId });
    const second = await createLink(testApp(), owner, projectId);
    await send('DELETE', `/v1/client-links/${second.id}`, owner);
    const visitor = await visit(testApp(), first, 'Ritika Sen');
    await visit(testApp(), first, 'Arvind Sathe');
    await sayOfFaces(testApp(), first, { visitor, said: [{ answer: 'yes' }, { answer: 'no' }] });
    const { results } = (await list(viewer, projectId)).json();
    expect(results).toMatchObject([
      { id: first.id, status: 'open', created_by: 'Priyanka Hegde', faces: 3 },
      { id: second.id, status: 'revoked', faces: 3 },
    ]);
    expect(results[0].visitors).toMatchObject([
      { name: 'Arvind Sathe', visits: 1, sent_at: null, answered: 0 },
      { name: 'Ritika Sen', visits: 1, answered: 2 },
    ]);
    expect(results[0].visitors[1].sent_at).not.toBeNull();
  });

  test('404 for who is not on the project', async () => {
    const { stranger, projectId } = await createTeam(testApp());
    expect((await list(stranger, projectId)).statusCode).toBe(404);
  });
});

describe('PATCH /v1/client-links/{id}', () => {
  test('changes what is sent and leaves the rest', async () => {
    const { owner, projectId } = await createTeam(testApp());
    const link = await createLink(testApp(), owner, projectId, { passcode: 'rehearsal' });
    const url = `/v1/client-links/${link.id}`;
    const expires_at = inDays(30);
    const longer = await send('PATCH', url, owner, { expires_at, message: null });
    expect(longer.json()).toMatchObject({
      expires_at,
      message: null,
      for_name: 'Arvind Sathe',
      has_passcode: true,
    });
    expect((await send('PATCH', url, owner, { passcode: null })).json().has_passcode).toBe(false);
    expect((await send('PATCH', url, owner, {})).statusCode).toBe(200);
    expect((await send('PATCH', url, owner, { expires_at: inDays(-1) })).statusCode).toBe(400);
  });

  test('403 for viewers and for what was revoked, 404 for others', async () => {
    const { owner, viewer, stranger, projectId } = await createTeam(testApp());
    const { id } = await createLink(testApp(), owner, projectId);
    const url = `/v1/client-links/${id}`;
    const code = async (person: TeamMember) =>
      (await send('PATCH', url, person, { for_name: 'Ritika' })).json().code;
    expect(await code(viewer)).toBe('PROJECT_RIGHT_MISSING');
    expect(await code(stranger)).toBe('NOT_FOUND');
    await send('DELETE', url, owner);
    expect(await code(owner)).toBe('LINK_EXPIRED');
  });
});

describe('DELETE /v1/client-links/{id}', () => {
  test('revokes it. Revoked twice, it was revoked once', async () => {
    const { owner, associate, projectId } = await createTeam(testApp());
    const link = await createLink(testApp(), owner, projectId);
    const url = `/v1/client-links/${link.id}`;
    const answers = await Promise.all([owner, associate, owner].map((person) => send('DELETE', url, person)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204]);
    expect((await readPage(testApp(), link)).state).toBe('revoked');
    expect(await kindsOf(projectId)).toEqual(['client_link_made', 'client_link_revoked']);
  });

  test('403 for viewers, 404 for others and for links that are not there', async () => {
    const { owner, viewer, projectId } = await createTeam(testApp());
    const { id } = await createLink(testApp(), owner, projectId);
    const other = await signedInRecruiter(testApp());
    expect((await send('DELETE', `/v1/client-links/${id}`, viewer)).statusCode).toBe(403);
    expect((await send('DELETE', `/v1/client-links/${id}`, other)).statusCode).toBe(404);
    expect((await send('DELETE', '/v1/client-links/2147483647', owner)).statusCode).toBe(404);
  });
});

describe('POST /v1/client-links/{id}/preview', () => {
  test('shows the page as its client reads it, leaves no trace and sends nothing', async () => {
    const { owner, viewer, projectId, characterId } = await createShortlistedTeam(testApp());
    const link = await createLink(testApp(), owner, projectId, {
      charcter_id: characterId,
      passcode: 'rehearsal',
    });
    const answer = await send('POST', `/v1/client-links/${link.id}/preview`, viewer);
    const { path, visitor } = answer.json();
    expect(path).toBe(link.path);
    const page = await readPage(testApp(), link, visitor);
    expect(page).toMatchObject({ state: 'open', visitor: { name: 'Arvind Sathe', is_preview: true } });
    expect(page.characters[0]?.faces).toHaveLength(3);
    const said = await sayOfFaces(testApp(), link, { visitor, said: [{ answer: 'yes' }] });
    expect(said.json().characters[0].faces[0].mine).toBeNull();
    const [listed] = (await send('GET', `/v1/client-links?project_id=${projectId}`, owner)).json().results;
    expect(listed.visitors).toEqual([]);
    expect(await kindsOf(projectId)).toEqual(['client_link_made']);
    await testApp()
      .db.updateTable('client_visitor')
      .set({ preview_until: new Date(Date.now() - 1000) })
      .where('link_id', '=', link.id)
      .execute();
    expect((await readPage(testApp(), link, visitor)).state).toBe('passcode');
  });
});

describe('GET /v1/client-links/{id}/answers', () => {
  test('answers by face what everyone sent, the latest first, with whole names', async () => {
    const { owner, viewer, stranger, projectId, characterId, talents } = await createShortlistedTeam(
      testApp(),
    );
    const link = await createLink(testApp(), owner, projectId, { charcter_id: characterId });
    const [arvind, ritika] = [await visit(testApp(), link), await visit(testApp(), link, 'Ritika Sen')];
    await sayOfFaces(testApp(), link, { visitor: arvind, said: [{ answer: 'yes', rank: 1 }] });
    await sayOfFaces(testApp(), link, { visitor: ritika, said: [{ comment: 'Her' }] });
    await sayOfFaces(testApp(), link, {
      visitor: await visit(testApp(), link, 'Undecided'),
      said: [{ answer: 'no' }],
      sent: false,
    });
    const url = `/v1/client-links/${link.id}/answers`;
    const { results } = (await send('GET', url, viewer)).json();
    expect(results).toMatchObject([
      {
        user_id: talents[0]?.id,
        charcter_id: characterId,
        name: 'Ananya Rao',
        answers: [
          { name: 'Ritika Sen', answer: null, rank: null, comment: 'Her' },
          { name: 'Arvind Sathe', answer: 'yes', rank: 1, comment: null },
        ],
      },
    ]);
    expect((await send('GET', url, stranger)).statusCode).toBe(404);
  });
});
