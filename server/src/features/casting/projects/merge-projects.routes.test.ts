import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { activityOf, createTeam } from '../../../../test/project-callers.ts';

const testApp = useTestApp();
type Headers = Record<string, string>;

const change = async (headers: Headers, id: number, payload: object) => {
  const response = await testApp().app.inject({
    method: 'PATCH',
    url: `/v1/recruiter-project/${id}`,
    headers,
    payload,
  });
  expect(response.statusCode).toBe(200);
  return response.json();
};

describe('two people change one project', () => {
  test('different fields merge', async () => {
    const { owner, associate, projectId } = await createTeam(testApp());
    await change(owner.headers, projectId, { title: 'Line 7', base_revision: 0 });
    const answer = await change(associate.headers, projectId, { synopsis: 'A train.', base_revision: 0 });
    expect(answer).toMatchObject({ title: 'Line 7', synopsis: 'A train.', revision: 2, conflicts: [] });
  });

  test('for the same field the later one is told whose words are there, and the rest is kept', async () => {
    const { owner, associate, projectId } = await createTeam(testApp());
    await change(owner.headers, projectId, { title: 'Line 7', city_ids: [2], base_revision: 0 });
    const answer = await change(associate.headers, projectId, {
      title: 'Line Seven',
      city_ids: [3],
      director: 'Leena Mathur',
      base_revision: 0,
    });
    expect(answer).toMatchObject({ title: 'Line 7', director: 'Leena Mathur', revision: 2 });
    expect(answer.conflicts).toEqual([
      { field: 'title', theirs: 'Line 7', by: 'Priyanka Hegde', at: expect.any(String) },
      {
        field: 'city_ids',
        theirs: [{ id: 2, name: expect.any(String) }],
        by: 'Priyanka Hegde',
        at: expect.any(String),
      },
    ]);
  });

  test('only a conflict is no version and no line', async () => {
    const { owner, associate, projectId } = await createTeam(testApp());
    await change(owner.headers, projectId, { title: 'Line 7' });
    const answer = await change(associate.headers, projectId, { title: 'Line Seven', base_revision: 0 });
    expect(answer).toMatchObject({ revision: 1, conflicts: [{ field: 'title' }] });
    expect(await activityOf(testApp(), projectId)).toHaveLength(1);
  });

  test('saying the same is no conflict', async () => {
    const { owner, associate, projectId } = await createTeam(testApp());
    await change(owner.headers, projectId, { title: 'Line 7', language_ids: [2, 1] });
    const same = { title: 'Line 7', language_ids: [2, 1], base_revision: 0 };
    expect(await change(associate.headers, projectId, same)).toMatchObject({ conflicts: [], revision: 1 });
  });

  test('one’s own later change never conflicts, and without a version the change wins', async () => {
    const { owner, associate, projectId } = await createTeam(testApp());
    await change(owner.headers, projectId, { title: 'Line 7', base_revision: 0 });
    const own = await change(owner.headers, projectId, { title: 'Line 8', base_revision: 0 });
    expect(own).toMatchObject({ title: 'Line 8', conflicts: [] });
    const unread = await change(associate.headers, projectId, { title: 'Line 9' });
    expect(unread).toMatchObject({ title: 'Line 9', conflicts: [] });
  });

  test('who has read their words replaces them', async () => {
    const { owner, associate, projectId } = await createTeam(testApp());
    const { revision } = await change(owner.headers, projectId, { title: 'Line 7' });
    const answer = await change(associate.headers, projectId, { title: 'Line 8', base_revision: revision });
    expect(answer).toMatchObject({ title: 'Line 8', conflicts: [] });
  });

  test('days that contradict each other only together stay together', async () => {
    const { owner, associate, projectId } = await createTeam(testApp());
    await change(owner.headers, projectId, { shoot_starts_on: '2027-03-01', shoot_ends_on: '2027-03-09' });
    const answer = await change(associate.headers, projectId, {
      shoot_starts_on: '2027-03-01',
      shoot_ends_on: '2027-02-01',
      synopsis: 'A train.',
      base_revision: 0,
    });
    expect(answer).toMatchObject({ shoot_ends_on: '2027-03-09', synopsis: 'A train.' });
    expect(answer.conflicts).toMatchObject([{ field: 'shoot_ends_on', theirs: '2027-03-09' }]);
  });
});

describe('many changes at once', () => {
  const fields = [
    { title: 'Line 7' },
    { internal_title: 'L7' },
    { project_type: 2 },
    { production_house: 'Tidewater Originals' },
    { director: 'Leena Mathur' },
    { synopsis: 'A train.' },
    { language_ids: [1] },
    { city_ids: [2, 3] },
    { shoot_starts_on: '2027-01-01' },
    { shoot_ends_on: '2027-02-01' },
    { audition_starts_on: '2026-12-01' },
    { audition_ends_on: '2026-12-05' },
    { cast_by: '2026-12-20' },
    { announce_on: '2027-06-01' },
    { fee_max_paise: 900, fee_per: 'day' },
    { usage: 'Streaming' },
    { is_union: false },
    { disclosures: [{ kind: 'smoking', level: 'shown', note: null }] },
    { visibility: 'public' },
    { status: 'paused' },
  ];

  test('20 at the same time: none is lost, each is a version', async () => {
    const { owner, associate, projectId } = await createTeam(testApp());
    const answers = await Promise.all(
      fields.map((payload, at) =>
        change((at % 2 ? associate : owner).headers, projectId, { ...payload, base_revision: 0 }),
      ),
    );
    expect(answers.flatMap(({ conflicts }) => conflicts)).toEqual([]);
    const revisions = await testApp()
      .db.selectFrom('project')
      .select('revision')
      .where('id', '=', projectId)
      .executeTakeFirstOrThrow();
    expect(revisions.revision).toBe(fields.length);
    const { language_ids, city_ids, project_type, ...plain } = Object.assign({}, ...fields);
    const now = await testApp().app.inject({
      url: `/v1/recruiter-project/${projectId}`,
      headers: owner.headers,
    });
    expect(now.json()).toMatchObject({
      ...plain,
      project_type: { id: project_type },
      languages: [{ id: 1 }],
      cities: [{ id: 2 }, { id: 3 }],
    });
  });

  test('10 people at the same field: one is kept, and everyone else is told', async () => {
    const { owner, associate, projectId } = await createTeam(testApp());
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        change((at % 2 ? associate : owner).headers, projectId, {
          title: `Line ${at % 2}`,
          base_revision: 0,
        }),
      ),
    );
    const [kept] = new Set(answers.map(({ title }) => title));
    for (const [at, { conflicts }] of answers.entries())
      expect(conflicts).toHaveLength(kept === `Line ${at % 2}` ? 0 : 1);
  });
});
