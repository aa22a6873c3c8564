import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import {
  applicationCalls,
  manyTalents,
  postedJob,
  putApplication,
  someone,
} from '../../../../test/applications.ts';
import { createRecruiter, createTalent } from '../../../../test/factories.ts';
import { createOpenJob } from '../../../../test/landing-factories.ts';
import { notificationsOf } from '../../../../test/notifications.ts';
import { createTeamProject } from '../../../../test/project-outcomes.ts';

const testApp = useTestApp();
const db = () => testApp().db;
const { apply, list, move, moveAll, read } = applicationCalls(testApp);

const given = async () => {
  const { recruiter, job } = await postedJob(db());
  const talent = await someone(db());
  const { id } = (await apply(talent, { jobId: job.public_id })).json();
  return { recruiter, job, talent, id };
};
const refsOf = async (accountId: number) =>
  (await notificationsOf(testApp(), accountId)).map(({ ref }) => ref);

describe('PATCH /v1/job-audition-apply/:id', () => {
  test('200: every step of the team is a line of the timeline and one notification, a repeated one neither', async () => {
    const { recruiter, talent, id } = await given();
    const steps = [
      [{ jobApplyStatus: 2, from: 1 }, 'application.viewed'],
      [{ jobApplyStatus: 3, from: 2, words: 'We liked your tape.' }, 'application.shortlisted-with-words'],
      [{ jobApplyStatus: 4, from: 3 }, 'application.audition'],
      [{ jobApplyStatus: 5, from: 4 }, 'application.callback'],
      [{ jobApplyStatus: 8, from: 5, words: 'Another time.' }, 'application.not-selected-with-words'],
      [{ jobApplyStatus: 2, from: 8 }, 'application.considered-again'],
    ] as const;
    for (const [step] of steps)
      for (const answer of [await move(recruiter, id, step), await move(recruiter, id, step)])
        expect([answer.statusCode, answer.json().jobApplyStatus]).toEqual([200, step.jobApplyStatus]);
    expect((await refsOf(talent.id)).toSorted()).toEqual(steps.map(([, ref]) => ref).toSorted());
    const seen = (await read(talent, id)).json();
    expect(
      seen.steps.map(({ status, made_by, by, words }: Record<string, unknown>) => [
        status,
        made_by,
        by,
        words,
      ]),
    ).toEqual([
      ['applied', 'talent', null, null],
      ['viewed', 'team', 'Tara Dutta', null],
      ['shortlisted', 'team', 'Tara Dutta', 'We liked your tape.'],
      ['audition', 'team', 'Tara Dutta', null],
      ['callback', 'team', 'Tara Dutta', null],
      ['not_selected', 'team', 'Tara Dutta', 'Another time.'],
      ['viewed', 'team', 'Tara Dutta', null],
    ]);
    expect(seen.words).toBeNull();
  });

  test('withdrawn, and sent again while the job is open; whoever had chosen them is notified', async () => {
    const { recruiter, job, talent, id } = await given();
    await move(recruiter, id, { jobApplyStatus: 3, from: 1 });
    const left = await move(talent, id, { jobApplyStatus: 9, withdraw_reason: 'dates' });
    expect(left.json()).toMatchObject({ jobApplyStatus: 9, actions: ['apply_again'], clock: null });
    expect((await read(recruiter, id)).json()).toMatchObject({ withdraw_reason: 'dates' });
    expect(await refsOf(recruiter.id)).toContain('application.withdrawn');
    expect((await move(talent, id, { jobApplyStatus: 1 })).json()).toMatchObject({ jobApplyStatus: 1 });
    expect((await read(recruiter, id)).json()).toMatchObject({ withdraw_reason: null });
    await move(talent, id, { jobApplyStatus: 9 });
    await db().updateTable('job').set({ status: 'closed' }).where('id', '=', job.id).execute();
    const late = await move(talent, id, { jobApplyStatus: 1 });
    expect([late.statusCode, late.json().code]).toEqual([409, 'ALREADY_SETTLED']);
  });

  test('409: it moved meanwhile, by whom and where to; nobody sets what is not theirs', async () => {
    const { recruiter, talent, id } = await given();
    await move(recruiter, id, { jobApplyStatus: 3, from: 1 });
    const late = await move(recruiter, id, { jobApplyStatus: 8, from: 1 });
    expect([late.statusCode, late.json()]).toMatchObject([
      409,
      { code: 'CONFLICT', detail: 'Tara Dutta moved this to Shortlisted' },
    ]);
    for (const jobApplyStatus of [1, 6, 7, 9, 10])
      expect((await move(recruiter, id, { jobApplyStatus, from: 3 })).json().errors).toMatchObject([
        { field: 'jobApplyStatus' },
      ]);
    for (const jobApplyStatus of [2, 3, 6, 7, 8, 10])
      expect((await move(talent, id, { jobApplyStatus })).statusCode).toBe(400);
    expect((await move(recruiter, id, { note: 'Mine' })).statusCode).toBe(400);
    expect((await move(talent, id, { rating: 5 })).statusCode).toBe(400);
    await move(talent, id, { jobApplyStatus: 9 });
    const settled = await move(recruiter, id, { jobApplyStatus: 2, from: 9 });
    expect([settled.statusCode, settled.json().code]).toEqual([409, 'ALREADY_SETTLED']);
  });

  test('two of a team who decide at once: the first wins, and the other is told by whom', async () => {
    const { owner, associate, characters, job } = await createTeamProject(db());
    const names = { [owner.id]: 'Tara Dutta', [associate.id]: 'Imran Qureshi' };
    await db()
      .updateTable('account')
      .set({ first_name: 'Imran', last_name: 'Qureshi' })
      .where('id', '=', associate.id)
      .execute();
    const talent = await someone(db());
    const sent = await apply(talent, { jobId: job.public_id, charcter_id: characters[0] });
    const { id } = sent.json();
    expect((await move(owner, id, { jobApplyStatus: 4 })).json().errors).toMatchObject([{ field: 'from' }]);
    const answers = await Promise.all([
      move(owner, id, { jobApplyStatus: 4, from: 1 }),
      move(associate, id, { jobApplyStatus: 8, from: 1 }),
    ]);
    const isOwnerFirst = answers[0].statusCode === 200;
    const [first, second] = isOwnerFirst ? answers : answers.toReversed();
    expect([first?.statusCode, second?.statusCode]).toEqual([200, 409]);
    expect(second?.json().detail).toBe(
      isOwnerFirst
        ? `${names[owner.id]} moved this to Audition`
        : `${names[associate.id]} moved this to Not selected`,
    );
    const steps = await db()
      .selectFrom('application_event')
      .select('to_status')
      .where('application_id', '=', id)
      .execute();
    expect(steps).toHaveLength(2);
    expect(await refsOf(talent.id)).toHaveLength(1);
  });

  test('a shortlisted one comes onto the shortlist of their character, once', async () => {
    const { owner, associate, viewer, characters, job } = await createTeamProject(db());
    const [meera = 0] = characters;
    const talent = await someone(db());
    const { id } = (await apply(talent, { jobId: job.public_id, charcter_id: meera })).json();
    expect((await move(viewer, id, { jobApplyStatus: 2, from: 1 })).json().code).toBe(
      'PROJECT_RIGHT_MISSING',
    );
    await move(associate, id, { jobApplyStatus: 3, from: 1 });
    await move(owner, id, { jobApplyStatus: 2, from: 3 });
    await move(owner, id, { jobApplyStatus: 3, from: 2 });
    const listed = await db()
      .selectFrom('character_shortlist')
      .select(['talent_id', 'added_by'])
      .where('character_id', '=', meera)
      .execute();
    expect(listed).toEqual([{ talent_id: talent.id, added_by: associate.id }]);
  });

  test('who posted a job of a project moves nothing once they left it, or only read there', async () => {
    const { associate, project, characters } = await createTeamProject(db());
    const [meera = 0] = characters;
    const job = await createOpenJob(db(), associate.id, { project_id: project.id });
    await db().insertInto('job_character').values({ job_id: job.id, character_id: meera }).execute();
    const talent = await someone(db());
    const { id } = (await apply(talent, { jobId: job.public_id, charcter_id: meera })).json();
    expect((await move(associate, id, { jobApplyStatus: 2, from: 1 })).statusCode).toBe(200);
    const ofAssociate = db().updateTable('project_member').where('account_id', '=', associate.id);
    await ofAssociate.set({ role: 'viewer' }).execute();
    expect((await move(associate, id, { jobApplyStatus: 3, from: 2 })).json().code).toBe(
      'PROJECT_RIGHT_MISSING',
    );
    await db().deleteFrom('project_member').where('account_id', '=', associate.id).execute();
    expect((await move(associate, id, { jobApplyStatus: 3, from: 2 })).statusCode).toBe(404);
    expect((await list(associate, `?jobId=${job.id}`)).statusCode).toBe(404);
  });

  test('a rating is the team’s and no step', async () => {
    const { recruiter, talent, id } = await given();
    expect((await move(recruiter, id, { rating: 4 })).json()).toMatchObject({ rating: 4, jobApplyStatus: 1 });
    expect((await move(recruiter, id, { rating: null })).json()).toMatchObject({ rating: null });
    expect((await move(recruiter, id, { rating: 6 })).statusCode).toBe(400);
    expect(JSON.stringify((await read(talent, id)).json())).not.toContain('rating');
    expect(await refsOf(talent.id)).toEqual([]);
  });

  test('404: who is not of it, 401: a guest, 403: a frozen recruiter, who can still say no', async () => {
    const { recruiter, talent, id } = await given();
    const step = { jobApplyStatus: 2, from: 1 };
    expect((await move(await createRecruiter(db()), id, step)).statusCode).toBe(404);
    expect((await move(await createTalent(db()), id, { jobApplyStatus: 9 })).statusCode).toBe(404);
    expect((await move(undefined, id, step)).statusCode).toBe(401);
    await db()
      .updateTable('account')
      .set({ frozen_at: new Date(), frozen_reason: 'Test' })
      .where('id', 'in', [recruiter.id, talent.id])
      .execute();
    expect((await move(recruiter, id, step)).json().code).toBe('PROFILE_FROZEN');
    expect((await move(talent, id, { note: 'More' })).json().code).toBe('PROFILE_FROZEN');
    expect((await move(recruiter, id, { jobApplyStatus: 8, from: 1 })).statusCode).toBe(200);
  });
});

describe('POST /v1/job-audition-apply/bulk', () => {
  test('200: moves those that stand where they were read, and names the others; again it says the same', async () => {
    const { recruiter, job } = await postedJob(db());
    const talents = await manyTalents(db(), 4);
    const ids: number[] = [];
    for (const talent of talents) ids.push(await putApplication(db(), { job: job.id, talent }));
    const [first = 0, , third = 0, last = 0] = ids;
    await move(recruiter, first, { jobApplyStatus: 3, from: 1 });
    await move(talents[3], last, { jobApplyStatus: 9 });
    const payload = {
      applications: ids.map((id) => ({ id, from: 1 })),
      jobApplyStatus: 8,
      words: 'Thank you for applying.',
    };
    const answer = (await moveAll(recruiter, payload)).json();
    expect(answer).toEqual({
      moved: ids.slice(1, 3),
      stayed: [
        { id: first, jobApplyStatus: 3, by: 'Tara Dutta' },
        { id: last, jobApplyStatus: 9, by: null },
      ],
    });
    expect((await moveAll(recruiter, payload)).json()).toEqual(answer);
    const [, , told] = talents;
    expect(await refsOf(told?.id ?? 0)).toEqual(['application.not-selected-with-words']);
    expect((await read(talents[2], third)).json().words).toBe('Thank you for applying.');
  });

  test('400: of two jobs; 404: of somebody else; 403: a talent', async () => {
    const [one, other] = [await given(), await given()];
    const payload = (...ids: number[]) => ({
      applications: ids.map((id) => ({ id, from: 1 })),
      jobApplyStatus: 8,
    });
    expect((await moveAll(one.recruiter, payload(one.id, other.id))).statusCode).toBe(404);
    expect((await moveAll(one.talent, payload(one.id))).statusCode).toBe(403);
    await db()
      .updateTable('job')
      .set({ recruiter_id: one.recruiter.id })
      .where('id', '=', other.job.id)
      .execute();
    expect((await moveAll(one.recruiter, payload(one.id, other.id))).statusCode).toBe(400);
    expect((await moveAll(one.recruiter, { ...payload(one.id), jobApplyStatus: 7 })).statusCode).toBe(400);
    expect((await moveAll(one.recruiter, { ...payload(), jobApplyStatus: 8 })).statusCode).toBe(400);
  });
});
