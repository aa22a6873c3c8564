import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { createTalent } from '../../../../test/factories.ts';
import { createParts, createProject } from '../../../../test/landing-factories.ts';
import {
  addMember,
  createTeam,
  signedInRecruiter,
  type TeamMember,
} from '../../../../test/project-callers.ts';

const testApp = useTestApp();

interface Row {
  readonly title: string;
  readonly role: string;
}

const list = async ({ headers }: TeamMember, query = '') => {
  const response = await testApp().app.inject({ url: `/v1/recruiter-project/get-all${query}`, headers });
  expect(response.statusCode).toBe(200);
  return response.json();
};
const titles = ({ results }: { results: Row[] }) => results.map(({ title }) => title);
const closed = (days: number) => ({
  status: 'closed',
  closed_at: new Date(Date.now() - days * 86_400_000),
});

/** Four projects of one's own and one of somebody else. */
async function given() {
  const { db } = testApp();
  const recruiter = await signedInRecruiter(testApp());
  const make = (title: string, changes: Parameters<typeof createProject>[2] = {}) =>
    createProject(db, recruiter.id, { title, ...changes });
  const monsoon = await make('Monsoon Line', { shoot_starts_on: '2099-03-01', shoot_ends_on: '2099-04-01' });
  await make('Two sisters', { status: 'paused', production_house: 'Kisan Bank', project_type_id: 2 });
  await make('Angan ki Dhoop', { status: 'draft', shoot_starts_on: '2099-01-01' });
  await make('The Ferryman', closed(1));
  await make('An older one', { ...closed(9), shoot_starts_on: '2020-01-01', shoot_ends_on: '2020-02-01' });
  const team = await createTeam(testApp(), { title: 'Salt & Smoke', team_title: 'Beach kitchen' });
  await addMember(testApp(), team.projectId, recruiter, 'associate');
  return { recruiter, monsoon, team };
}

describe('GET /v1/recruiter-project/get-all', () => {
  test('own and team projects, closed ones only when asked for, counted all the same', async () => {
    const { recruiter } = await given();
    const all = await list(recruiter, '?sort=title');
    expect(titles(all)).toEqual(['Angan ki Dhoop', 'Monsoon Line', 'Salt & Smoke', 'Two sisters']);
    expect(all.results.map(({ role }: Row) => role)).toEqual(['owner', 'owner', 'associate', 'owner']);
    expect(all).toMatchObject({
      totalResults: 4,
      counts: { all: 6, draft: 1, open: 2, paused: 1, closed: 2 },
    });
    const old = await list(recruiter, '?status=closed&sort=title');
    expect(titles(old)).toEqual(['An older one', 'The Ferryman']);
    expect(old).toMatchObject({ totalResults: 2, counts: { all: 6, open: 2 } });
  });

  test.each([
    ['a title', 'monSOON', ['Monsoon Line']],
    ['what the team calls it', 'beach', ['Salt & Smoke']],
    ['a production house', 'kisan', ['Two sisters']],
    ['a character', 'kale', ['Monsoon Line']],
    ['what is no pattern', '%', []],
  ])('finds by %s', async (_, search, found) => {
    const { recruiter, monsoon } = await given();
    await createParts(testApp().db, monsoon.id, [{ name: 'Inspector Kale' }, { name: 'Mrs Kale' }]);
    const answer = await list(recruiter, `?search=${encodeURIComponent(search)}`);
    expect(titles(answer)).toEqual(found);
    expect(answer.counts.all).toBe(found.length);
  });

  test('filters by type and whose; counts are within them', async () => {
    const { recruiter } = await given();
    const typed = await list(recruiter, '?type=2');
    expect(titles(typed)).toEqual(['Two sisters']);
    expect(typed.counts).toEqual({ all: 1, draft: 0, open: 0, paused: 1, closed: 0 });
    const team = await list(recruiter, '?whose=team');
    expect(titles(team)).toEqual(['Salt & Smoke']);
    expect(team.counts).toMatchObject({ all: 1, closed: 0 });
    expect((await list(recruiter, '?whose=own')).counts).toMatchObject({ all: 5, open: 1 });
  });

  test('sorts by change, by creation and by the first shot, those without days last', async () => {
    const { recruiter, monsoon } = await given();
    await testApp().app.inject({
      method: 'PATCH',
      url: `/v1/recruiter-project/${monsoon.id}`,
      headers: recruiter.headers,
      payload: { synopsis: 'A train.' },
    });
    expect(titles(await list(recruiter))[0]).toBe('Monsoon Line');
    expect(titles(await list(recruiter, '?sort=created'))).toEqual([
      'Salt & Smoke',
      'Angan ki Dhoop',
      'Two sisters',
      'Monsoon Line',
    ]);
    const byShoot = titles(await list(recruiter, '?sort=shoot'));
    expect(byShoot.slice(0, 2)).toEqual(['Angan ki Dhoop', 'Monsoon Line']);
    const pages = [1, 2, 3].map((page) => list(recruiter, `?sort=title&limit=2&page=${page}`));
    expect((await Promise.all(pages)).map(titles)).toEqual([
      ['Angan ki Dhoop', 'Monsoon Line'],
      ['Salt & Smoke', 'Two sisters'],
      [],
    ]);
  });

  test('what each character still needs, and how many wait for a decision', async () => {
    const { db } = testApp();
    const { recruiter, monsoon } = await given();
    const cast = await createTalent(db);
    const [first, second] = await createParts(db, monsoon.id, [
      { name: 'Meera' },
      { name: 'Teachers' },
      { name: 'Kale', castBy: cast.id },
    ]);
    await db
      .updateTable('project_character')
      .set({ wanted: 4 })
      .where('id', '=', second?.id ?? 0)
      .execute();
    const both = await createTalent(db, { account: { first_name: 'Pallavi', last_name: 'Rao' } });
    await db
      .insertInto('character_shortlist')
      .values([
        { character_id: first?.id ?? 0, talent_id: both.id, position: 1 },
        { character_id: second?.id ?? 0, talent_id: both.id, position: 1 },
      ])
      .execute();
    const answered = { status: 'interested', read_at: new Date(), answered_at: new Date() };
    await db
      .insertInto('project_share')
      .values({ character_id: first?.id ?? 0, talent_id: (await createTalent(db)).id, ...answered })
      .execute();
    const answer = await list(recruiter, '?search=monsoon');
    expect(answer.to_cast).toBe(5);
    expect(answer.results[0]).toMatchObject({
      wanted: 6,
      counts: { cast: 1, invited: 1, shortlisted: 1, applied: 0 },
      new_faces: 2,
      to_decide: 1,
      characters: [
        { name: 'Meera', listed: 2, stage: 'invited' },
        { name: 'Teachers', wanted: 4, listed: 1, stage: 'shortlisted', face: { name: 'Pallavi Rao' } },
        { name: 'Kale', status: 'cast', cast: 1, stage: 'cast' },
      ],
    });
  });

  test('400 for a filter that is none, 401 for a guest, 403 for a talent', async () => {
    const { headers } = await signedInRecruiter(testApp());
    const url = '/v1/recruiter-project/get-all';
    for (const query of ['?status=gone', '?sort=size', '?limit=101', '?whose=mine', '?type=x'])
      expect((await testApp().app.inject({ url: url + query, headers })).statusCode).toBe(400);
    expect((await testApp().app.inject({ url })).statusCode).toBe(401);
    const talent = await testApp().as(await createTalent(testApp().db));
    expect((await testApp().app.inject({ url, headers: talent })).statusCode).toBe(403);
  });
});

describe('GET /v1/recruiter-project/recruiter-close-audition', () => {
  test('closed projects, the latest first, five a page', async () => {
    const { db } = testApp();
    const { id, headers } = await signedInRecruiter(testApp());
    for (const days of [3, 1, 5, 2, 6, 4])
      await createProject(db, id, { title: `${days} days ago`, ...closed(days) });
    await createProject(db, id, { title: 'Open' });
    const url = '/v1/recruiter-project/recruiter-close-audition';
    const first = (await testApp().app.inject({ url, headers })).json();
    expect(titles(first)).toEqual([1, 2, 3, 4, 5].map((days) => `${days} days ago`));
    expect(first).toMatchObject({ limit: 5, totalResults: 6, totalPages: 2 });
    expect(first.results[0]).toMatchObject({ status: 'closed', reopen_until: expect.any(String) });
    const found = await testApp().app.inject({ url: `${url}?search=6%20days`, headers });
    expect(titles(found.json())).toEqual(['6 days ago']);
  });
});

describe('projects for pickers', () => {
  const read = async (path: string, { id, headers }: TeamMember) =>
    (await testApp().app.inject({ url: `/v1/recruiter-project/${path}/${id}`, headers })).json();

  test('GET openauditions/{id}: open ones whose auditions are not over, the soonest first', async () => {
    const { db } = testApp();
    const recruiter = await signedInRecruiter(testApp());
    const make = (title: string, start: string | null, end: string | null, status = 'open') =>
      createProject(db, recruiter.id, { title, status, auditions_start_on: start, auditions_end_on: end });
    await make('No days yet', null, null);
    await make('Later', '2099-02-01', '2099-02-03');
    await make('Going on', '2020-01-01', '2099-01-01');
    await make('Over', '2020-01-01', '2020-01-02');
    await make('Paused', '2099-01-01', '2099-01-02', 'paused');
    expect(titles(await read('openauditions', recruiter))).toEqual(['Going on', 'Later', 'No days yet']);
  });

  test('GET activeprojects/{id}: drafts, open and paused ones, also of a team', async () => {
    const { recruiter } = await given();
    const active = await read('activeprojects', recruiter);
    expect(titles(active).sort()).toEqual(['Angan ki Dhoop', 'Monsoon Line', 'Salt & Smoke', 'Two sisters']);
    expect(active.results).toContainEqual(
      expect.objectContaining({ title: 'Salt & Smoke', role: 'associate' }),
    );
  });

  test.each(['openauditions', 'activeprojects'])('GET %s/{id}: 404 for anyone else’s', async (path) => {
    const { id } = await signedInRecruiter(testApp());
    const { headers } = await signedInRecruiter(testApp());
    expect(await read(path, { id, headers })).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });
});
