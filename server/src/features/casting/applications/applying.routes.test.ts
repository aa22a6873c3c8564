import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import {
  applicationCalls,
  askQuestion,
  daysAgo,
  postedJob,
  requestMedia,
  someone,
} from '../../../../test/applications.ts';
import { createTalent } from '../../../../test/factories.ts';
import { notificationsOf } from '../../../../test/notifications.ts';
import { aPicture } from '../../../../test/pictures.ts';
import { createTeamProject } from '../../../../test/project-outcomes.ts';
import { makeVideo } from '../../../../test/reels.ts';
import { placeUpload, upload } from '../../../../test/uploads.ts';

const testApp = useTestApp();
const db = () => testApp().db;
const { apply, move, read } = applicationCalls(testApp);

const galleryOf = async (talentId: number) => {
  const item = await db()
    .selectFrom('gallery_item')
    .select('id')
    .where('talent_id', '=', talentId)
    .executeTakeFirstOrThrow();
  return item.id;
};
const assetsOf = (ownerId: number) =>
  db().selectFrom('media_asset').select('id').where('owner_id', '=', ownerId).execute();

describe('POST /v1/job-audition-apply', () => {
  test('201: stored once with what was sent, and the poster is notified', async () => {
    const { recruiter, job } = await postedJob(db(), {
      closes_at: daysAgo(-9),
      closes_zone: 'Asia/Kolkata',
      works_from: '2099-03-01',
      works_to: '2099-03-10',
    });
    const question = await askQuestion(db(), job.id, { is_required: true });
    const tape = await requestMedia(db(), job.id, { is_required: true });
    const talent = await someone(db());
    await db()
      .insertInto('unavailable_dates')
      .values({ account_id: talent.id, days: '[2099-03-09,2099-03-20]' })
      .execute();
    const sent = {
      jobId: job.public_id,
      note: 'I grew up in Pune.',
      answers: [{ question_id: question.id, answer: 'Yes' }],
      media: [{ gallary_id: await galleryOf(talent.id) }],
      awaited: [tape.id],
      client_id: randomUUID(),
    };
    const response = await apply(talent, sent);
    expect([response.statusCode, response.json()]).toMatchObject([
      201,
      {
        jobApplyStatus: 1,
        jobId: job.public_id,
        steps: [{ status: 'applied', made_by: 'talent', by: null }],
        sent: {
          note: 'I grew up in Pune.',
          answers: [{ question: { id: question.id }, answer: 'Yes' }],
          media: [{ kind: 'photo', gallary_id: sent.media[0]?.gallary_id, request_id: null, state: 'ready' }],
          days: {
            total: 10,
            available: 8,
            not_available: [{ start_date: '2099-03-09', end_date: '2099-03-10' }],
          },
          awaited: [{ id: tape.id, kind: 'tape' }],
        },
        actions: ['change', 'withdraw'],
        others: { applied: null, chosen: null },
      },
    ]);
    expect((await apply(talent, sent)).json()).toEqual(response.json());
    const another = await apply(talent, { ...sent, client_id: randomUUID() });
    expect([another.statusCode, another.json().code]).toEqual([409, 'CONFLICT']);
    expect((await notificationsOf(testApp(), recruiter.id)).map(({ ref }) => ref)).toEqual([
      'application.sent',
    ]);
  });

  test('201: a tape made for it is prepared, and never comes into the gallery', async () => {
    const { recruiter, job } = await postedJob(db());
    const tape = await requestMedia(db(), job.id, { is_required: true });
    const talent = await someone(db());
    const key = await placeUpload(testApp(), talent.id, makeVideo(), 'video/mp4');
    const response = await apply(talent, { jobId: job.public_id, media: [{ key, request_id: tape.id }] });
    expect([response.statusCode, response.json().sent?.media]).toMatchObject([
      201,
      [{ kind: 'video', request_id: tape.id, gallary_id: null, state: 'processing' }],
    ]);
    await testApp().drain();
    const { id } = response.json();
    const seen = (await read(recruiter, id)).json();
    expect(seen.sent.media).toMatchObject([{ state: 'ready' }]);
    expect(seen.has_tape).toBe(true);
    const file = await testApp().app.inject({ url: seen.sent.media[0].file_url });
    expect(file.statusCode).toBe(200);
    // The address is signed, and nobody else is given it.
    const [bare = ''] = seen.sent.media[0].file_url.split('?');
    expect((await testApp().app.inject({ url: bare })).statusCode).toBeGreaterThan(399);
    const [, name = bare] = /([^/]+)$/.exec(bare) ?? [];
    for (const url of [`/v1/image-upload/${talent.public_id}`, `/v1/user/uniqueId/${talent.public_id}`]) {
      expect((await testApp().app.inject({ url })).body).not.toContain(name);
      const asRecruiter = { url, headers: await testApp().as(recruiter) };
      expect((await testApp().app.inject(asRecruiter)).body).not.toContain(name);
    }
    const items = await db()
      .selectFrom('gallery_item')
      .select('id')
      .where('talent_id', '=', talent.id)
      .execute();
    expect([items.length, (await assetsOf(talent.id)).length]).toEqual([1, 2]);
    // Sent again by its place in the application; left out, it is deleted.
    const kept = { media_id: seen.sent.media[0].id, request_id: tape.id };
    const photo = {
      key: await upload(
        testApp(),
        await testApp().as(talent),
        await aPicture(40, 50).jpeg().toBuffer(),
        'image/jpeg',
      ),
    };
    const changed = await move(talent, id, { media: [photo, kept], note: 'With a photo' });
    expect(changed.json().sent).toMatchObject({
      note: 'With a photo',
      media: [{ kind: 'photo' }, { kind: 'video' }],
    });
    expect((await move(talent, id, { media: [photo] })).json().errors).toMatchObject([{ field: 'media' }]);
    await db()
      .updateTable('job_media_request')
      .set({ is_required: false })
      .where('id', '=', tape.id)
      .execute();
    expect((await move(talent, id, { media: [photo] })).statusCode).toBe(200);
    expect((await assetsOf(talent.id)).length).toBe(2);
  });

  test('text goes first, and media that were promised follow until the deadline', async () => {
    const { job } = await postedJob(db());
    const tape = await requestMedia(db(), job.id, { is_required: true });
    const talent = await someone(db());
    const { id } = (await apply(talent, { jobId: job.public_id, awaited: [tape.id] })).json();
    const key = await placeUpload(testApp(), talent.id, makeVideo(), 'video/mp4');
    const delivered = await move(talent, id, { media: [{ key, request_id: tape.id }] });
    expect(delivered.json().sent).toMatchObject({ awaited: [], media: [{ request_id: tape.id }] });
    await db()
      .updateTable('job')
      .set({ closes_at: daysAgo(1), closes_zone: 'Asia/Kolkata' })
      .where('id', '=', job.id)
      .execute();
    const late = await move(talent, id, { note: 'Too late' });
    expect([late.statusCode, late.json().code]).toEqual([409, 'ALREADY_SETTLED']);
  });

  test('one for each role of a job with characters, while it is cast', async () => {
    const { job, characters } = await createTeamProject(db());
    const [meera, driver] = characters;
    const talent = await someone(db());
    const ask = (charcter_id?: number) => apply(talent, { jobId: job.public_id, charcter_id });
    expect((await ask()).json().errors).toMatchObject([{ field: 'charcter_id' }]);
    expect((await ask(driver)).json().errors).toMatchObject([{ field: 'charcter_id' }]);
    expect((await ask(meera)).json()).toMatchObject({ character: { id: meera, name: 'Meera' } });
    await db()
      .updateTable('project_character')
      .set({ status: 'cast' })
      .where('id', '=', meera ?? 0)
      .execute();
    const late = await apply(await someone(db()), { jobId: job.public_id, charcter_id: meera });
    expect([late.statusCode, late.json().code]).toEqual([409, 'ALREADY_SETTLED']);
  });

  test('400: what is required is missing, someone else’s media, answers that cannot be', async () => {
    const { job } = await postedJob(db());
    await askQuestion(db(), job.id, { is_required: true, kind: 'yes_no' });
    await requestMedia(db(), job.id, { is_required: true });
    const [talent, other] = [await someone(db()), await someone(db())];
    const fields = async (payload: object) => {
      const response = await apply(talent, { jobId: job.public_id, ...payload });
      expect(response.statusCode).toBe(400);
      return response.json().errors.map(({ field }: { field: string }) => field);
    };
    expect(await fields({})).toEqual(['answers', 'media']);
    expect(await fields({ media: [{ gallary_id: await galleryOf(other.id) }] })).toEqual(['media.0']);
    const key = await placeUpload(testApp(), other.id, makeVideo(), 'video/mp4');
    expect(await fields({ media: [{ key }] })).toEqual(['media.0']);
    expect(await fields({ note: '' })).toEqual(['note']);
  });

  test('400: a video of the gallery that is longer than asked', async () => {
    const { job } = await postedJob(db());
    const tape = await requestMedia(db(), job.id, { max_seconds: 60 });
    const talent = await someone(db());
    const id = await galleryOf(talent.id);
    const lasts = (duration_ms: number) =>
      db()
        .updateTable('media_asset')
        .set({ kind: 'video', duration_ms })
        .where('owner_id', '=', talent.id)
        .execute();
    const send = () =>
      apply(talent, { jobId: job.public_id, media: [{ gallary_id: id, request_id: tape.id }] });
    await lasts(75_000);
    expect((await send()).json().errors).toEqual([
      { field: 'media.0', message: 'Send one of up to 60 seconds' },
    ]);
    await lasts(61_500);
    expect((await send()).statusCode).toBe(201);
  });

  test('400: work for adults, and 409: a closed job; 404: a draft and a job that never was', async () => {
    const { job } = await postedJob(db());
    await db().insertInto('job_disclosure').values({ job_id: job.id, kind: 'kiss', level: 'one' }).execute();
    const child = await createTalent(db(), { talent: { date_of_birth: '2014-01-01' } });
    expect((await apply(child, { jobId: job.public_id })).json().errors).toMatchObject([{ field: 'jobId' }]);
    const talent = await someone(db());
    const status = async (changes: object) => {
      const other = await postedJob(db(), changes);
      return (await apply(talent, { jobId: other.job.public_id })).statusCode;
    };
    expect(await status({ status: 'closed' })).toBe(409);
    expect(await status({ status: 'paused' })).toBe(409);
    expect(await status({ closes_at: daysAgo(1), closes_zone: 'Asia/Kolkata' })).toBe(409);
    expect(await status({ status: 'draft' })).toBe(404);
    expect((await apply(talent, { jobId: randomUUID() })).statusCode).toBe(404);
  });

  test('401: a guest, 403: a recruiter, who is frozen or unfinished', async () => {
    const { recruiter, job } = await postedJob(db());
    const payload = { jobId: job.public_id };
    const frozen = await createTalent(db(), { account: { frozen_at: new Date(), frozen_reason: 'Test' } });
    const unfinished = await createTalent(db(), { talent: { completed_at: null } });
    const answers = [];
    for (const person of [undefined, recruiter, frozen, unfinished])
      answers.push((await apply(person, payload)).json().code);
    expect(answers).toEqual([
      'UNAUTHENTICATED',
      'WRONG_KIND_OF_USER',
      'PROFILE_FROZEN',
      'PROFILE_INCOMPLETE',
    ]);
  });
});
