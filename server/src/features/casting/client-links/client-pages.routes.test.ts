import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import {
  createAdult,
  createLink,
  createShortlistedTeam,
  pageUrl,
  readPage,
  type ShortlistedTeam,
  shareIdOf,
  shortlist,
  showsEverything,
  visit,
} from '../../../../test/client-links.ts';
import { addPhoto, createFullTalent, unlock } from '../../../../test/full-talent.ts';

const testApp = useTestApp();

const oneCharacter = async (changes: object = {}) => {
  const team = await createShortlistedTeam(testApp());
  const link = await createLink(testApp(), team.owner, team.projectId, {
    charcter_id: team.characterId,
    ...changes,
  });
  return { ...team, link };
};

const namesOn = async ({ link }: Awaited<ReturnType<typeof oneCharacter>>, visitor: string) => {
  const page = await readPage(testApp(), link, visitor);
  return page.characters.flatMap(({ faces }) => faces.map(({ name }) => name));
};

describe('GET /v1/recruiter-character-shortlists/recruiter-shortlist/guest-view', () => {
  test('shows the bill without faces until a client says who they are', async () => {
    const { link } = await oneCharacter();
    const page = await readPage(testApp(), link);
    expect(page).toMatchObject({
      state: 'name',
      for_name: 'Arvind Sathe',
      from: { name: 'Priyanka Hegde', company: 'Lantern Casting' },
      visitor: null,
      characters: [{ name: 'Meera', faces: [] }],
    });
    const opened = await readPage(testApp(), link, await visit(testApp(), link, 'Ritika Sen'));
    expect(opened).toMatchObject({ state: 'open', visitor: { name: 'Ritika Sen', sent_at: null } });
    expect(opened.characters[0]?.faces.map(({ name }) => name)).toEqual(['Ananya R.', 'Neha R.', 'Priya R.']);
  });

  test('is kept by no cache and found by no search engine', async () => {
    const { link } = await oneCharacter();
    for (const url of [pageUrl(link), link.path]) {
      const { headers } = await testApp().app.inject({ url, headers: { accept: 'text/html' } });
      expect(headers).toMatchObject({ 'x-robots-tag': 'noindex, nofollow' });
      expect(headers['cache-control']).toBe('private, no-store');
    }
  });

  test('shows what was chosen and nothing else', async () => {
    const team = await createShortlistedTeam(testApp(), {
      character: { works_from: '2099-01-05', works_to: '2099-01-14' },
    });
    const { owner, projectId, characterId } = team;
    const talent = await createFullTalent(testApp().db);
    await addPhoto(testApp().db, talent.id, { position: 9, is_cover: false });
    await shortlist(
      testApp(),
      characterId,
      [talent.id],
      `Call ${talent.secrets.mobile}. Better than ${talent.secrets.surname}`,
    );
    await unlock(testApp().db, owner, talent);
    const faceOn = async (shows: object) => {
      const link = await createLink(testApp(), owner, projectId, {
        charcter_id: characterId,
        user_ids: [talent.id],
        ...shows,
      });
      return (await readPage(testApp(), link, await visit(testApp(), link))).characters[0]?.faces[0];
    };
    expect(await faceOn({})).toMatchObject({
      current_residence: null,
      screen_min_age: null,
      languages: [],
      skils: [],
      height_cm: null,
      past_work: [],
      days: null,
      reels: [],
      note: null,
    });
    const all = await faceOn({ shows: showsEverything });
    expect(all).toMatchObject({
      height_cm: 170,
      past_work: ['Monsoon Letters'],
      days: { free: 5, of: 10 },
      note: 'Call …. Better than Q.',
    });
    expect(all?.photos).toHaveLength(3);
    expect(all?.skils).toHaveLength(2);
  });

  test('days are shown of those somebody on the team unlocked', async () => {
    const { owner, projectId, characterId } = await createShortlistedTeam(testApp(), {
      character: { works_from: '2099-01-05', works_to: '2099-01-14' },
    });
    const link = await createLink(testApp(), owner, projectId, {
      charcter_id: characterId,
      shows: showsEverything,
    });
    const page = await readPage(testApp(), link, await visit(testApp(), link));
    expect(page.characters[0]?.faces.map(({ days }) => days)).toEqual([null, null, null]);
  });

  test('names faces on this link alone, and never by their account', async () => {
    const { link, owner, projectId, characterId, talents } = await oneCharacter();
    const again = await createLink(testApp(), owner, projectId, { charcter_id: characterId });
    const idsOn = async (one: typeof link) =>
      (await readPage(testApp(), one, await visit(testApp(), one))).characters[0]?.faces.map(
        ({ face_id }) => face_id,
      );
    const [first, second] = [await idsOn(link), await idsOn(again)];
    expect(new Set([...(first ?? []), ...(second ?? [])]).size).toBe(6);
    const { body } = await testApp().app.inject({ url: pageUrl(link, await visit(testApp(), link)) });
    for (const { public_id } of talents) expect(body).not.toContain(public_id);
    expect(body).not.toContain('user_id');
  });

  const vanishings: [string, (team: ShortlistedTeam, talentId: number) => Promise<unknown>][] = [
    [
      'hides',
      (_, id) =>
        testApp()
          .db.updateTable('talent')
          .set({ show_to_recruiters: false })
          .where('account_id', '=', id)
          .execute(),
    ],
    [
      'closes their account',
      (_, id) =>
        testApp().db.updateTable('account').set({ closed_at: new Date() }).where('id', '=', id).execute(),
    ],
    [
      'is frozen',
      (_, id) =>
        testApp()
          .db.updateTable('account')
          .set({ frozen_at: new Date(), frozen_reason: 'Test' })
          .where('id', '=', id)
          .execute(),
    ],
    [
      'has no finished profile any more',
      (_, id) =>
        testApp()
          .db.updateTable('talent')
          .set({ completed_at: null, last_activity_page: 3 })
          .where('account_id', '=', id)
          .execute(),
    ],
    [
      'has no birth date',
      (_, id) =>
        testApp()
          .db.updateTable('talent')
          .set({ date_of_birth: null })
          .where('account_id', '=', id)
          .execute(),
    ],
    [
      'leaves the shortlist',
      ({ characterId }, id) =>
        testApp()
          .db.deleteFrom('character_shortlist')
          .where('character_id', '=', characterId)
          .where('talent_id', '=', id)
          .execute(),
    ],
  ];

  test.each(vanishings)('who %s disappears right away, chosen or not', async (_, vanish) => {
    const live = await oneCharacter();
    const talent = live.talents[1];
    if (!talent) throw new Error('Three were made');
    const chosen = {
      ...live,
      link: await createLink(testApp(), live.owner, live.projectId, {
        charcter_id: live.characterId,
        user_ids: live.talents.map(({ id }) => id),
      }),
    };
    const [a, b] = [await visit(testApp(), live.link), await visit(testApp(), chosen.link)];
    await vanish(live, talent.id);
    expect(await namesOn(live, a)).toEqual(['Ananya R.', 'Priya R.']);
    expect(await namesOn(chosen, b)).toEqual(['Ananya R.', 'Priya R.']);
  });

  test('someone under 18 is on no page', async () => {
    const { link, characterId } = await oneCharacter();
    const child = await createAdult(testApp(), 'Pihu', { date_of_birth: '2015-02-03' });
    await shortlist(testApp(), characterId, [child.id]);
    const page = await readPage(testApp(), link, await visit(testApp(), link));
    expect(page.characters[0]?.faces).toHaveLength(3);
  });

  test('expired, revoked, closed, dropped or frozen: the same bill without faces', async () => {
    const { db } = testApp();
    const states = {
      expired: ({ link }: Awaited<ReturnType<typeof oneCharacter>>) =>
        db
          .updateTable('client_link')
          .set({ created_at: new Date(Date.now() - 9000), expires_at: new Date(Date.now() - 1000) })
          .where('id', '=', link.id),
      revoked: ({ link }: Awaited<ReturnType<typeof oneCharacter>>) =>
        db.updateTable('client_link').set({ revoked_at: new Date() }).where('id', '=', link.id),
      'revoked with the project': ({ projectId }: Awaited<ReturnType<typeof oneCharacter>>) =>
        db
          .updateTable('project')
          .set({ status: 'closed', closed_at: new Date() })
          .where('id', '=', projectId),
      'revoked with the character': ({ characterId }: Awaited<ReturnType<typeof oneCharacter>>) =>
        db.updateTable('project_character').set({ status: 'dropped' }).where('id', '=', characterId),
      'revoked with its owner frozen': ({ owner }: Awaited<ReturnType<typeof oneCharacter>>) =>
        db
          .updateTable('account')
          .set({ frozen_at: new Date(), frozen_reason: 'Test' })
          .where('id', '=', owner.id),
    };
    for (const [state, change] of Object.entries(states)) {
      const made = await oneCharacter();
      const visitor = await visit(testApp(), made.link);
      await change(made).execute();
      const page = await readPage(testApp(), made.link, visitor);
      expect(page).toMatchObject({ state: state.split(' ')[0], visitor: null, answered_by: [] });
      expect(page.characters.flatMap(({ faces }) => faces)).toEqual([]);
    }
  });

  test('404 for a link nobody made, a link to a project, and one of an owner who has left', async () => {
    const { link, owner, projectId } = await oneCharacter();
    const whole = await createLink(testApp(), owner, projectId);
    const base = '/v1/recruiter-character-shortlists';
    const code = async (url: string) => (await testApp().app.inject({ url })).statusCode;
    expect(await code(`${base}/recruiter-shortlist/guest-view?user_uniqueid=${shareIdOf(whole)}`)).toBe(404);
    expect(await code(`${base}/recruiter-shortlist/guest-view?user_uniqueid=${'A'.repeat(32)}`)).toBe(404);
    expect(await code(`${base}/recruiter-shortlist/guest-view?user_uniqueid=short`)).toBe(400);
    expect(
      await code(`${base}/multi-user/recruiter-shortlist/guest-view?project_uniqueid=${shareIdOf(link)}`),
    ).toBe(404);
    await testApp()
      .db.updateTable('account')
      .set({ closed_at: new Date() })
      .where('id', '=', owner.id)
      .execute();
    expect(await code(pageUrl(link))).toBe(404);
  });

  test('a visitor of another link is nobody here', async () => {
    const [mine, other] = [await oneCharacter(), await oneCharacter()];
    const visitor = await visit(testApp(), other.link);
    expect((await readPage(testApp(), mine.link, visitor)).state).toBe('name');
  });
});

describe('GET /v1/recruiter-character-shortlists/multi-user/recruiter-shortlist/guest-view', () => {
  test('shows every character of the project in its order, without what the team keeps to itself', async () => {
    const { owner, projectId, talents } = await createShortlistedTeam(testApp(), {
      project: { team_title: 'Untitled Hegde Thriller' },
      character: { brief: 'Sells tickets.', team_note: 'Budget is tight here', position: 2 },
    });
    const nani = await testApp()
      .db.insertInto('project_character')
      .values({ project_id: projectId, name: 'Nani', position: 1 })
      .returning('id')
      .executeTakeFirstOrThrow();
    await shortlist(
      testApp(),
      nani.id,
      talents.slice(0, 1).map(({ id }) => id),
    );
    const link = await createLink(testApp(), owner, projectId, { shows: showsEverything });
    const page = await readPage(testApp(), link, await visit(testApp(), link));
    expect(page.characters.map(({ name, faces }) => [name, faces.length])).toEqual([
      ['Nani', 1],
      ['Meera', 3],
    ]);
    const seen = JSON.stringify(page);
    expect(seen).toContain('Sells tickets.');
    expect(seen).not.toContain('Untitled Hegde Thriller');
    expect(seen).not.toContain('Budget is tight');
  });
});
