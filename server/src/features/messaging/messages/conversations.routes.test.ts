import type { Conversation } from '@callboard/contract/messaging/conversations';
import { describe, expect, test } from 'vitest';
import { createCharacter } from '../../../../test/characters.ts';
import { createFullTalent, unlock } from '../../../../test/full-talent.ts';
import { createOpenJob } from '../../../../test/landing-factories.ts';
import { apply, type Caller, useMessages } from '../../../../test/messages.ts';

const { testApp, asRecruiter, asTalent, pair, open, say, call, block, freeze, close } = useMessages();
const db = () => testApp().db;

const list = async (person: Caller, query = '') =>
  (await call(person, 'GET', `/v1/weavy-chat${query}`)).json();
const find = async (person: Caller, query = '') =>
  (await call(person, 'GET', `/v1/weavy-chat/autocomplete${query}`)).json().results;
const idsOf = ({ results }: { results: readonly Conversation[] }) => results.map(({ appId }) => appId);

/** A recruiter with three conversations: about a project, about none, and without a reply. */
const busyRecruiter = async () => {
  const recruiter = await asRecruiter();
  const character = await createCharacter(db(), recruiter, { character: { name: 'Inspector Rane' } });
  const talents = [
    await asTalent({ account: { first_name: 'Divya', last_name: 'Menon' } }),
    await asTalent({ account: { first_name: 'Kabir', last_name: 'D’Souza' } }),
    await asTalent({ account: { first_name: 'Zoya', last_name: 'Khan' } }),
  ] as const;
  const job = await createOpenJob(db(), recruiter.id, { project_id: character.project_id });
  await apply(db(), talents[0], job, { character_id: character.id });
  for (const talent of talents.slice(1)) await unlock(db(), recruiter, talent);
  const about = (await open(recruiter, talents[0], { project_id: character.project_id })).json().appId;
  const plain = (await open(recruiter, talents[1])).json().appId;
  const empty = (await open(recruiter, talents[2])).json().appId;
  await say(recruiter, about, 'Hello Divya');
  await say(recruiter, plain, 'Hello Kabir');
  await say(talents[0], about, 'Hello');
  await say(talents[0], about, 'Again');
  return { recruiter, talents, character, about, plain, empty };
};

describe('GET /v1/weavy-chat', () => {
  test('newest first, with last message, unread count and subject', async () => {
    const { recruiter, talents, character, about, plain, empty } = await busyRecruiter();
    const { results, ...rest } = await list(recruiter);
    expect(idsOf({ results })).toEqual([about, empty, plain].sort((one, other) => rank(one) - rank(other)));
    function rank(id: number) {
      return [about, plain, empty].indexOf(id);
    }
    expect(results[0]).toMatchObject({
      appId: about,
      other: { user_id: talents[0].id, name: 'Divya Menon', user_type: 1 },
      project: { id: character.project_id, title: 'Monsoon Line' },
      character_name: 'Inspector Rane',
      last_message: { text: 'Again', user_id: talents[0].id },
      unread: 2,
      last_seq: 3,
      read_seq: 0,
      writing: 'open',
    });
    expect(rest).toEqual({
      page: 1,
      limit: 30,
      totalPages: 1,
      totalResults: 3,
      unreadCount: 2,
      unread_conversations: 1,
      projects: [{ id: character.project_id, title: 'Monsoon Line' }],
    });
    expect((await list(talents[2])).results).toEqual([]);
  });

  test('filters by text, unread, project and person, in pages', async () => {
    const { recruiter, talents, character, about, plain } = await busyRecruiter();
    for (const [query, expected] of [
      ['?search=menon', [about]],
      ['?search=divya%20men', [about]],
      ['?search=MONSOON', [about]],
      ['?search=rane', [about]],
      ['?search=nobody', []],
      ['?unread=true', [about]],
      [`?project_id=${character.project_id}`, [about]],
      [`?user_id=${talents[1].id}`, [plain]],
      ['?limit=1', [about]],
      ['?limit=1&page=9', []],
    ] as const) {
      const found = await list(recruiter, query);
      expect([query, idsOf(found)]).toEqual([query, expected]);
    }
    expect(await list(recruiter, '?limit=1&page=9')).toMatchObject({ totalResults: 3, totalPages: 3 });
    expect((await list(talents[0], '?search=lantern')).results).toHaveLength(1);
  });

  test('a talent sees what they were unlocked for, but no shortlist', async () => {
    const { recruiter, talent, appId } = await pair();
    await say(recruiter, appId);
    const character = await createCharacter(db(), recruiter, { character: { name: 'Meera' } });
    await db()
      .insertInto('character_shortlist')
      .values({ character_id: character.id, talent_id: talent.id })
      .execute();
    expect((await list(recruiter)).results[0].character_name).toBe('Meera');
    expect((await list(talent)).results[0].character_name).toBeNull();
    await db()
      .updateTable('unlock')
      .set({ character_id: character.id })
      .where('talent_id', '=', talent.id)
      .execute();
    expect((await list(talent)).results[0].character_name).toBe('Meera');
  });

  test('closed accounts have no photo; frozen and blocked people are not online', async () => {
    const { recruiter, talent, appId } = await pair();
    await say(recruiter, appId);
    const node = '9b1c2f7e-3f0e-4a3b-8f53-0d6f3f6f9d11';
    await testApp().pool.query('insert into live_node (id) values ($1) on conflict do nothing', [node]);
    await testApp().pool.query('insert into live_connection (account_id, node_id) values ($1, $2)', [
      talent.id,
      node,
    ]);
    await db()
      .updateTable('account')
      .set({ last_active_at: new Date() })
      .where('id', '=', talent.id)
      .execute();
    const other = async () => (await list(recruiter)).results[0].other;
    expect(await other()).toMatchObject({ is_online: true, last_seen_at: expect.any(String) });
    await block(talent, recruiter);
    expect(await other()).toMatchObject({ is_online: false, last_seen_at: null });
    await block(talent, recruiter, false);
    await freeze(talent);
    expect(await other()).toMatchObject({ is_online: false, last_seen_at: null });
    await close(talent);
    expect(await other()).toMatchObject({ name: 'Asha Kulkarni', photo: null, is_open: false });
  });

  test('no response holds a phone number or email address', async () => {
    const recruiter = await asRecruiter();
    const talent = await createFullTalent(db());
    await unlock(db(), recruiter, talent);
    const { appId } = (await open(recruiter, talent)).json();
    await say(recruiter, appId);
    for (const url of [
      '/v1/weavy-chat',
      '/v1/weavy-chat/autocomplete',
      `/v1/weavy-conversation?appId=${appId}`,
      `/v1/weavy-app/members-details/${appId}`,
      '/v1/weavy-app/members-list',
    ]) {
      const { body } = await call(recruiter, 'GET', url);
      expect(body).toContain('Meera');
      for (const secret of [talent.secrets.mobile, talent.secrets.email]) expect(body).not.toContain(secret);
    }
  });
});

describe('GET /v1/weavy-chat/autocomplete', () => {
  test('people a recruiter can message, by the start of any word', async () => {
    const { recruiter, talents, character, about, plain } = await busyRecruiter();
    const names = async (query: string) =>
      (await find(recruiter, query)).map(
        ({ person }: { person: { first_name: string } }) => person.first_name,
      );
    expect((await names('')).sort()).toEqual(['Divya', 'Kabir', 'Zoya']);
    expect(await names('?q=kab')).toEqual(['Kabir']);
    expect(await names('?q=KHAN')).toEqual(['Zoya']);
    expect(await names('?q=line')).toEqual(['Divya']);
    expect(await names('?q=abir')).toEqual([]);
    expect(await names('?q=%25')).toEqual([]);
    expect(await names('?top=2')).toHaveLength(2);
    expect(await find(recruiter, '?q=div')).toMatchObject([
      { project: { id: character.project_id }, character_name: 'Inspector Rane', appId: about },
    ]);
    expect(await find(recruiter, '?q=kabir')).toMatchObject([
      { project: null, character_name: null, appId: plain },
    ]);
    await block(talents[1], recruiter);
    await close(talents[2]);
    expect(await names('')).toEqual(['Divya']);
  });

  test('a talent finds only recruiters they applied to or heard from', async () => {
    const { talents } = await busyRecruiter();
    await asRecruiter({ recruiter: { company: 'Never Met' } });
    expect(await find(talents[1], '?q=lan')).toMatchObject([{ person: { company: 'Lantern Casting' } }]);
    expect(await find(talents[2])).toEqual([]);
    expect(await find(talents[0], '?q=never')).toEqual([]);
  });
});

describe('GET /v1/weavy-app/members-details/{id} and members-list', () => {
  test('both members, all contacts, and 404 for a stranger', async () => {
    const { recruiter, talents, about } = await busyRecruiter();
    const members = async (person: Caller, url: string) =>
      (await call(person, 'GET', `/v1/weavy-app/${url}`)).json();
    const ids = ({ results }: { results: readonly { user_id: number }[] }) =>
      results.map(({ user_id }) => user_id).sort();
    const both = [recruiter.id, talents[0].id].sort();
    expect(ids(await members(recruiter, `members-details/${about}`))).toEqual(both);
    expect(ids(await members(talents[0], `members-list?appId=${about}`))).toEqual(both);
    expect(ids(await members(recruiter, 'members-list'))).toHaveLength(3);
    expect(ids(await members(recruiter, 'members-list?top=1'))).toHaveLength(1);
    for (const url of [`members-details/${about}`, `members-list?appId=${about}`]) {
      expect((await members(talents[1], url)).code).toBe('NOT_FOUND');
    }
  });
});
