import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { activitiesOf } from '../../../../test/character-team.ts';
import { createCharacter } from '../../../../test/characters.ts';
import { countStatements } from '../../../../test/count-statements.ts';
import { createTalent } from '../../../../test/factories.ts';
import { unlock } from '../../../../test/full-talent.ts';
import type { TeamMember } from '../../../../test/project-callers.ts';
import { type Entry, shortlistCalls } from '../../../../test/shortlist-team.ts';
import { listShortlisted } from './index.ts';
import { createReading } from './reading.service.ts';

const testApp = useTestApp();
const nobody = 2_000_000_000;
const { send, filled, freeze, hide, close } = shortlistCalls(testApp);
const listed = (characterId: number) => listShortlisted(testApp().db, characterId);

describe('GET recruiter-shortlist and shortlist-list', () => {
  const read = (which: string, characterId: number, one: TeamMember, more = '') =>
    send('GET', `/${which}?characterId=${characterId}&recruiterId=${one.id}${more}`, one.headers);

  test.each(['recruiter-shortlist', 'shortlist-list'])('%s: for the team, 404 for others', async (which) => {
    const { owner, associate, viewer, removed, stranger, characterId, talents } = await filled();
    for (const one of [owner, associate, viewer]) {
      const { results } = (await read(which, characterId, one)).json<{ results: Entry[] }>();
      expect(results.map(({ user_id }) => user_id)).toEqual(talents);
    }
    for (const one of [removed, stranger])
      expect((await read(which, characterId, one)).json().code).toBe('NOT_FOUND');
    expect((await read(which, characterId, { ...stranger, headers: owner.headers })).statusCode).toBe(404);
    expect((await read(which, nobody, owner)).statusCode).toBe(404);
    expect((await read(which, characterId, { ...owner, headers: {} })).statusCode).toBe(401);
    const talent = { id: talents[0] ?? 0, headers: await testApp().as({ id: talents[0] ?? 0 }) };
    expect((await read(which, characterId, talent)).statusCode).toBe(403);
  });

  test('hidden and frozen talents stay for the team, out of sight; closed accounts disappear', async () => {
    const { owner, characterId, talents } = await filled();
    const [shown = 0, hidden = 0, gone = 0] = talents;
    await hide(hidden);
    await close(gone);
    const { results } = (await read('shortlist-list', characterId, owner)).json();
    expect(
      results.map(({ talent }: { talent: { user_id: number; is_visible: boolean } }) => [
        talent.user_id,
        talent.is_visible,
      ]),
    ).toEqual([
      [shown, true],
      [hidden, false],
    ]);
    await unlock(testApp().db, owner, { id: hidden });
    await freeze(hidden);
    const again = (await read('shortlist-list', characterId, owner)).json();
    expect(again.results[1].talent).toMatchObject({ is_visible: true, isRecruiterUnlocked: true });
  });

  test('ten a page, and only those who are unlocked or not', async () => {
    const { owner, associate, headers, characterId, talents } = await filled();
    const more: number[] = [];
    for (let made = 0; made < 9; made += 1) more.push((await createTalent(testApp().db)).id);
    await send('POST', '', headers, { charcter_id: characterId, user_id: more });
    const first = (await read('shortlist-list', characterId, owner)).json();
    expect([first.results.length, first.totalPages, first.totalResults]).toEqual([10, 2, 12]);
    expect((await read('shortlist-list', characterId, owner, '&page=3')).json()).toMatchObject({
      results: [],
      totalResults: 12,
      counts: { all: 12, unlocked: 0 },
    });
    await unlock(testApp().db, owner, { id: talents[1] ?? 0 });
    const of = async (one: TeamMember, answer: string) =>
      (await read('shortlist-list', characterId, one, `&isRecruiterUnlocked=${answer}`))
        .json<{ results: Entry[]; totalResults: number }>()
        .results.map(({ user_id }) => user_id);
    expect(await of(owner, 'true')).toEqual([talents[1]]);
    expect(
      (await read('shortlist-list', characterId, owner, '&isRecruiterUnlocked=false')).json(),
    ).toMatchObject({ totalResults: 11, counts: { all: 12, unlocked: 1 } });
    expect(await of(owner, 'false')).not.toContain(talents[1]);
    // What the owner unlocked for this project, an associate may use.
    expect(await of(associate, 'true')).toEqual([]);
    await testApp().pool.query('update unlock set character_id = $1', [characterId]);
    expect(await of(associate, 'true')).toEqual([talents[1]]);
    expect((await read('shortlist-list', characterId, owner, '&isRecruiterUnlocked=maybe')).statusCode).toBe(
      400,
    );
  });

  test('cards say height, languages and the fee, which frozen recruiters do not read', async () => {
    const { owner, headers, characterId } = await filled();
    const talent = { date_of_birth: '1996-01-01', fee_rupees: 5000, fee_per: 'day' as const };
    const grown = await createTalent(testApp().db, { talent });
    await testApp().pool.query('insert into talent_body (talent_id, height_mm) values ($1, 1684)', [
      grown.id,
    ]);
    await send('POST', '', headers, { charcter_id: characterId, user_id: [grown.id] });
    const card = async () =>
      (await read('shortlist-list', characterId, owner))
        .json<{ results: { talent: object }[] }>()
        .results.at(-1)?.talent;
    expect(await card()).toMatchObject({
      name: 'Asha Kulkarni',
      height_cm: 168,
      languages: [],
      usual_fee: { rupees: 5000, per: 'day' },
    });
    await freeze(owner.id);
    expect(await card()).toMatchObject({ usual_fee: null });
  });

  test('cards say how far someone is for this character', async () => {
    const { owner, characterId, talents } = await filled();
    const [cast = 0, invited = 0] = talents;
    await testApp().pool.query(
      `with played as (insert into character_cast (character_id, talent_id) values ($1, $2))
       insert into project_share (character_id, talent_id, shared_by) values ($1, $3, $4)`,
      [characterId, cast, invited, owner.id],
    );
    const { results } = (await read('shortlist-list', characterId, owner)).json<{
      results: { stage: string }[];
    }>();
    expect(results.map(({ stage }) => stage)).toEqual(['cast', 'invited', 'shortlisted']);
  });

  test('cards say the next days of those the reader unlocked, and of nobody else', async () => {
    const { owner, characterId, talents } = await filled();
    const [first = 0, second = 0] = talents;
    await unlock(testApp().db, owner, { id: first });
    await testApp().pool.query(
      `insert into unavailable_dates (account_id, days)
       select id, daterange(today + 1, today + 30) from unnest($1::int[]) id,
         (select (now() at time zone 'Asia/Kolkata')::date as today) india`,
      [[first, second]],
    );
    const days = async () =>
      (await read('shortlist-list', characterId, owner))
        .json<{ results: { talent: { days: { state: string }[] | null } }[] }>()
        .results.map(({ talent }) => talent.days?.map(({ state }) => state) ?? null);
    expect(await days()).toEqual([['free', ...Array(13).fill('unavailable')], null, null]);
  });
});

describe('GET get-all-details', () => {
  const all = async (one: TeamMember) =>
    (await send('GET', '/get-all-details', one.headers)).json<{
      results: { project: { id: number; role: string }; characters: { id: number; entries: Entry[] }[] }[];
    }>().results;

  test('every open project of the reader with its lists, those last used first', async () => {
    const { associate, viewer, stranger, characterId, projectId, talents, ids } = await filled();
    const own = await createCharacter(testApp().db, associate);
    expect((await all(associate)).map(({ project }) => project.id)).toEqual([own.project_id, projectId]);
    const extra = await createTalent(testApp().db);
    await send('POST', '', associate.headers, { charcter_id: characterId, user_id: [extra.id] });
    const [first, second] = await all(associate);
    expect(first).toMatchObject({ project: { id: projectId, role: 'associate' } });
    expect(first?.characters[0]?.entries.slice(0, 3)).toEqual(
      talents.map((user_id, at) => ({ id: ids[at], user_id })),
    );
    expect(second).toMatchObject({ characters: [{ id: own.id, entries: [] }] });
    expect((await all(viewer)).map(({ project }) => project.role)).toEqual(['viewer']);
    expect(await all(stranger)).toEqual([]);
    await testApp().pool.query(`update project set status = 'closed', closed_at = now() where id = $1`, [
      projectId,
    ]);
    expect((await all(associate)).map(({ project }) => project.id)).toEqual([own.project_id]);
  });

  test('401 for guests, 403 for talents', async () => {
    expect((await send('GET', '/get-all-details', {})).statusCode).toBe(401);
    const talent = await testApp().as(await createTalent(testApp().db));
    expect((await send('GET', '/get-all-details', talent)).statusCode).toBe(403);
  });
});

describe('many at once', () => {
  test('talents go on several characters with one call, each with a line of its own', async () => {
    const { headers, characterId, talents, projectId } = await filled();
    const { id: other } = await testApp()
      .db.insertInto('project_character')
      .values({ project_id: projectId, name: 'Nani' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const extra = await createTalent(testApp().db);
    const body = { charcter_id: [characterId, other], user_id: [...talents, extra.id], note: 'Both' };
    const { totalResults } = (await send('POST', '', headers, body)).json();
    expect(totalResults).toBe(8);
    expect([await listed(characterId), await listed(other)]).toEqual([
      [...talents, extra.id],
      [...talents, extra.id],
    ]);
    const foreign = await filled();
    const mixed = { charcter_id: [characterId, foreign.characterId], user_id: talents };
    expect((await send('POST', '', headers, mixed)).json().code).toBe('NOT_FOUND');
    const lines = await activitiesOf(testApp(), projectId);
    expect(lines.map(({ kind, character_id }) => [kind, character_id])).toEqual([
      ['shortlist_added', characterId],
      ['shortlist_noted', characterId],
      ['shortlist_added', characterId],
      ['shortlist_added', other],
    ]);
  });
});

describe('a long shortlist', () => {
  const withExtras = async (count: number) => {
    const one = await filled();
    await testApp().pool.query(
      `with made as (insert into account (kind, first_name, last_name, email, email_verified_at)
         select 'talent', 'Extra', n::text, 'extra-' || n || '-' || $1::integer || '@callboard.test', now()
         from generate_series(1, $2::integer) n returning id),
       talents as (insert into talent (account_id) select id from made returning account_id)
       insert into character_shortlist (character_id, talent_id, position)
       select $1, account_id, 3 + row_number() over (order by account_id) from talents`,
      [one.characterId, count],
    );
    return one;
  };

  test('holds a thousand', async () => {
    const { headers, characterId } = await withExtras(997);
    const { id } = await createTalent(testApp().db);
    const response = await send('POST', '', headers, { charcter_id: characterId, user_id: [id] });
    expect(response.json()).toMatchObject({ status: 400, errors: [{ field: 'user_id' }] });
    expect(await listed(characterId)).toHaveLength(1000);
  });

  test('of 500 opens with six statements at most', async () => {
    const { owner, characterId } = await withExtras(497);
    const actor = {
      kind: 'recruiter',
      accountId: owner.id,
      sessionId: 'one',
      frozen: false,
      complete: true,
      verified: true,
    } as const;
    const place = { characterId, recruiterId: owner.id };
    const photoUrl = async (key: string) => key;
    let shown = 0;
    const statements = await countStatements(testApp(), async (db) => {
      const reading = createReading({ db, photoUrl });
      shown = (await reading.list(actor, place)).results.length;
      await reading.cards(actor, { ...place, page: 1, limit: 10 });
    });
    expect(shown).toBe(500);
    expect(statements).toBeLessThanOrEqual(6);
    expect(await countStatements(testApp(), (db) => createReading({ db, photoUrl }).all(actor))).toBe(1);
  });
});
