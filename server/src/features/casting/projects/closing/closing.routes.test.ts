import type { ClosedProject, ClosingPreview } from '@callboard/contract/casting/project-closing';
import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../../../test/app.ts';
import { createRecruiter, createTalent } from '../../../../../test/factories.ts';
import { castAs, createFace } from '../../../../../test/landing-factories.ts';
import {
  applyFor,
  createTeamProject,
  shareWith,
  type TeamProject,
} from '../../../../../test/project-outcomes.ts';
import { createClosing } from './close-project.ts';

const testApp = useTestApp();
const db = () => testApp().db;
type Person = { readonly id: number } | 'guest';

const get = async (url: string, person: Person) =>
  testApp().app.inject({ url, headers: person === 'guest' ? {} : await testApp().as(person) });
const closeNow = async (team: TeamProject, outcome: { character_id: number; user_id: number[] }[] = []) =>
  db()
    .transaction()
    .execute((trx) =>
      createClosing(testApp().services).close(
        trx,
        { projectId: team.project.id, accountId: team.owner.id, role: 'owner', unlockLimit: null },
        { outcome },
      ),
    );

describe('GET /v1/recruiter-project/{id}/closing', () => {
  const read = async (team: TeamProject, person: Person = team.owner) =>
    get(`/v1/recruiter-project/${team.project.id}/closing`, person);

  test('everyone considered, the furthest first, and who waits for what', async () => {
    const team = await createTeamProject(db());
    const [meera = 0, driver = 0] = team.characters;
    const face = await createFace(db(), { account: { first_name: 'Pallavi', last_name: 'Reddy' } });
    const listed = await createTalent(db());
    await db()
      .insertInto('character_shortlist')
      .values({ character_id: meera, talent_id: listed.id })
      .execute();
    await applyFor(db(), team, meera, { talent_id: face.id, status: 'offered' });
    const before = await createTalent(db());
    await castAs(db(), meera, before.id);
    const gone = await createTalent(db(), { account: { closed_at: new Date() } });
    await applyFor(db(), team, meera, { talent_id: gone.id });
    await shareWith(db(), driver, { talent_id: face.id });
    await db()
      .updateTable('project_character')
      .set({ status: 'dropped' })
      .where('id', '=', team.characters[2] ?? 0)
      .execute();
    const preview = (await read(team)).json<ClosingPreview>();
    expect(
      preview.characters.map(({ name, wanted, candidates }) => [
        name,
        wanted,
        candidates.map(({ user_id, stage, is_cast }) => [user_id, stage, is_cast]),
      ]),
    ).toEqual([
      [
        'Meera',
        1,
        [
          [before.id, 'cast', true],
          [face.id, 'offered', false],
          [listed.id, 'shortlisted', false],
        ],
      ],
      ['The driver', 1, [[face.id, 'invited', false]]],
    ]);
    expect(preview.characters[0]?.candidates[1]).toMatchObject({
      name: 'Pallavi Reddy',
      userUniqueId: face.public_id,
      image: expect.stringContaining('media/'),
    });
    expect(preview.parts).toMatchObject([
      {
        key: 'cast',
        count: 0,
        people: [],
        user_ids: [],
        words: expect.stringContaining('You have the role'),
      },
      { key: 'applications', count: 1, user_ids: [face.id], people: [{ user_id: face.id }] },
      { key: 'shares', count: 1, user_ids: [face.id] },
    ]);
    expect(JSON.stringify(preview)).not.toContain('@');
  });

  test('shows six faces of those who wait, and counts all', async () => {
    const team = await createTeamProject(db());
    const talents: number[] = [];
    for (let made = 0; made < 8; made++) talents.push(await applyFor(db(), team, team.characters[0]));
    const { parts } = (await read(team)).json<ClosingPreview>();
    expect(parts[1]).toMatchObject({ count: 8, user_ids: talents });
    expect(parts[1]?.people.map(({ user_id }) => user_id)).toEqual(talents.slice(0, 6));
  });

  test('is the owner’s; colleagues are told so, everyone else finds nothing', async () => {
    const team = await createTeamProject(db());
    const codes = async (person: Person) => (await read(team, person)).json().code;
    expect(await codes('guest')).toBe('UNAUTHENTICATED');
    expect(await codes(await createTalent(db()))).toBe('WRONG_KIND_OF_USER');
    expect(await codes(await createRecruiter(db()))).toBe('NOT_FOUND');
    expect(await codes(team.associate)).toBe('PROJECT_RIGHT_MISSING');
    expect(await codes(team.viewer)).toBe('PROJECT_RIGHT_MISSING');
    await db().deleteFrom('project_member').where('account_id', '=', team.viewer.id).execute();
    expect(await codes(team.viewer)).toBe('NOT_FOUND');
    await db()
      .updateTable('account')
      .set({ frozen_at: new Date(), frozen_reason: 'Test' })
      .where('id', '=', team.owner.id)
      .execute();
    expect((await read(team)).statusCode).toBe(200);
    const odd = await get('/v1/recruiter-project/x/closing', team.owner);
    expect(odd.json()).toMatchObject({ status: 400, errors: [{ field: 'id' }] });
  });
});

describe('GET /v1/recruiter-project/close-auditions-details/{id}', () => {
  const read = async (team: TeamProject, person: Person = team.owner) =>
    get(`/v1/recruiter-project/close-auditions-details/${team.project.id}`, person);

  test('who was cast, what was said to how many, and until when it can be reopened', async () => {
    const team = await createTeamProject(db());
    const [meera = 0, , guests = 0] = team.characters;
    const lead = await applyFor(db(), team, meera);
    const [one, two] = [await shareWith(db(), guests), await shareWith(db(), guests)];
    await applyFor(db(), team, meera);
    await closeNow(team, [
      { character_id: meera, user_id: [lead] },
      { character_id: guests, user_id: [one, two] },
    ]);
    expect((await read(team, team.viewer)).json()).toMatchObject({ can_reopen: false });
    const closed = (await read(team)).json<ClosedProject>();
    expect(closed).toMatchObject({
      id: team.project.id,
      title: 'Monsoon Line',
      closed_by: { user_id: team.owner.id, name: 'Tara Dutta', company: 'Lantern Casting' },
      can_reopen: true,
      characters: [
        { name: 'Meera', wanted: 1, cast: [{ user_id: lead, name: 'Asha Kulkarni' }] },
        { name: 'The driver', cast: [] },
        { name: 'Wedding guests', wanted: 3, cast: [{ user_id: one }, { user_id: two }] },
      ],
    });
    expect(closed.answered.map(({ key, count }) => [key, count])).toEqual([
      ['cast', 3],
      ['applications', 1],
    ]);
    const days = (Date.parse(closed.reopen_until) - Date.parse(closed.closed_at)) / 86_400_000;
    expect(Math.abs(days - 30)).toBeLessThan(1.3);
  });

  test('a project that was closed before closings were kept has its cast and nothing said', async () => {
    const team = await createTeamProject(db());
    const closed_at = new Date('2026-01-02T03:04:05Z');
    await db()
      .updateTable('project')
      .set({ status: 'closed', closed_at })
      .where('id', '=', team.project.id)
      .execute();
    expect((await read(team)).json()).toMatchObject({
      closed_by: null,
      closed_at: closed_at.toISOString(),
      reopen_until: '2026-02-01',
      can_reopen: false,
      answered: [],
    });
  });

  test('404 while it is open, for strangers and for who was removed', async () => {
    const team = await createTeamProject(db());
    expect((await read(team)).json()).toMatchObject({ code: 'NOT_FOUND' });
    await closeNow(team);
    for (const person of [team.owner, team.associate, team.viewer])
      expect((await read(team, person)).statusCode).toBe(200);
    const codes = async (person: Person) => (await read(team, person)).json().code;
    expect(await codes(await createRecruiter(db()))).toBe('NOT_FOUND');
    expect(await codes('guest')).toBe('UNAUTHENTICATED');
    expect(await codes(await createTalent(db()))).toBe('WRONG_KIND_OF_USER');
    await db().deleteFrom('project_member').where('account_id', '=', team.viewer.id).execute();
    expect(await codes(team.viewer)).toBe('NOT_FOUND');
  });
});
