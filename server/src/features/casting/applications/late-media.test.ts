import { expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import {
  applicationCalls,
  daysAgo,
  postedJob,
  requestMedia,
  someone,
} from '../../../../test/applications.ts';
import { makeVideo } from '../../../../test/reels.ts';
import { placeUpload } from '../../../../test/uploads.ts';

const testApp = useTestApp();
const db = () => testApp().db;
const { apply, move } = applicationCalls(testApp);

const promised = async () => {
  const { recruiter, job } = await postedJob(db(), {
    closes_at: daysAgo(-1),
    closes_zone: 'Asia/Kolkata',
  });
  const tape = await requestMedia(db(), job.id, { is_required: true });
  const talent = await someone(db());
  const photo = await db()
    .selectFrom('gallery_item')
    .select('id')
    .where('talent_id', '=', talent.id)
    .executeTakeFirstOrThrow();
  const sent = await apply(talent, {
    jobId: job.public_id,
    media: [{ gallary_id: photo.id }],
    awaited: [tape.id],
  });
  const key = await placeUpload(testApp(), talent.id, makeVideo(), 'video/mp4');
  const [kept] = sent.json().sent.media;
  const media = [{ media_id: kept.id }, { key, request_id: tape.id }];
  return { recruiter, job, tape, talent, id: sent.json().id as number, media };
};

test.each([
  ['its deadline passed', { closes_at: daysAgo(1) }],
  ['it expired', { status: 'expired', closes_at: daysAgo(1) }],
  ['it is paused', { status: 'paused' }],
  ['it is reviewed', { status: 'in_review' }],
])('200: what was promised arrives after %s, and nothing else', async (_what, changes) => {
  const { job, tape, talent, id, media } = await promised();
  await db().updateTable('job').set(changes).where('id', '=', job.id).execute();
  // Asked for since then, which is none of a delivery’s business.
  await requestMedia(db(), job.id, { is_required: true });
  const [kept, delivered] = media;
  for (const other of [
    { note: 'Late' },
    { media, note: 'Late' },
    { media: [delivered] },
    { media: [kept, { ...delivered, request_id: undefined }] },
    { awaited: [tape.id] },
  ]) {
    const late = await move(talent, id, other);
    expect([late.statusCode, late.json().code]).toEqual([409, 'ALREADY_SETTLED']);
  }
  const answers = [await move(talent, id, { media }), await move(talent, id, { media })];
  for (const answer of answers)
    expect([answer.statusCode, answer.json().sent]).toMatchObject([
      200,
      { awaited: [], media: [{ kind: 'photo' }, { kind: 'video', request_id: tape.id }] },
    ]);
});

test('409: not once it was decided', async () => {
  const { recruiter, talent, id, media } = await promised();
  await move(recruiter, id, { jobApplyStatus: 8, from: 1 });
  expect((await move(talent, id, { media })).json().code).toBe('ALREADY_SETTLED');
});

test('200: what was promised arrives though it is asked for no more', async () => {
  const { tape, talent, id, media } = await promised();
  await db()
    .updateTable('job_media_request')
    .set({ removed_at: new Date() })
    .where('id', '=', tape.id)
    .execute();
  const answer = await move(talent, id, { media });
  expect(answer.json().sent).toMatchObject({ awaited: [], media: [{}, { request_id: tape.id }] });
});
