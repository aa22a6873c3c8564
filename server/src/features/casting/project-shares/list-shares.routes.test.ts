import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { createRecruiter, createTalent } from '../../../../test/factories.ts';
import { createTeamProject, shareWith } from '../../../../test/project-outcomes.ts';

const testApp = useTestApp();
const db = () => testApp().db;

const get = async (
  person: { id: number } | undefined,
  path: string,
  query: Record<string, string | number>,
) =>
  testApp().app.inject({
    method: 'GET',
    url: `/v1/share-project-details${path}`,
    query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
    headers: person ? await testApp().as(person) : {},
  });

describe('GET /v1/share-project-details', () => {
  test('200: a talent reads their own, the latest first, and nobody else’s', async () => {
    const team = await createTeamProject(db());
    const [me, other] = [await createTalent(db()), await createTalent(db())];
    await shareWith(db(), team.characters[0], { talent_id: me.id, shared_at: new Date('2026-01-01') });
    await shareWith(db(), team.characters[1], { talent_id: me.id, message: 'Later' });
    await shareWith(db(), team.characters[0], { talent_id: other.id, message: 'For the other' });
    const response = await get(me, '', {});
    expect(response.json()).toMatchObject({ totalResults: 2, limit: 20, page: 1 });
    expect(response.json().results).toMatchObject([
      {
        message: 'Later',
        character: { id: team.characters[1] },
        project: { title: 'Monsoon Line', status: 'open' },
        recruiter: { user_id: team.owner.id, company: 'Lantern Casting' },
      },
      { character: { id: team.characters[0] } },
    ]);
    expect(response.body).not.toContain('Secret');
    expect((await get(me, '', { userId: me.id, characterId: team.characters[0] ?? 0 })).json()).toMatchObject(
      {
        totalResults: 1,
      },
    );
    expect((await get(me, '', { userId: other.id })).json()).toMatchObject({ code: 'NOT_FOUND' });
    expect((await get(me, '', { projectStatus: 'closed' })).json()).toMatchObject({ totalResults: 0 });
  });

  test('200: a recruiter reads those of projects they are on, twenty a page', async () => {
    const team = await createTeamProject(db());
    const foreign = await createTeamProject(db());
    await shareWith(db(), foreign.characters[0]);
    const talents: number[] = [];
    for (let made = 0; made < 21; made++) talents.push(await shareWith(db(), team.characters[0]));
    const first = (await get(team.viewer, '', { projectId: team.project.id })).json();
    expect(first).toMatchObject({ totalResults: 21, totalPages: 2, limit: 20 });
    expect(first.results).toHaveLength(20);
    expect(first.results[0].talent).toMatchObject({ name: 'Asha Kulkarni', isRecruiterUnlocked: false });
    expect(first.results[0]).not.toHaveProperty('recruiter');
    expect((await get(team.owner, '', { page: 2 })).json().results).toHaveLength(1);
    expect((await get(team.owner, '', { userId: talents[3] ?? 0 })).json()).toMatchObject({
      totalResults: 1,
    });
    expect((await get(team.owner, '', { projectId: foreign.project.id })).json()).toMatchObject({
      code: 'NOT_FOUND',
    });
    expect((await get(team.owner, '', { characterId: foreign.characters[0] ?? 0 })).json()).toMatchObject({
      totalResults: 0,
    });
  });

  test('200: whoever closed their account is not listed', async () => {
    const team = await createTeamProject(db());
    const gone = await createTalent(db(), { account: { closed_at: new Date() } });
    await shareWith(db(), team.characters[0], { talent_id: gone.id });
    expect((await get(team.owner, '', {})).json()).toMatchObject({ totalResults: 0, results: [] });
  });

  test('400 and 401', async () => {
    const talent = await createTalent(db());
    expect((await get(talent, '', { page: 0, projectStatus: 'lost' })).json()).toMatchObject({
      errors: [{ field: 'page' }, { field: 'projectStatus' }],
    });
    expect((await get(undefined, '', {})).statusCode).toBe(401);
  });
});

const details = '/get-details/recruiter-character-project-Id';

describe('GET /v1/share-project-details/get-details/recruiter-character-project-Id', () => {
  test('200: the talent reads one share in full, with clashes of their own calendar', async () => {
    const team = await createTeamProject(db());
    const [meera = 0, driver = 0] = team.characters;
    const talent = await createTalent(db());
    await db()
      .updateTable('project_character')
      .set({ works_from: '2027-01-12', works_to: '2027-01-20', work_days: 6, team_note: 'Only us' })
      .where('id', '=', meera)
      .execute();
    await db()
      .insertInto('project_disclosure')
      .values({ project_id: team.project.id, kind: 'smoking', level: 'on_set' })
      .execute();
    await db()
      .insertInto('unavailable_dates')
      .values({ account_id: talent.id, days: '[2027-01-10,2027-01-14)' })
      .execute();
    await shareWith(db(), meera, { talent_id: talent.id, shared_by: team.associate.id, message: 'For you' });
    await shareWith(db(), driver, { talent_id: talent.id });
    const query = { recruiterId: team.owner.id, characterId: meera, projectId: team.project.id };
    const response = await get(talent, details, query);
    expect(response.json()).toMatchObject({
      project_id: team.project.id,
      is_open: true,
      shares: [
        {
          message: 'For you',
          shared_by: { user_id: team.associate.id },
          can_answer: true,
          isProjectRead: false,
          character: {
            work_days: 6,
            disclosures: [{ kind: 'smoking', level: 'on_set', note: null }],
          },
          clashes: [{ start_date: '2027-01-12', end_date: '2027-01-13', is_booking: false }],
        },
      ],
    });
    expect(response.json().shares).toHaveLength(1);
    for (const secret of ['Only us', 'Secret']) expect(response.body).not.toContain(secret);
    expect((await get(talent, details, { ...query, recruiterId: team.associate.id })).statusCode).toBe(404);
    expect((await get(await createTalent(db()), details, query)).statusCode).toBe(404);
  });

  test('200: the team reads what talents will read, with the documents', async () => {
    const team = await createTeamProject(db());
    const [meera = 0, driver = 0] = team.characters;
    for (const [title, audience, character_id] of [
      ['Sides', 'shared', meera],
      ['Budget', 'team', null],
      ['Sides of the driver', 'shared', driver],
      ['Synopsis', 'shared', null],
    ] as const)
      await db()
        .insertInto('project_document')
        .values({ project_id: team.project.id, kind: 'sides', title, audience, character_id })
        .execute();
    const query = { recruiterId: team.owner.id, characterId: meera, projectId: team.project.id };
    const response = await get(team.viewer, details, query);
    expect(response.json()).toMatchObject({
      title: 'Monsoon Line',
      character: { name: 'Meera' },
      documents: ['Synopsis', 'Sides'],
    });
    expect(response.body).not.toContain('Secret');
    expect((await get(team.owner, details, { ...query, recruiterId: team.viewer.id })).statusCode).toBe(404);
    expect((await get(await createRecruiter(db()), details, query)).statusCode).toBe(404);
    const other = await createTeamProject(db());
    expect(
      (await get(team.owner, details, { ...query, characterId: other.characters[0] ?? 0 })).statusCode,
    ).toBe(404);
  });

  test('400 and 401', async () => {
    expect((await get(await createTalent(db()), details, {})).json().errors).toHaveLength(3);
    expect((await get(undefined, details, {})).statusCode).toBe(401);
  });
});
