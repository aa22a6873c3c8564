import type { MyJob } from '@callboard/contract/casting/my-jobs';
import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { createRecruiter, createTalent } from '../../../../test/factories.ts';
import { castAs } from '../../../../test/landing-factories.ts';
import { applyFor, createTeamProject, shareWith } from '../../../../test/project-outcomes.ts';
import { dayFromNow } from '../../../../test/unlocking.ts';

const testApp = useTestApp();
const db = () => testApp().db;
const ago = (days: number) => new Date(Date.now() - days * 86_400_000);

const read = async (person: { id: number } | undefined, query: Record<string, number | string> = {}) =>
  testApp().app.inject({
    method: 'GET',
    url: '/v1/share-project-details/project-list',
    query: Object.fromEntries(
      Object.entries({ ...(person && { userId: person.id }), ...query }).map(([name, value]) => [
        name,
        String(value),
      ]),
    ),
    headers: person ? await testApp().as(person) : {},
  });

const inShort = ({ kind, status, turn, character }: MyJob) => `${turn} ${kind} ${status} ${character?.name}`;

describe('GET /v1/share-project-details/project-list', () => {
  test('200: everything a talent is in, by turn, the soonest due first', async () => {
    const [first, second] = [await createTeamProject(db()), await createTeamProject(db())];
    const [meera = 0, driver = 0, guests = 0] = first.characters;
    const me = await createTalent(db());
    const { id: talent_id } = me;
    await db()
      .updateTable('project_character')
      .set({ works_from: dayFromNow(10), works_to: dayFromNow(13), fee_paise: 4_500_000, fee_per: 'day' })
      .where('id', '=', meera)
      .execute();
    await db()
      .insertInto('unavailable_dates')
      .values({ account_id: talent_id, days: `[${dayFromNow(8)},${dayFromNow(12)})` })
      .execute();
    await shareWith(db(), meera, { talent_id, message: 'For you', shared_at: ago(2) });
    await shareWith(db(), driver, {
      talent_id,
      status: 'interested',
      shared_at: ago(3),
      read_at: ago(2),
      answered_at: ago(1),
    });
    await applyFor(db(), first, guests, { talent_id, status: 'viewed' });
    await castAs(db(), second.characters[0] ?? 0, talent_id);
    await db()
      .updateTable('project_character')
      .set({ works_from: dayFromNow(30), works_to: dayFromNow(31) })
      .where('id', '=', second.characters[0] ?? 0)
      .execute();
    await db().insertInto('unlock').values({ recruiter_id: second.owner.id, talent_id }).execute();
    await db()
      .insertInto('availability_question')
      .values({
        recruiter_id: second.owner.id,
        talent_id,
        starts_on: dayFromNow(1),
        ends_on: dayFromNow(3),
        character_id: second.characters[1] ?? 0,
      })
      .execute();
    const answer = (await read(me)).json();
    expect(answer.open.map(inShort)).toEqual([
      'you availability_check asked The driver',
      'you share shared Meera',
      'they share interested The driver',
      'they application viewed Wedding guests',
      'set casting cast Meera',
    ]);
    expect(answer.open[1]).toMatchObject({
      project: {
        id: first.project.id,
        title: 'Monsoon Line',
        project_type: expect.any(String),
        poster: null,
      },
      recruiter: { user_id: first.owner.id, name: 'Tara Dutta', company: 'Lantern Casting' },
      detail: { message: 'For you' },
      fee_paise: 4_500_000,
      fee_per: 'day',
      starts_on: dayFromNow(10),
      ends_on: dayFromNow(13),
      clashing_days: 2,
    });
    expect(new Date(answer.open[1].by).getTime() - new Date(answer.open[1].since).getTime()).toBe(
      7 * 86_400_000,
    );
    expect(answer.counts).toEqual({
      your_turn: 2,
      open: 5,
      closed: 0,
      applications: 1,
      applications_moving: 1,
      callboard_openings: 0,
    });
    expect(answer.applications.results).toMatchObject([
      { status: 'viewed', character: { name: 'Wedding guests' }, by: expect.any(String), words: null },
    ]);
    expect(JSON.stringify(answer)).not.toContain('Secret');
  });

  test('200: how each one ended, with the recruiter’s words, ten a page', async () => {
    const me = await createTalent(db());
    const { id: talent_id } = me;
    const team = await createTeamProject(db());
    const [meera, driver = 0, guests] = team.characters;
    await shareWith(db(), meera, { talent_id, status: 'declined', answered_at: ago(3) });
    await shareWith(db(), driver, { talent_id, status: 'read' });
    await db().updateTable('project_character').set({ status: 'cast' }).where('id', '=', driver).execute();
    await castAs(db(), driver, (await createTalent(db())).id, ago(1));
    await applyFor(db(), team, guests, { talent_id, status: 'not_selected', answer_words: 'Thank you' });
    const other = await createTeamProject(db());
    await shareWith(db(), other.characters[0], {
      talent_id,
      status: 'closed',
      answered_at: ago(5),
      closed_at: ago(2),
      answer_words: 'You play her',
    });
    await castAs(db(), other.characters[0] ?? 0, talent_id, ago(2));
    await db()
      .updateTable('project')
      .set({ status: 'closed', closed_at: ago(2) })
      .where('id', '=', other.project.id)
      .execute();
    const answer = (await read(me)).json();
    expect(answer.open).toEqual([]);
    expect(
      answer.closed.results.map(({ kind, status, words }: Record<string, unknown>) => [kind, status, words]),
    ).toEqual([
      ['application', 'not_selected', 'Thank you'],
      ['share', 'role_cast', null],
      ['casting', 'cast', null],
      ['share', 'declined', null],
    ]);
    expect(answer.counts).toMatchObject({ open: 0, closed: 4, applications: 1 });
    expect(answer.ended).toEqual({ answered: 3, cast: 1 });
    for (let made = 0; made < 8; made++) {
      const { characters } = await createTeamProject(db());
      await shareWith(db(), characters[0], { talent_id, status: 'closed', closed_at: ago(20) });
    }
    const [page, next] = [await read(me), await read(me, { closed_page: 2 })];
    expect(page.json().closed).toMatchObject({ totalResults: 12, totalPages: 2, page: 1 });
    expect(page.json().closed.results).toHaveLength(10);
    expect(next.json().closed.results).toHaveLength(2);
  });

  test('200: someone cast stays under dates set after the project closed, until the work is over', async () => {
    const me = await createTalent(db());
    const team = await createTeamProject(db());
    await castAs(db(), team.characters[0] ?? 0, me.id);
    await db()
      .updateTable('project')
      .set({
        status: 'closed',
        closed_at: new Date(),
        shoot_starts_on: dayFromNow(-3),
        shoot_ends_on: dayFromNow(0),
      })
      .where('id', '=', team.project.id)
      .execute();
    expect((await read(me)).json().open.map(inShort)).toEqual(['set casting cast Meera']);
    await db()
      .updateTable('project')
      .set({ shoot_ends_on: dayFromNow(-1) })
      .where('id', '=', team.project.id)
      .execute();
    expect((await read(me)).json()).toMatchObject({ open: [], ended: { cast: 1 } });
  });

  test('200: applications that go on, and those that ended', async () => {
    const me = await createTalent(db());
    const team = await createTeamProject(
      db(),
      Array.from({ length: 5 }, () => 1),
    );
    for (const [at, status] of (
      ['applied', 'offered', 'not_selected', 'withdrawn', 'cast'] as const
    ).entries()) {
      const { job } = at === 0 ? team : await createTeamProject(db());
      await applyFor(db(), { job }, null, { talent_id: me.id, status });
    }
    const statuses = async (applications_stage?: string) => {
      const { applications, counts } = (
        await read(me, applications_stage ? { applications_stage } : {})
      ).json();
      const found = applications.results.map(({ status }: { status: string }) => status).toSorted();
      return [found, applications.totalResults, counts.applications, counts.applications_moving];
    };
    expect(await statuses('moving')).toEqual([['applied', 'offered'], 2, 5, 2]);
    expect(await statuses('ended')).toEqual([['cast', 'not_selected', 'withdrawn'], 3, 5, 2]);
    expect((await statuses())[1]).toBe(5);
    expect((await read(me, { applications_stage: 'other' })).statusCode).toBe(400);
  });

  test('200 with nothing yet', async () => {
    expect((await read(await createTalent(db()))).json()).toMatchObject({
      open: [],
      closed: { results: [], totalResults: 0 },
      applications: { results: [] },
      ended: { answered: 0, cast: 0 },
    });
  });

  test('400, 401, 403 and 404 for someone else’s', async () => {
    const [me, other] = [await createTalent(db()), await createTalent(db())];
    expect((await read(me, { closed_page: 0 })).json()).toMatchObject({ errors: [{ field: 'closed_page' }] });
    expect((await read(undefined, { userId: me.id })).json()).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect((await read(await createRecruiter(db()))).json()).toMatchObject({ code: 'WRONG_KIND_OF_USER' });
    expect((await read(me, { userId: other.id })).json()).toMatchObject({ code: 'NOT_FOUND' });
  });
});
