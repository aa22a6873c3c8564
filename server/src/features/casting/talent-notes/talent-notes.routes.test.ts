import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { activitiesOf, createTeam } from '../../../../test/character-team.ts';
import { createTalent } from '../../../../test/factories.ts';
import { unlock } from '../../../../test/full-talent.ts';
import { signedInRecruiter } from '../../../../test/project-callers.ts';
import { shortlistCalls } from '../../../../test/shortlist-team.ts';

const testApp = useTestApp();
const { filled, freeze, hide, close } = shortlistCalls(testApp);
const nobody = 2_000_000_000;
type Headers = Record<string, string>;

const read = (talent: number | string, headers: Headers) =>
  testApp().app.inject({ url: `/v1/talent-notes/${talent}`, headers });
const write = (talent: number | string, headers: Headers, payload: object) =>
  testApp().app.inject({ method: 'PATCH', url: `/v1/talent-notes/${talent}`, headers, payload });
const library = '/v1/recruiter-project-character-library';
const mark = (character: number, talent: number, headers: Headers, not_for = true) =>
  testApp().app.inject({
    method: 'PUT',
    url: `${library}/${character}/not-for/${talent}`,
    headers,
    payload: { not_for },
  });
const marked = async (character: number, headers: Headers) => {
  const response = await testApp().app.inject({ url: `${library}/${character}/not-for`, headers });
  return response.statusCode === 200 ? response.json().user_id : response.json().code;
};

describe('GET and PATCH /v1/talent-notes/{id}', () => {
  test('200: nothing at first, then what was written, by either id', async () => {
    const recruiter = await signedInRecruiter(testApp());
    const { id, public_id } = await createTalent(testApp().db);
    const nothing = {
      user_id: id,
      note: null,
      revision: 0,
      updated_at: null,
      not_for: [],
      shortlisted_for: [],
    };
    expect((await read(id, recruiter.headers)).json()).toEqual(nothing);
    const written = await write(public_id, recruiter.headers, { note: ' Late twice ', base_revision: 0 });
    expect(written.json()).toMatchObject({ user_id: id, note: 'Late twice', revision: 1, conflicts: [] });
    expect((await read(public_id, recruiter.headers)).json()).toMatchObject({
      note: 'Late twice',
      updated_at: expect.any(String),
    });
    expect((await write(id, recruiter.headers, { note: null, base_revision: 1 })).json()).toMatchObject({
      note: null,
      revision: 2,
    });
  });

  test('nobody else reads it: not a colleague, not the talent', async () => {
    const { owner, associate, talents } = await filled();
    const [talent = 0] = talents;
    await write(talent, owner.headers, { note: 'Late twice' });
    expect((await read(talent, associate.headers)).json()).toMatchObject({ note: null, revision: 0 });
    const own = await testApp().as({ id: talent });
    expect((await read(talent, own)).json().code).toBe('WRONG_KIND_OF_USER');
    expect((await read(talent, {})).json().code).toBe('UNAUTHENTICATED');
    expect((await write(talent, own, { note: 'x' })).json().code).toBe('WRONG_KIND_OF_USER');
  });

  test('a note changed in another tab stays, and both versions are known', async () => {
    const { headers } = await signedInRecruiter(testApp());
    const { id } = await createTalent(testApp().db);
    await write(id, headers, { note: 'One', base_revision: 0 });
    const late = (await write(id, headers, { note: 'Two', base_revision: 0 })).json();
    expect(late).toMatchObject({ note: 'One', conflicts: [{ field: 'note', theirs: 'One' }] });
    const read = await write(id, headers, { note: 'Two', base_revision: late.revision });
    expect(read.json()).toMatchObject({ note: 'Two', conflicts: [] });
    expect((await write(id, headers, { note: 'Two', base_revision: 0 })).json().conflicts).toEqual([]);
  });

  test('404 for those out of sight; a frozen recruiter reads and does not write', async () => {
    const recruiter = await signedInRecruiter(testApp());
    const { headers } = recruiter;
    const { id } = await createTalent(testApp().db);
    await write(id, headers, { note: 'Late twice' });
    await hide(id);
    expect((await read(id, headers)).statusCode).toBe(404);
    expect((await write(id, headers, { note: 'x' })).statusCode).toBe(404);
    expect((await read(nobody, headers)).statusCode).toBe(404);
    await unlock(testApp().db, recruiter, { id });
    expect((await read(id, headers)).json()).toMatchObject({ note: 'Late twice' });
    await freeze(recruiter.id);
    expect((await read(id, headers)).statusCode).toBe(200);
    expect((await write(id, headers, { note: 'x' })).json().code).toBe('PROFILE_FROZEN');
    await close(id);
    expect((await read(id, headers)).statusCode).toBe(404);
  });

  test.each([
    ['a long note', { note: 'x'.repeat(2001) }, 'note'],
    ['an empty note', { note: ' ' }, 'note'],
    ['no note', {}, 'note'],
    ['a field of ours', { note: 'x', revision: 2 }, 'revision'],
  ])('400: %s', async (_what, body, field) => {
    const { headers } = await signedInRecruiter(testApp());
    const { id } = await createTalent(testApp().db);
    expect((await write(id, headers, body)).json()).toMatchObject({ status: 400, errors: [{ field }] });
  });

  test('says where they are shortlisted and not wanted, on the projects of the reader only', async () => {
    const { owner, associate, stranger, characterId, projectId, talents, ids } = await filled('Kathak');
    const [talent = 0] = talents;
    await mark(characterId, talent, owner.headers);
    expect((await read(talent, associate.headers)).json()).toMatchObject({
      not_for: [{ charcter_id: characterId, name: 'Meera', by: expect.stringContaining('Ojas') }],
      shortlisted_for: [
        {
          id: ids[0],
          charcter_id: characterId,
          project_id: projectId,
          note: 'Kathak',
          rating: null,
          revision: 1,
        },
      ],
    });
    expect((await read(talent, stranger.headers)).json()).toMatchObject({ not_for: [], shortlisted_for: [] });
  });
});

describe('PUT and GET {character}/not-for', () => {
  test('204: the team sees it, they stay on the shortlist, and it can be taken back', async () => {
    const { owner, associate, viewer, characterId, projectId, talents } = await filled();
    const [one = 0, two = 0] = talents;
    expect((await mark(characterId, one, associate.headers)).statusCode).toBe(204);
    expect((await mark(characterId, one, owner.headers)).statusCode).toBe(204);
    await mark(characterId, two, owner.headers);
    expect(await marked(characterId, viewer.headers)).toEqual([one, two]);
    const { results } = (
      await testApp().app.inject({
        url: `/v1/recruiter-character-shortlists/recruiter-shortlist?characterId=${characterId}&recruiterId=${owner.id}`,
        headers: owner.headers,
      })
    ).json();
    expect(results).toHaveLength(3);
    expect((await mark(characterId, one, owner.headers, false)).statusCode).toBe(204);
    expect((await mark(characterId, one, owner.headers, false)).statusCode).toBe(204);
    expect(await marked(characterId, owner.headers)).toEqual([two]);
    const lines = await activitiesOf(testApp(), projectId);
    expect(lines.slice(1).map(({ kind, actor_id }) => [kind, actor_id])).toEqual([
      ['not_for_marked', associate.id],
      ['not_for_marked', owner.id],
      ['not_for_undone', owner.id],
    ]);
  });

  test('hidden talents cannot be marked, but a mark can be taken back; closed accounts disappear', async () => {
    const { headers, characterId, talents } = await filled();
    const [one = 0, two = 0] = talents;
    await mark(characterId, one, headers);
    for (const id of [one, two]) await hide(id);
    expect((await mark(characterId, two, headers)).json().code).toBe('NOT_FOUND');
    expect(await marked(characterId, headers)).toEqual([one]);
    expect((await mark(characterId, one, headers, false)).statusCode).toBe(204);
    expect((await mark(characterId, nobody, headers, false)).statusCode).toBe(404);
    await testApp().pool.query('update talent set show_to_recruiters = true');
    await mark(characterId, two, headers);
    await close(two);
    expect(await marked(characterId, headers)).toEqual([]);
  });

  test('401, 403 and 404 as for everything of a project', async () => {
    const { owner, viewer, removed, stranger, characterId } = await createTeam(testApp());
    const talent = await createTalent(testApp().db);
    const codeOf = async (headers: Headers, character = characterId) =>
      (await mark(character, talent.id, headers)).json().code;
    expect(await codeOf({})).toBe('UNAUTHENTICATED');
    expect(await codeOf(await testApp().as(talent))).toBe('WRONG_KIND_OF_USER');
    expect(await codeOf(viewer.headers)).toBe('PROJECT_RIGHT_MISSING');
    for (const other of [removed, stranger]) {
      expect(await codeOf(other.headers)).toBe('NOT_FOUND');
      expect(await marked(characterId, other.headers)).toBe('NOT_FOUND');
    }
    expect(await codeOf(owner.headers, nobody)).toBe('NOT_FOUND');
    const bad = await testApp().app.inject({
      method: 'PUT',
      url: `${library}/${characterId}/not-for/${talent.id}`,
      headers: owner.headers,
      payload: { not_for: 'yes' },
    });
    expect(bad.json()).toMatchObject({ errors: [{ field: 'not_for' }] });
    await freeze(owner.id);
    expect(await codeOf(owner.headers)).toBe('PROFILE_FROZEN');
    expect(await marked(characterId, owner.headers)).toEqual([]);
  });
});
