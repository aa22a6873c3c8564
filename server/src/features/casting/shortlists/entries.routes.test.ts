import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { activitiesOf } from '../../../../test/character-team.ts';
import { createCharacter } from '../../../../test/characters.ts';
import { createTalent } from '../../../../test/factories.ts';
import type { TeamMember } from '../../../../test/project-callers.ts';
import { type Entry, type FilledTeam, shortlistCalls } from '../../../../test/shortlist-team.ts';
import { listShortlisted } from './index.ts';

const testApp = useTestApp();
const nobody = 2_000_000_000;
type Headers = Record<string, string>;
const { send, filled, freeze, hide } = shortlistCalls(testApp);
const listed = (characterId: number) => listShortlisted(testApp().db, characterId);

/** Every call that changes a list, as someone of the team would make it. */
const changes: Readonly<Record<string, (one: FilledTeam, headers: Headers) => ReturnType<typeof send>>> = {
  'DELETE {id}': ({ ids }, headers) => send('DELETE', `/${ids[0]}`, headers),
  'DELETE bulk/shortlist-delete': ({ ids }, headers) =>
    send('DELETE', '/bulk/shortlist-delete', headers, { id: ids }),
  'PATCH {id}': ({ ids }, headers) => send('PATCH', `/${ids[0]}`, headers, { note: 'New' }),
  'POST move': ({ ids, characterId }, headers) =>
    send('POST', '/move', headers, { id: ids, charcter_id: characterId }),
  'POST sort-by/user-list': ({ ids, characterId }, headers) =>
    send('POST', '/user-shortlist/sort-by/user-list', headers, { charcter_id: characterId, id: ids }),
};

describe.each(Object.entries(changes))('%s', (_call, change) => {
  test('401 guests, 403 talents, viewers and the frozen, 404 everyone else', async () => {
    const one = await filled('Kathak');
    const { owner, associate, viewer, removed, stranger, characterId, talents } = one;
    const before = await send(
      'GET',
      `/recruiter-shortlist?characterId=${characterId}&recruiterId=${owner.id}`,
      one.headers,
    );
    const talent = await testApp().as(await createTalent(testApp().db));
    const codes = async (headers: Headers) => (await change(one, headers)).json().code;
    expect(await codes({})).toBe('UNAUTHENTICATED');
    expect(await codes(talent)).toBe('WRONG_KIND_OF_USER');
    expect(await codes(viewer.headers)).toBe('PROJECT_RIGHT_MISSING');
    for (const other of [removed, stranger]) expect(await codes(other.headers)).toBe('NOT_FOUND');
    await freeze(associate.id);
    expect(await codes(associate.headers)).toBe('PROFILE_FROZEN');
    expect(await listed(characterId)).toEqual(talents);
    const after = await send(
      'GET',
      `/recruiter-shortlist?characterId=${characterId}&recruiterId=${owner.id}`,
      one.headers,
    );
    expect(after.json()).toEqual(before.json());
  });
});

describe('DELETE {id} and bulk/shortlist-delete, and POST restore', () => {
  test('removes, closes the gap, and a second time there is nothing to remove', async () => {
    const { headers, ids, talents, characterId } = await filled();
    expect((await send('DELETE', `/${ids[1]}`, headers)).statusCode).toBe(204);
    expect(await listed(characterId)).toEqual([talents[0], talents[2]]);
    expect((await send('DELETE', `/${ids[1]}`, headers)).json().code).toBe('NOT_FOUND');
    const bulk = (id: number[]) => send('DELETE', '/bulk/shortlist-delete', headers, { id });
    expect((await bulk([ids[0] ?? 0, ids[1] ?? 0])).json().code).toBe('NOT_FOUND');
    expect((await bulk([ids[0] ?? 0, nobody])).json().code).toBe('NOT_FOUND');
    expect(await listed(characterId)).toEqual([talents[0], talents[2]]);
    expect((await bulk([ids[0] ?? 0, ids[2] ?? 0, ids[2] ?? 0])).statusCode).toBe(204);
    expect(await listed(characterId)).toEqual([]);
    expect((await bulk([])).json()).toMatchObject({ errors: [{ field: 'id' }] });
  });

  test('someone removed, added and removed again is put back once, with what was said first', async () => {
    const { headers, ids, talents, characterId } = await filled('Kathak');
    await send('DELETE', `/${ids[0]}`, headers);
    const added = await send('POST', '', headers, { charcter_id: characterId, user_id: [talents[0]] });
    const again = added.json().results[0].id;
    await send('DELETE', `/${again}`, headers);
    const back = await send('POST', '/restore', headers, { id: [ids[0], again] });
    expect(back.statusCode).toBe(200);
    expect(back.json().results.map(({ user_id, note }: Entry) => [user_id, note])).toEqual([
      [talents[0], 'Kathak'],
    ]);
    expect((await listed(characterId)).toSorted()).toEqual(talents.toSorted());
  });

  test('restores place, id, note and rating, whatever the order of removing', async () => {
    const { headers, ids, talents, characterId } = await filled('Kathak');
    await send('PATCH', `/${ids[1]}`, headers, { rating: 4 });
    await send('DELETE', `/${ids[0]}`, headers);
    await send('DELETE', `/${ids[1]}`, headers);
    const back = await send('POST', '/restore', headers, { id: [ids[0], ids[1]] });
    expect(back.statusCode).toBe(200);
    expect(back.json().results).toMatchObject([
      { id: ids[0], note: 'Kathak', rating: null },
      { id: ids[1], note: 'Kathak', rating: 4 },
    ]);
    expect(await listed(characterId)).toEqual(talents);
    // A second time changes nothing and says the same.
    const again = await send('POST', '/restore', headers, { id: [ids[0], ids[1]] });
    expect(again.json()).toEqual(back.json());
    await send('DELETE', `/${ids[0]}`, headers);
    await send('DELETE', `/${ids[1]}`, headers);
    await send('POST', '/restore', headers, { id: [ids[0]] });
    await send('POST', '/restore', headers, { id: [ids[1]] });
    expect(await listed(characterId)).toEqual(talents);
  });

  test('an hour later it is gone, and by the day it is forgotten', async () => {
    const { headers, ids, associate, viewer, stranger } = await filled();
    await send('DELETE', `/${ids[0]}`, headers);
    const restore = async (one: TeamMember) =>
      (await send('POST', '/restore', one.headers, { id: [ids[0]] })).json().code;
    expect(await restore(stranger)).toBe('NOT_FOUND');
    expect(await restore(viewer)).toBe('PROJECT_RIGHT_MISSING');
    await testApp().pool.query(
      `update removed_shortlist_entry set removed_at = now() - interval '61 minutes'`,
    );
    expect(await restore(associate)).toBe('NOT_FOUND');
    const job = testApp().services.jobs.find(({ name }) => name === 'shortlists/forget-removed');
    await job?.run({}, { attempt: 1, isLastAttempt: false });
    expect(await testApp().db.selectFrom('removed_shortlist_entry').select('id').execute()).toEqual([]);
  });

  test('who was shortlisted again keeps that entry, which takes the old note', async () => {
    const { headers, ids, talents, characterId } = await filled('Kathak');
    await send('DELETE', `/${ids[0]}`, headers);
    await send('POST', '', headers, { charcter_id: characterId, user_id: [talents[0]] });
    const restore = () => send('POST', '/restore', headers, { id: [ids[0]] });
    const first = (await restore()).json();
    expect(first.results).toMatchObject([{ user_id: talents[0], note: 'Kathak' }]);
    expect(first.results[0].id).not.toBe(ids[0]);
    // Pressed a second time, or by a colleague.
    const second = await restore();
    expect([second.statusCode, second.json()]).toEqual([200, first]);
    expect((await listed(characterId)).toSorted()).toEqual(talents.toSorted());
  });
});

describe('PATCH {id}', () => {
  const patch = (id: number | undefined, headers: Headers, body: object) =>
    send('PATCH', `/${id}`, headers, body);

  test('200: sets and removes note and rating, each with who wrote it', async () => {
    const { ids, associate, headers } = await filled();
    const first = await patch(ids[0], associate.headers, { note: ' Real Kathak ', rating: 5 });
    expect(first.json()).toMatchObject({
      note: 'Real Kathak',
      rating: 5,
      revision: 1,
      note_by: { user_id: associate.id, name: expect.stringContaining('Anita') },
      conflicts: [],
    });
    const cleared = await patch(ids[0], headers, { note: null, rating: null });
    expect(cleared.json()).toMatchObject({ note: null, rating: null, note_by: null, revision: 2 });
  });

  test('a note that someone else changed meanwhile stays, and both versions are known', async () => {
    const { ids, owner, associate } = await filled();
    await patch(ids[0], owner.headers, { note: 'Too tall', base_revision: 0 });
    const late = await patch(ids[0], associate.headers, {
      note: 'Right height',
      rating: 4,
      base_revision: 0,
    });
    expect(late.json()).toMatchObject({
      note: 'Too tall',
      rating: 4,
      conflicts: [{ field: 'note', theirs: 'Too tall', by: expect.stringContaining('Ojas') }],
    });
    const { revision } = late.json();
    const read = await patch(ids[0], associate.headers, { note: 'Right height', base_revision: revision });
    expect(read.json()).toMatchObject({ note: 'Right height', conflicts: [] });
    // The other field has not been touched: that is no conflict.
    const rated = await patch(ids[0], owner.headers, { note: 'Right', base_revision: revision });
    expect(rated.json().conflicts).toMatchObject([{ field: 'note', theirs: 'Right height' }]);
    const own = await patch(ids[0], associate.headers, { note: 'Own words again', base_revision: 0 });
    expect(own.json()).toMatchObject({ note: 'Own words again', conflicts: [] });
  });

  test.each([
    ['a long note', { note: 'x'.repeat(1001) }, 'note'],
    ['an empty note', { note: '' }, 'note'],
    ['six stars', { rating: 6 }, 'rating'],
    ['half a star', { rating: 2.5 }, 'rating'],
    ['a place', { position: 1 }, 'position'],
  ])('400: %s', async (_what, body, field) => {
    const { ids, headers } = await filled();
    expect((await patch(ids[0], headers, body)).json()).toMatchObject({ status: 400, errors: [{ field }] });
  });
});

describe('POST user-shortlist/sort-by/user-list', () => {
  const sort = (characterId: number, id: unknown, headers: Headers) =>
    send('POST', '/user-shortlist/sort-by/user-list', headers, { charcter_id: characterId, id });

  test('204: keeps the order; who is not named comes after in the former order', async () => {
    const { headers, characterId, talents, ids } = await filled();
    const [one = 0, two = 0, three = 0] = talents;
    expect((await sort(characterId, [...ids].reverse(), headers)).statusCode).toBe(204);
    expect(await listed(characterId)).toEqual([three, two, one]);
    await sort(characterId, [ids[1], ids[1]], headers);
    expect(await listed(characterId)).toEqual([two, three, one]);
  });

  test('404: an order that names someone not on the list changes nothing', async () => {
    const { headers, characterId, talents, ids } = await filled();
    const other = await filled();
    for (const foreign of [nobody, other.ids[0] ?? 0])
      expect((await sort(characterId, [ids[2], foreign], headers)).json().code).toBe('NOT_FOUND');
    expect(await listed(characterId)).toEqual(talents);
    expect((await sort(characterId, [], headers)).statusCode).toBe(400);
    expect((await sort(nobody, ids, headers)).statusCode).toBe(404);
  });

  test('204: with before only those named move, so what a colleague ordered meanwhile stays', async () => {
    const { associate, headers, characterId, talents, ids } = await filled();
    const [one = 0, two = 0, three = 0] = talents;
    const move = (id: unknown, before: unknown, by = headers) =>
      send('POST', '/user-shortlist/sort-by/user-list', by, { charcter_id: characterId, id, before });
    await sort(characterId, [ids[1], ids[0], ids[2]], associate.headers);
    expect((await move([ids[2]], ids[0])).statusCode).toBe(204);
    expect(await listed(characterId)).toEqual([two, three, one]);
    expect((await move([ids[1]], null)).statusCode).toBe(204);
    expect(await listed(characterId)).toEqual([three, one, two]);
    expect((await move([ids[1]], nobody)).json().code).toBe('NOT_FOUND');
    expect((await move([ids[1]], 'first')).statusCode).toBe(400);
    expect(await listed(characterId)).toEqual([three, one, two]);
  });
});

describe('POST move', () => {
  const move = (id: unknown, charcter_id: number, headers: Headers, copy?: boolean) =>
    send('POST', '/move', headers, { id, charcter_id, ...(copy !== undefined && { copy }) });
  const withTwo = async () => {
    const one = await filled('Kathak');
    const { id: otherId } = await testApp()
      .db.insertInto('project_character')
      .values({ project_id: one.projectId, name: 'Nani' })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { ...one, otherId };
  };

  test('200: entries go to the end of the other list with all they say', async () => {
    const { headers, ids, talents, characterId, otherId } = await withTwo();
    await send('PATCH', `/${ids[2]}`, headers, { rating: 2 });
    const { results } = (await move([ids[0], ids[2]], otherId, headers)).json<{ results: Entry[] }>();
    expect(results).toMatchObject([
      { id: ids[0], charcter_id: otherId, note: 'Kathak' },
      { id: ids[2], charcter_id: otherId, note: 'Kathak', rating: 2 },
    ]);
    expect([await listed(characterId), await listed(otherId)]).toEqual([
      [talents[1]],
      [talents[0], talents[2]],
    ]);
  });

  test('copying leaves them where they are; who is there already keeps their entry', async () => {
    const { headers, ids, talents, characterId, otherId, owner } = await withTwo();
    await send('POST', '', headers, { charcter_id: otherId, user_id: [talents[1]] });
    await move(ids, otherId, owner.headers, true);
    expect([await listed(characterId), await listed(otherId)]).toEqual([
      talents,
      [talents[1], talents[0], talents[2]],
    ]);
    const there = (
      await send('GET', `/recruiter-shortlist?characterId=${otherId}&recruiterId=${owner.id}`, headers)
    ).json<{ results: Entry[] }>();
    expect(there.results.map(({ note }) => note)).toEqual([null, 'Kathak', 'Kathak']);
  });

  test('moving to where they are already keeps that entry, with the note it did not have', async () => {
    const { headers, ids, talents, characterId, otherId } = await withTwo();
    await send('PATCH', `/${ids[1]}`, headers, { rating: 3 });
    await send('POST', '', headers, { charcter_id: otherId, user_id: [talents[1], talents[2]] });
    const { results } = (await move([ids[1], ids[2]], otherId, headers)).json<{ results: Entry[] }>();
    expect(results).toMatchObject([
      { user_id: talents[1], note: 'Kathak', rating: 3 },
      { user_id: talents[2], note: 'Kathak' },
    ]);
    expect(await listed(characterId)).toEqual([talents[0]]);
  });

  test('to another project needs the right to change both; all or none', async () => {
    const one = await filled();
    const { associate, owner, ids, talents, characterId } = one;
    const own = await createCharacter(testApp().db, associate);
    expect((await move(ids, own.id, owner.headers)).json().code).toBe('NOT_FOUND');
    const foreign = await filled();
    expect((await move([...ids, ...foreign.ids], own.id, associate.headers)).json().code).toBe('NOT_FOUND');
    // Another team finds a hidden talent no more than anyone else.
    await hide(talents[2] ?? 0);
    expect((await move(ids, own.id, associate.headers)).json().code).toBe('NOT_FOUND');
    expect([await listed(characterId), await listed(own.id)]).toEqual([talents, []]);
    expect((await move(ids.slice(0, 2), own.id, associate.headers)).statusCode).toBe(200);
    expect([await listed(characterId), await listed(own.id)]).toEqual([[talents[2]], talents.slice(0, 2)]);
    const kinds = (await activitiesOf(testApp(), one.projectId)).map(({ kind }) => kind);
    expect(kinds.at(-1)).toBe('shortlist_removed');
    expect((await activitiesOf(testApp(), own.project_id)).at(-1)).toMatchObject({
      kind: 'shortlist_moved',
      character_id: own.id,
    });
  });

  test('404: to a dropped character or a closed project', async () => {
    const { headers, ids, otherId } = await withTwo();
    await testApp().pool.query(`update project_character set status = 'dropped' where id = $1`, [otherId]);
    expect((await move(ids, otherId, headers)).json().code).toBe('NOT_FOUND');
    expect((await move(ids, nobody, headers)).json().code).toBe('NOT_FOUND');
  });
});
