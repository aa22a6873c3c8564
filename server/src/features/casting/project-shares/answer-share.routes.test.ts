import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { createRecruiter, createTalent } from '../../../../test/factories.ts';
import { castAs } from '../../../../test/landing-factories.ts';
import { createTeamProject, shareWith } from '../../../../test/project-outcomes.ts';
import { activityOf } from '../../../../test/project-people.ts';
import { howMany } from '../../../../test/random-tests.ts';

const testApp = useTestApp();
const db = () => testApp().db;

const patch = async (person: { id: number } | undefined, id: number, payload: object) =>
  testApp().app.inject({
    method: 'PATCH',
    url: `/v1/share-project-details/${id}`,
    headers: person ? await testApp().as(person) : {},
    payload,
  });

async function createShare(changes: Parameters<typeof shareWith>[2] = {}) {
  const team = await createTeamProject(db());
  const talent = await createTalent(db(), { account: { first_name: 'Pallavi', last_name: 'Reddy' } });
  await shareWith(db(), team.characters[0], {
    talent_id: talent.id,
    shared_by: team.associate.id,
    ...changes,
  });
  const { id } = await db()
    .selectFrom('project_share')
    .select('id')
    .where('talent_id', '=', talent.id)
    .executeTakeFirstOrThrow();
  const row = () =>
    db()
      .selectFrom('project_share')
      .select(['status', 'decline_reason', 'read_at', 'answered_at'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  const answersTold = async () =>
    (
      await db().selectFrom('event_log').select('payload').where('type', '=', 'share.answered').execute()
    ).filter(({ payload }) => JSON.stringify(payload).includes(`"shareId":${id},`)).length;
  return { ...team, talent, id, row, answersTold };
}

describe('PATCH /v1/share-project-details/{id}', () => {
  test('200: it becomes read, once', async () => {
    const { talent, id, row, answersTold } = await createShare();
    expect((await patch(talent, id, { isProjectRead: true })).json()).toMatchObject({
      id,
      status: 'read',
      isProjectRead: true,
      interest: null,
    });
    const first = await row();
    await patch(talent, id, { isProjectRead: true });
    expect(await row()).toEqual(first);
    expect(await answersTold()).toBe(0);
  });

  test('someone under 18 is interested only in what is for them, and while a guardian consents', async () => {
    const { talent, id, project, characters, row } = await createShare();
    await db()
      .updateTable('talent')
      .set({ date_of_birth: '2013-04-01', completed_at: null })
      .where('account_id', '=', talent.id)
      .execute();
    const refused = async () =>
      (await patch(talent, id, { interest: 'interested' })).json().errors[0].message;
    expect(await refused()).toBe('A guardian has to consent first. You can decline');
    await db()
      .insertInto('character_disclosure')
      .values({ character_id: characters[0] ?? 0, kind: 'kiss', level: 'one' })
      .execute();
    expect(await refused()).toBe('This work is for adults only. You can decline');
    const opened = await testApp().app.inject({
      method: 'POST',
      url: '/v1/recruiter-project/clickopenprojectsbyid',
      headers: await testApp().as(talent),
      payload: { project_id: project.id },
    });
    expect(opened.json().shares[0]).toMatchObject({ obstacle: 'adults_only', can_answer: true });
    expect((await row()).status).toBe('read');
    expect((await patch(talent, id, { interest: 'declined' })).statusCode).toBe(200);
  });

  test('200: interested tells who shared it and the owner, and the team sees it live', async () => {
    const { owner, associate, project, talent, id, characters } = await createShare();
    expect((await patch(talent, id, { interest: 'interested' })).json()).toMatchObject({
      status: 'interested',
      interest: 'interested',
      isProjectRead: true,
      reason: null,
      answered_at: expect.any(String),
    });
    await testApp().drain();
    const told = await db()
      .selectFrom('notification')
      .select(['account_id', 'ref', 'message', 'path'])
      .where('topic', '=', 'shares')
      .where('about_account_id', '=', talent.id)
      .orderBy('account_id')
      .execute();
    expect(told).toEqual(
      [owner.id, associate.id]
        .toSorted((a, b) => a - b)
        .map((account_id) => ({
          account_id,
          ref: 'share.interested',
          message: 'Pallavi Reddy is interested in Meera in Monsoon Line.',
          path: `/app/my-projects/${project.id}/applicants?character=${characters[0]}`,
        })),
    );
    expect((await activityOf(testApp(), project.id)).at(-1)).toMatchObject({
      kind: 'share_interested',
      actor_id: null,
      detail: { name: 'Pallavi Reddy' },
    });
  });

  test('200: declined with a reason, then interested after all, and each is told as what it is', async () => {
    const { owner, talent, id, row } = await createShare();
    expect(
      (await patch(talent, id, { interest: 'declined', reason: ' I shoot in Pune then. ' })).json(),
    ).toMatchObject({ status: 'declined', interest: 'declined', reason: 'I shoot in Pune then.' });
    await testApp().drain();
    expect((await patch(talent, id, { interest: 'interested' })).json()).toMatchObject({
      status: 'interested',
      reason: null,
    });
    expect(await row()).toMatchObject({ status: 'interested', decline_reason: null });
    await testApp().drain();
    const told = await db()
      .selectFrom('notification')
      .select(['ref', 'message'])
      .where('account_id', '=', owner.id)
      .orderBy('seq')
      .execute();
    expect(told).toEqual([
      {
        ref: 'share.declined-with-reason',
        message: 'Pallavi Reddy declined Meera in Monsoon Line. “I shoot in Pune then.”',
      },
      { ref: 'share.now-interested', message: 'Pallavi Reddy is now interested in Meera in Monsoon Line.' },
    ]);
  });

  test('200: the same answer again changes nothing and tells nobody, also once it is over', async () => {
    const { project, talent, id, row, answersTold } = await createShare();
    await patch(talent, id, { interest: 'declined' });
    const first = await row();
    expect((await patch(talent, id, { interest: 'declined' })).statusCode).toBe(200);
    expect(await row()).toEqual(first);
    await db()
      .updateTable('project')
      .set({ status: 'closed', closed_at: new Date() })
      .where('id', '=', project.id)
      .execute();
    expect((await patch(talent, id, { interest: 'declined' })).statusCode).toBe(200);
    expect(await answersTold()).toBe(2);
    await patch(talent, id, { interest: 'declined', reason: 'Another time' });
    expect(await row()).toMatchObject({ decline_reason: 'Another time' });
  });

  test.each([
    [
      'the project is closed',
      async ({ project }: Awaited<ReturnType<typeof createShare>>) => {
        await db()
          .updateTable('project')
          .set({ status: 'closed', closed_at: new Date() })
          .where('id', '=', project.id)
          .execute();
      },
    ],
    [
      'the character is cast',
      async ({ characters }: Awaited<ReturnType<typeof createShare>>) => {
        await db()
          .updateTable('project_character')
          .set({ status: 'cast' })
          .where('id', '=', characters[0] ?? 0)
          .execute();
      },
    ],
    [
      'they are cast',
      async ({ characters, talent }: Awaited<ReturnType<typeof createShare>>) => {
        await castAs(db(), characters[0] ?? 0, talent.id);
      },
    ],
  ])('409 once %s, and the answer stays', async (_when, happen) => {
    const share = await createShare({ status: 'interested' });
    await happen(share);
    expect((await patch(share.talent, share.id, { interest: 'declined' })).json()).toMatchObject({
      status: 409,
      code: 'ALREADY_SETTLED',
    });
    expect(await share.row()).toMatchObject({ status: 'interested' });
    expect((await patch(share.talent, share.id, { isProjectRead: true })).statusCode).toBe(200);
  });

  test('frozen: reads and gives a first answer, changes nothing', async () => {
    const { talent, id, row } = await createShare();
    await db()
      .updateTable('account')
      .set({ frozen_at: new Date(), frozen_reason: 'Test' })
      .where('id', '=', talent.id)
      .execute();
    expect((await patch(talent, id, { isProjectRead: true })).statusCode).toBe(200);
    expect((await patch(talent, id, { interest: 'interested' })).statusCode).toBe(200);
    expect((await patch(talent, id, { interest: 'declined' })).json()).toMatchObject({
      code: 'PROFILE_FROZEN',
    });
    expect(await row()).toMatchObject({ status: 'interested' });
  });

  test('400, 401, 403 and 404', async () => {
    const { owner, talent, id } = await createShare();
    const fieldsOf = async (payload: object) =>
      (await patch(talent, id, payload)).json().errors.map(({ field }: { field: string }) => field);
    expect(await fieldsOf({})).toEqual(['interest']);
    expect(await fieldsOf({ isProjectRead: false })).toEqual(['isProjectRead']);
    expect(await fieldsOf({ interest: 'maybe' })).toEqual(['interest']);
    expect(await fieldsOf({ interest: 'interested', reason: 'Because' })).toEqual(['reason']);
    expect(await fieldsOf({ interest: 'declined', reason: 'x'.repeat(501) })).toEqual(['reason']);
    expect((await patch(undefined, id, { interest: 'declined' })).json()).toMatchObject({
      code: 'UNAUTHENTICATED',
    });
    expect((await patch(owner, id, { interest: 'declined' })).json()).toMatchObject({
      code: 'WRONG_KIND_OF_USER',
    });
    const stranger = await createTalent(db());
    for (const [person, wanted] of [
      [stranger, id],
      [talent, 2_000_000_000],
    ] as const)
      expect((await patch(person, wanted, { interest: 'declined' })).json()).toMatchObject({
        code: 'NOT_FOUND',
      });
  });

  test('at the same moment and in any order, one answer stays and each change is told once', async () => {
    const answers = fc.array(fc.constantFrom('interested', 'declined', 'read'), {
      minLength: 2,
      maxLength: 6,
    });
    await fc.assert(
      fc.asyncProperty(answers, async (wanted) => {
        const { talent, id, row, answersTold } = await createShare();
        const results = await Promise.all(
          wanted.map((one) =>
            patch(talent, id, one === 'read' ? { isProjectRead: true } : { interest: one }),
          ),
        );
        expect(results.every(({ statusCode }) => statusCode === 200)).toBe(true);
        const kinds = new Set(wanted.filter((one) => one !== 'read'));
        const { status, answered_at } = await row();
        if (kinds.size === 0) expect(status).toBe('read');
        else expect([...kinds]).toContain(status);
        expect(answered_at !== null).toBe(kinds.size > 0);
        const told = await answersTold();
        // The owner and who shared it, each of every change.
        expect(told % 2).toBe(0);
        expect(told / 2).toBeGreaterThanOrEqual(kinds.size);
        expect(told / 2).toBeLessThanOrEqual(wanted.filter((one) => one !== 'read').length);
        if (kinds.size === 1) expect(told).toBe(2);
      }),
      { numRuns: howMany(8, 60) },
    );
  });

  test('a recruiter who left the project is not told', async () => {
    const { owner, associate, talent, id, project } = await createShare();
    await db()
      .deleteFrom('project_member')
      .where('project_id', '=', project.id)
      .where('account_id', '=', associate.id)
      .execute();
    await createRecruiter(db());
    await patch(talent, id, { interest: 'interested' });
    const { payload } = await db()
      .selectFrom('event_log')
      .select('payload')
      .where('type', '=', 'share.answered')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(payload).toMatchObject({ recruiterId: owner.id });
  });
});
