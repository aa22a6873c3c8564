import { todayInIndia } from '@callboard/contract/people/ages';
import type { RecruiterProfile } from '@callboard/contract/people/recruiter-profiles';
import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { putApplication } from '../../../../test/applications.ts';
import { createRecruiter, createTalent } from '../../../../test/factories.ts';
import {
  agreeToBeShown,
  createFace,
  createOpenJob,
  createParts,
  createPublicProject,
  createVerifiedRecruiter,
} from '../../../../test/landing-factories.ts';

const testApp = useTestApp();
const db = () => testApp().db;
const tomorrow = () => todayInIndia(new Date(Date.now() + 86_400_000));
const dayMs = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs);
const read = async ({ public_id }: { public_id: string }) =>
  (await testApp().app.inject(`/v1/user/recruiter-uniqueId/${public_id}`)).json<RecruiterProfile>();

describe('GET /v1/user/recruiter-uniqueId/{id}: the open calls', () => {
  test('are open jobs, newest first, at most twelve, with the total count', async () => {
    const recruiter = await createRecruiter(db());
    const project = await createPublicProject(db(), recruiter.id, { title: 'Salt & Smoke' });
    for (let day = 1; day <= 13; day += 1)
      await createOpenJob(db(), recruiter.id, { title: `Part ${day}`, opened_at: daysAgo(day) });
    await createOpenJob(db(), recruiter.id, {
      title: 'Sana',
      project_id: project.id,
      gender_id: 1,
      age_min: 18,
      age_max: 26,
      fee_paise: 4_500_000,
      fee_per: 'day',
    });
    await createOpenJob(db(), recruiter.id, { title: 'Closed', status: 'closed' });
    await createOpenJob(db(), recruiter.id, {
      title: 'Yesterday',
      closes_at: '2020-01-01T18:29:00Z',
      closes_zone: 'Asia/Kolkata',
    });
    await createOpenJob(db(), (await createRecruiter(db())).id, { title: 'Somebody else’s' });
    const { open_calls, open_call_count } = await read(recruiter);
    expect(open_call_count).toBe(14);
    expect(open_calls).toHaveLength(12);
    expect(open_calls[0]).toMatchObject({
      title: 'Sana',
      project_title: 'Salt & Smoke',
      min_age: 18,
      max_age: 26,
      fee_paise: 4_500_000,
      fee_per: 'day',
      is_new: true,
    });
    expect(open_calls[0]?.gender).toEqual(expect.any(String));
    expect(open_calls[11]).toMatchObject({ title: 'Part 11', fee_paise: null, is_new: false });
  });
});

describe('GET /v1/user/recruiter-uniqueId/{id}: the cast', () => {
  test('names only those who agreed', async () => {
    const recruiter = await createVerifiedRecruiter(db());
    const secret = { mobile: '+919820012345', email: 'do-not-tell@inbox.example', last_name: 'Quxley' };
    const shown = await createFace(db(), { account: { first_name: 'Ananya', ...secret } });
    const shy = await createFace(db(), { account: { first_name: 'Mohan' } });
    const hidden = await createFace(db(), {
      account: { first_name: 'Rehan' },
      talent: { show_to_recruiters: false },
    });
    const child = await createFace(db(), {
      account: { first_name: 'Kiran' },
      talent: { date_of_birth: '2015-01-01' },
    });
    const frozen = await createFace(db(), {
      account: { first_name: 'Farida', frozen_at: new Date(), frozen_reason: 'Test' },
    });
    for (const { id } of [shown, hidden, child, frozen]) await agreeToBeShown(db(), id);
    const project = await createPublicProject(db(), recruiter.id, { title: 'Kaccha Limbu' });
    await createParts(db(), project.id, [
      { name: 'Revati', castBy: shown.id },
      { name: 'Aba', castBy: shy.id },
      { name: 'The clerk', castBy: hidden.id },
      { name: 'The boy', castBy: child.id },
      { name: 'The widow', castBy: frozen.id },
      { name: 'Nobody yet' },
    ]);
    const response = await testApp().app.inject(`/v1/user/recruiter-uniqueId/${recruiter.public_id}`);
    const { cast, cast_part_count, projects_here } = response.json<RecruiterProfile>();
    expect(cast).toHaveLength(1);
    expect(cast_part_count).toBe(5);
    expect(projects_here).toBe(1);
    expect(cast[0]?.parts[0]).toEqual({
      character: 'Revati',
      name: 'Ananya Q.',
      userUniqueId: shown.public_id,
      file_url: expect.stringContaining('/files/media/'),
    });
    const unnamed = { name: null, userUniqueId: null, file_url: null };
    expect(cast[0]?.parts.slice(1)).toEqual(
      ['Aba', 'The clerk', 'The boy', 'The widow'].map((character) => ({ character, ...unnamed })),
    );
    for (const word of ['9820012345', 'do-not-tell', 'Quxley', 'Mohan', 'Rehan', 'Kiran', 'Farida'])
      expect(response.body).not.toContain(word);
  });

  test('is of the six newest projects; drafts and parts without a player are left out', async () => {
    const recruiter = await createRecruiter(db());
    const { id } = await createTalent(db());
    for (let number = 1; number <= 8; number += 1) {
      const project = await createPublicProject(db(), recruiter.id, {
        title: `Project ${number}`,
        created_at: daysAgo(100 - number),
        shoot_starts_on: '2024-03-01',
      });
      await createParts(db(), project.id, [{ name: 'Tara', castBy: id }]);
    }
    const draft = await createPublicProject(db(), recruiter.id, { title: 'Draft', status: 'draft' });
    await createParts(db(), draft.id, [{ name: 'Tara', castBy: id }]);
    await createPublicProject(db(), recruiter.id, { title: 'Empty' });
    const { cast, cast_part_count, projects_here } = await read(recruiter);
    expect(cast.map(({ title }) => title)).toEqual([8, 7, 6, 5, 4, 3].map((number) => `Project ${number}`));
    expect(cast[0]?.year).toBe(2024);
    expect([cast_part_count, projects_here]).toEqual([8, 9]);
  });

  test.each([
    ['a project that is not public', { is_public: false }, 1],
    ['a paused project', { status: 'paused' }, 1],
    ['an open one before its day of announcement', { announced_on: tomorrow() }, 2],
    ['a closed one before it', { announced_on: tomorrow(), status: 'closed', closed_at: new Date() }, 1],
  ])('nothing of the cast of %s, nor a count of it', async (_what, changes, projects) => {
    const recruiter = await createRecruiter(db());
    const { id, public_id } = await createFace(db(), { account: { first_name: 'Ananya' } });
    await agreeToBeShown(db(), id);
    const told = await createPublicProject(db(), recruiter.id, {
      title: 'Told',
      announced_on: todayInIndia(),
    });
    await createParts(db(), told.id, [{ name: 'Tara', castBy: (await createTalent(db())).id }]);
    const secret = await createPublicProject(db(), recruiter.id, { title: 'Secret', ...changes });
    await createParts(db(), secret.id, [{ name: 'Revati', castBy: id }]);
    const response = await testApp().app.inject(`/v1/user/recruiter-uniqueId/${recruiter.public_id}`);
    expect(response.json()).toMatchObject({
      projects_here: projects,
      cast: [{ title: 'Told' }],
      cast_part_count: 1,
    });
    for (const word of ['Secret', 'Revati', 'Ananya', public_id]) expect(response.body).not.toContain(word);
    const own = await testApp().app.inject({
      url: `/v1/user/recruiter-uniqueId/${recruiter.public_id}`,
      headers: await testApp().as(recruiter),
    });
    expect(own.json()).toMatchObject({ cast: [{ title: 'Told' }], cast_part_count: 1 });
  });
});

describe('GET /v1/user/recruiter-uniqueId/{id}: how they answer', () => {
  /** The last step, and how many days ago it was sent and came to it. */
  type Put = readonly [status: string, sent: number, since: number];
  const apply = async (recruiterId: number, applications: readonly Put[]) => {
    const job = await createOpenJob(db(), recruiterId);
    for (const [status, sent, since] of applications)
      await putApplication(db(), { job: job.id, talent: await createTalent(db()), status, sent, since });
  };

  test('is shown from ten applications on', async () => {
    const recruiter = await createRecruiter(db());
    await apply(recruiter.id, Array<Put>(9).fill(['not_selected', 30, 28]));
    expect((await read(recruiter)).answering).toBeNull();
    await apply(recruiter.id, [['withdrawn', 30, 29]]);
    expect((await read(recruiter)).answering).toBeNull();
    await apply(recruiter.id, [['not_selected', 30, 28]]);
    expect((await read(recruiter)).answering).toEqual({
      applications: 10,
      answered_percent: 100,
      final_answer_days: 2,
      auditions: 0,
    });
  });

  test('is about the applications of the last year', async () => {
    const recruiter = await createRecruiter(db());
    await apply(recruiter.id, Array<Put>(12).fill(['applied', 366, 366]));
    expect((await read(recruiter)).answering).toBeNull();
    await apply(recruiter.id, Array<Put>(10).fill(['not_selected', 364, 362]));
    expect((await read(recruiter)).answering).toMatchObject({ applications: 10, answered_percent: 100 });
  });

  test('counts the steps whose week is over by when they were taken, and the middle of the final answers', async () => {
    const recruiter = await createRecruiter(db());
    await apply(recruiter.id, [
      ...Array<Put>(3).fill(['applied', 9, 9]),
      ...Array<Put>(5).fill(['applied', 2, 2]),
      // Came in time, and has waited since.
      ['audition', 20, 15],
      // Too late, and what Callboard closed itself, is no answer in time.
      ['not_selected', 10, 0],
      ['role_closed', 30, 16],
      ['cast', 12, 6],
      ['offered', 40, 38],
    ]);
    expect((await read(recruiter)).answering).toEqual({
      applications: 13,
      answered_percent: 33,
      final_answer_days: 6,
      auditions: 3,
    });
  });
});
