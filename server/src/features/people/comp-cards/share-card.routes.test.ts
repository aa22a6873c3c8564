import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { createRecruiter } from '../../../../test/factories.ts';
import { createFullTalent, unlock } from '../../../../test/full-talent.ts';
import { aPicture } from '../../../../test/pictures.ts';

const testApp = useTestApp();

const look = (publicId: string, headers: Record<string, string> = {}) =>
  testApp().app.inject({ url: `/cards/talent/${publicId}.jpg`, headers });

/** Stores a file for the cover of a talent. */
const develop = async ({ id }: { id: number }) => {
  const { db, services } = testApp();
  const cover = await db
    .selectFrom('gallery_item')
    .innerJoin('media_asset', 'media_asset.id', 'gallery_item.asset_id')
    .select('full_key')
    .where('talent_id', '=', id)
    .where('is_cover', '=', true)
    .executeTakeFirstOrThrow();
  await services.storage.put(cover.full_key ?? '', await aPicture(800, 1000).webp().toBuffer(), 'image/webp');
};

/** The middle of the photo. */
const colourOfFace = async (picture: Buffer) => {
  const face = sharp(picture).extract({ left: 240, top: 120, width: 4, height: 4 });
  const [red = 0, green = 0, blue = 0] = await face.raw().toBuffer();
  return { red, green, blue };
};

describe('GET /cards/talent/{userUniqueId}.jpg', () => {
  test('a picture for links, which anybody may keep for an hour', async () => {
    const talent = await createFullTalent(testApp().db);
    await develop(talent);
    const answer = await look(talent.public_id);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=3600',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1200,
      height: 630,
    });
    expect(answer.rawPayload.length).toBeLessThan(300_000);
    const { red, green } = await colourOfFace(answer.rawPayload);
    expect(red - green).toBeGreaterThan(100);
  });

  test('is the same for everybody, and answers 304 to who has it', async () => {
    const { db, as } = testApp();
    const talent = await createFullTalent(db);
    const recruiter = await createRecruiter(db);
    await unlock(db, recruiter, talent);
    const answer = await look(talent.public_id);
    const etag = String(answer.headers.etag);
    const unlocked = await look(talent.public_id, await as(recruiter));
    expect(unlocked.rawPayload.equals(answer.rawPayload)).toBe(true);
    expect(unlocked.headers).toMatchObject({ etag, 'cache-control': 'public, max-age=3600' });
    const again = await look(talent.public_id, { 'if-none-match': `W/${etag}` });
    expect(again.statusCode).toBe(304);
    expect(again.rawPayload.length).toBe(0);
  });

  test('changes with what a guest sees, and with nothing else', async () => {
    const { db } = testApp();
    const talent = await createFullTalent(db);
    const etagNow = async () => (await look(talent.public_id)).headers.etag;
    const change = (changes: object) =>
      db.updateTable('talent').set(changes).where('account_id', '=', talent.id).execute();
    const first = await etagNow();
    await change({ headline: 'Only recruiters read this' });
    expect(await etagNow()).toBe(first);
    await change({ playing_age_max: 40 });
    expect(await etagNow()).not.toBe(first);
  });

  test('returns the same 404 for everyone a guest may not see', async () => {
    const { db, as } = testApp();
    const [shown, hidden, unfinished, frozen, closed, child] = [
      await createFullTalent(db),
      await createFullTalent(db, { talent: { show_to_recruiters: false } }),
      await createFullTalent(db, { talent: { completed_at: null, last_activity_page: 2 } }),
      await createFullTalent(db, { account: { frozen_at: new Date(), frozen_reason: 'Test' } }),
      await createFullTalent(db, { account: { closed_at: new Date() } }),
      await createFullTalent(db, { talent: { date_of_birth: null } }),
    ];
    expect((await look(shown.public_id)).statusCode).toBe(200);
    const answers = [];
    for (const { id, public_id } of [hidden, unfinished, frozen, child]) {
      answers.push(await look(public_id), await look(public_id, await as({ id })));
    }
    const unknown = await look(randomUUID());
    answers.push(
      await look(closed.public_id),
      unknown,
      await look('not-an-id'),
      await look(String(shown.id)),
    );
    const response = answers.map(({ statusCode, headers, json }) => {
      const { instance: _instance, ...problem } = json();
      return { statusCode, problem, kept: headers['cache-control'] };
    });
    expect(response).toEqual(answers.map(() => response[0]));
    expect(response[0]).toMatchObject({ statusCode: 404, problem: { code: 'NOT_FOUND' } });
  });

  test('who hides is gone at once, though the picture was drawn', async () => {
    const { db } = testApp();
    const talent = await createFullTalent(db);
    expect((await look(talent.public_id)).statusCode).toBe(200);
    await db
      .updateTable('talent')
      .set({ show_to_recruiters: false })
      .where('account_id', '=', talent.id)
      .execute();
    expect((await look(talent.public_id)).statusCode).toBe(404);
  });

  test('a burst of crawlers costs one drawing', async () => {
    const { db, services } = testApp();
    const talent = await createFullTalent(db);
    await develop(talent);
    const answers = await Promise.all(Array.from({ length: 12 }, () => look(talent.public_id)));
    expect(new Set(answers.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(1);
    const { draw } = await services.cards.share.find(talent.public_id, '203.0.113.9');
    expect(await draw()).toBe(await draw());
  });
});
