import { listApplications } from '@callboard/contract/casting/applications';
import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import {
  applicationCalls,
  manyTalents,
  postedJob,
  putApplication,
  someone,
} from '../../../../test/applications.ts';
import { countStatements } from '../../../../test/count-statements.ts';
import { createRecruiter, createTalent } from '../../../../test/factories.ts';
import { createOpenJob } from '../../../../test/landing-factories.ts';
import { createTeamProject } from '../../../../test/project-outcomes.ts';
import { createTeamReading } from './read-team.service.ts';

const testApp = useTestApp();
const db = () => testApp().db;
const { read, list, move } = applicationCalls(testApp);

describe('GET /v1/job-audition-apply/user', () => {
  test('200: a talent’s own, ten a page, filtered, with counts and choices', async () => {
    const { recruiter } = await postedJob(db());
    const talent = await createTalent(db());
    const inMumbai = await createOpenJob(db(), recruiter.id, { city_id: 1, project_type_id: 2 });
    const inDelhi = await createOpenJob(db(), recruiter.id, { city_id: 2 });
    const ended = await putApplication(db(), { job: inMumbai.id, talent, status: 'not_selected' });
    const moving = await putApplication(db(), { job: inDelhi.id, talent, since: 2 });
    for (let index = 0; index < 9; index += 1)
      await putApplication(db(), {
        job: (await createOpenJob(db(), recruiter.id)).id,
        talent,
        status: 'viewed',
        since: 3,
      });
    const all = (await list(talent)).json();
    expect([all.results.length, all.totalResults, all.totalPages]).toEqual([10, 11, 2]);
    expect(all.results[0].id).toBe(moving);
    expect(all.counts).toEqual([
      { jobApplyStatus: 1, count: 1 },
      { jobApplyStatus: 2, count: 9 },
      { jobApplyStatus: 8, count: 1 },
    ]);
    expect(all.locations.map(({ id }: { id: number }) => id).toSorted()).toEqual([1, 2]);
    expect(all.project_types.map(({ id }: { id: number }) => id).toSorted()).toEqual([1, 2]);
    const ids = async (query: string) =>
      (await list(talent, query)).json().results.map(({ id }: { id: number }) => id);
    expect(await ids('?stage=ended')).toEqual([ended]);
    expect(await ids('?jobApplyStatus=1')).toEqual([moving]);
    expect(await ids('?location=2')).toEqual([moving]);
    expect(await ids('?projectType=2')).toEqual([ended]);
    expect(await ids(`?jobId=${inMumbai.public_id}`)).toEqual([ended]);
    expect((await list(talent, `?user_id=${recruiter.id}`)).statusCode).toBe(404);
  });

  test('200: how far each came before it ended, since it was sent last; and whom to message', async () => {
    const { recruiter, job } = await postedJob(db());
    const talent = await createTalent(db());
    const { apply } = applicationCalls(testApp);
    const { id } = (await apply(talent, { jobId: job.public_id })).json();
    const reached = async () => (await list(talent)).json().results[0].reached;
    await move(recruiter, id, { jobApplyStatus: 5, from: 1 });
    await move(recruiter, id, { jobApplyStatus: 3, from: 5 });
    expect(await reached()).toBe(5);
    await move(talent, id, { jobApplyStatus: 9 });
    expect(await reached()).toBe(5);
    const again = await move(talent, id, { jobApplyStatus: 1 });
    expect([again.statusCode, await reached()]).toEqual([200, 1]);
    expect((await read(talent, id)).json().recruiter.user_id).toBe(recruiter.id);
  });

  test('200: a team’s applicants in every order, with counts; those who are away stay in sight', async () => {
    const { owner, viewer, characters, job } = await createTeamProject(db());
    const [meera = 0] = characters;
    await db()
      .updateTable('project_character')
      .set({ gender_id: 1, playing_age_min: 24, playing_age_max: 30 })
      .where('id', '=', meera)
      .execute();
    const fits = await createTalent(db(), {
      talent: { gender_id: 1, playing_age_min: 24, playing_age_max: 30 },
    });
    const differs = await createTalent(db(), {
      talent: { gender_id: 2, playing_age_min: 50, playing_age_max: 60 },
    });
    const away = await createTalent(db(), { account: { closed_at: new Date() } });
    const put = (talent: { id: number }, since: number, status?: string) =>
      putApplication(db(), { job: job.id, talent, character: meera, since, ...(status && { status }) });
    const [one, two, three] = [await put(differs, 1), await put(fits, 2), await put(away, 3, 'viewed')];
    await move(owner, two, { rating: 2 });
    await move(owner, one, { rating: 5 });
    const ids = async (query: string) =>
      (await list(viewer, `?jobId=${job.id}${query}`)).json().results.map(({ id }: { id: number }) => id);
    expect((await ids('&sort=fit'))[0]).toBe(two);
    expect(await ids('&sort=newest')).toEqual([one, two, three]);
    expect(await ids('&sort=oldest')).toEqual([three, two, one]);
    expect(await ids('&sort=rating')).toEqual([one, two, three]);
    expect(await ids(`&charcter_id=${characters[1]}`)).toEqual([]);
    expect(await ids('&jobApplyStatus=2')).toEqual([three]);
    const page = (await list(owner, `?jobId=${job.public_id}`)).json();
    expect(page).toMatchObject({
      counts: [
        { jobApplyStatus: 1, count: 2 },
        { jobApplyStatus: 2, count: 1 },
      ],
      characters: [{ id: meera, name: 'Meera' }],
      results: [{ id: two, match: 100, is_away: false }, {}, {}],
    });
    const gone = page.results.find(({ id }: { id: number }) => id === three);
    expect(gone).toMatchObject({ is_away: true, talent: { is_visible: false, name: 'Asha Kulkarni' } });
    expect(JSON.stringify(page)).not.toContain('callboard.test');
  });

  test('as many statements for a hundred as for two', async () => {
    const { recruiter, job } = await postedJob(db(), { gender_id: 1 });
    const talents = await manyTalents(db(), 12);
    const actor = {
      kind: 'recruiter',
      accountId: recruiter.id,
      sessionId: '',
      frozen: false,
      complete: true,
      verified: false,
    } as const;
    const count = () =>
      countStatements(testApp(), (counted) =>
        createTeamReading({ db: counted, photoUrl: testApp().services.photoUrl }).list(
          actor,
          listApplications.query.parse({ jobId: String(job.id), limit: '100' }),
        ),
      );
    for (const talent of talents.slice(0, 2)) await putApplication(db(), { job: job.id, talent });
    const forTwo = await count();
    for (const talent of talents.slice(2)) await putApplication(db(), { job: job.id, talent });
    expect([await count(), forTwo < 10]).toEqual([forTwo, true]);
  });

  test('400: a recruiter names no job, 404: someone else’s, 401: a guest', async () => {
    const { recruiter, job } = await postedJob(db());
    expect((await list(recruiter)).statusCode).toBe(400);
    expect((await list(await createRecruiter(db()), `?jobId=${job.id}`)).statusCode).toBe(404);
    expect((await list(undefined)).statusCode).toBe(401);
  });
});

describe('GET /v1/job-audition-apply/:id', () => {
  test('200: what was sent and how they fit for the team, and where it stands for the talent', async () => {
    const { recruiter, job } = await postedJob(db(), { gender_id: 1, age_min: 24, age_max: 30, city_id: 1 });
    const talent = await someone(db());
    await db()
      .updateTable('talent')
      .set({ gender_id: 1, fee_rupees: 9000, fee_per: 'day' })
      .where('account_id', '=', talent.id)
      .execute();
    const id = await putApplication(db(), { job: job.id, talent });
    const seen = (await read(recruiter, id)).json();
    expect(seen).toMatchObject({
      id,
      jobApplyStatus: 1,
      job: { id: job.id, jobUniqueId: job.public_id, is_open: true },
      talent: { user_id: talent.id, name: 'Asha Kulkarni' },
      usual_fee: { rupees: 9000, per: 'day' },
      steps: [{ status: 'applied' }],
    });
    expect(seen.match).toBe(seen.fit.percent);
    expect(seen.fit.reasons).toMatchObject([
      { condition: 'gender', fits: 'yes', asked: 'Female', has: 'female' },
      { condition: 'age', fits: 'yes', asked: '24–30' },
      { condition: 'place', fits: 'yes' },
    ]);
    // Opening it is no step: the browser says when somebody really looked.
    expect((await read(talent, id)).json()).toMatchObject({ jobApplyStatus: 1 });
    for (let index = 0; index < 5; index += 1)
      await putApplication(db(), { job: job.id, talent: await createTalent(db()), status: 'shortlisted' });
    expect((await read(talent, id)).json().others).toEqual({ applied: 6, chosen: 5 });
  });

  test('200: the height of somebody whose age is unknown is nowhere, whatever is asked', async () => {
    const { owner, characters, job } = await createTeamProject(db());
    const [meera = 0] = characters;
    const asked = { height_min_mm: 1500, height_max_mm: 1700 };
    await db().updateTable('project_character').set(asked).where('id', '=', meera).execute();
    const readOf = async (date_of_birth: string | null) => {
      const talent = await createTalent(db(), { talent: { date_of_birth } });
      await db().insertInto('talent_body').values({ talent_id: talent.id, height_mm: 1377 }).execute();
      const id = await putApplication(db(), { job: job.id, talent, character: meera });
      return (await read(owner, id)).json();
    };
    const grown = await readOf('1990-01-01');
    expect(grown.fit.reasons).toMatchObject([{ condition: 'height', has: '138 cm, 12 cm under' }]);
    const unknown = await readOf(null);
    expect(unknown.fit.reasons).toMatchObject([{ condition: 'height', fits: 'unknown', has: null }]);
    expect(JSON.stringify(unknown)).not.toMatch(/1377|138 cm/);
  });

  test('404: another talent and another recruiter, 401: a guest', async () => {
    const { job } = await postedJob(db());
    const id = await putApplication(db(), { job: job.id, talent: await createTalent(db()) });
    expect((await read(await createTalent(db()), id)).statusCode).toBe(404);
    expect((await read(await createRecruiter(db()), id)).statusCode).toBe(404);
    expect((await read(undefined, id)).statusCode).toBe(401);
  });
});
