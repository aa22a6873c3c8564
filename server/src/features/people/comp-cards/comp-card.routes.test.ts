import type { Answer } from '@callboard/contract/endpoint';
import type { makeCompCard } from '@callboard/contract/people/comp-cards';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { createRecruiter, createTalent } from '../../../../test/factories.ts';
import { createFullTalent } from '../../../../test/full-talent.ts';
import { aPicture } from '../../../../test/pictures.ts';
import { readPdf } from '../../../../test/read-pdf.ts';
import { addJob } from '../../../platform/jobs/jobs.queries.ts';
import { eraseDueJob } from '../../accounts/account-closing/erasing.service.ts';
import { tidyJob } from './create-cards.ts';

const testApp = useTestApp();
type Card = Answer<typeof makeCompCard>;
type Headers = Record<string, string>;

const requestCard = (id: number, headers: Headers, payload: object = {}) =>
  testApp().app.inject({ method: 'POST', url: `/v1/talenter/${id}/comp-card`, headers, payload });
const download = (url: string) => testApp().app.inject(url);
const cardOf = async ({ id }: { id: number }, payload: object = {}) => {
  const answer = await requestCard(id, await testApp().as({ id }), payload);
  expect(answer.statusCode).toBe(200);
  return answer.json<Card>();
};
const pdfOf = async (talent: { id: number }, payload: object = {}) =>
  readPdf((await download((await cardOf(talent, payload)).pdf_url)).rawPayload);
const rowOf = ({ id }: { id: number }) =>
  testApp().db.selectFrom('comp_card').selectAll().where('talent_id', '=', id).executeTakeFirst();

/** Stores files for the photos of a talent. */
const develop = async ({ id }: { id: number }) => {
  const { db, services } = testApp();
  const photo = await aPicture(960, 1200).webp().toBuffer();
  const rows = await db
    .selectFrom('media_asset')
    .select(['page_key', 'full_key'])
    .where('owner_id', '=', id)
    .execute();
  for (const key of rows.flatMap((row) => Object.values(row))) {
    if (key) await services.storage.put(key, photo, 'image/webp');
  }
};

describe('POST /v1/talenter/{id}/comp-card', () => {
  test('one A4 page and one light picture, to keep under the talent’s name', async () => {
    const talent = await createFullTalent(testApp().db);
    await develop(talent);
    const card = await cardOf(talent, { look: 'curtain' });
    expect(card.look).toBe('curtain');

    const page = await download(card.pdf_url);
    expect(page.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="meera-${talent.last_name.toLowerCase()}-comp-card.pdf"`,
    });
    const pdf = readPdf(page.rawPayload);
    expect(pdf).toMatchObject({ pages: 1, size: [595.28, 841.89] });
    expect(pdf.words).toEqual(
      expect.arrayContaining([
        `Meera ${talent.last_name}`,
        'Stage and screen',
        '24–34',
        '170 cm, 5′7″',
        '61 kg, 134 lb',
        '91 cm, 36″',
        'Monsoon Letters',
        'Tara',
        `localhost/talent/${talent.public_id}`,
      ]),
    );
    expect(page.body.match(/\/Subtype \/Image/g)).toHaveLength(5);

    const picture = await download(card.picture_url);
    expect(picture.headers['content-disposition']).toMatch(/-comp-card\.jpg"$/);
    expect(await sharp(picture.rawPayload).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1080,
      height: 1350,
    });
    expect(picture.rawPayload.length).toBeLessThan(500_000);
    const preview = await download(card.preview_url);
    expect(preview.headers['content-disposition']).toBeUndefined();
    expect(preview.rawPayload.equals(picture.rawPayload)).toBe(true);
  });

  test('holds no contact data, no birth date, no passport', async () => {
    const talent = await createFullTalent(testApp().db);
    const { words, rest } = await pdfOf(talent);
    const said = words.join('\n') + rest;
    const { surname, ...secrets } = talent.secrets;
    expect(said).toContain(surname);
    expect(Object.entries(secrets).filter(([, secret]) => said.includes(secret))).toEqual([]);
  });

  test('leaves out missing photos and works without any', async () => {
    const missing = await createFullTalent(testApp().db);
    const broken = await createFullTalent(testApp().db);
    const { db, services } = testApp();
    const [row] = await db
      .selectFrom('media_asset')
      .select('page_key')
      .where('owner_id', '=', broken.id)
      .execute();
    await services.storage.put(row?.page_key ?? '', Buffer.from('not a picture'), 'image/webp');
    for (const talent of [missing, broken, await createTalent(db)]) {
      const page = await download((await cardOf(talent)).pdf_url);
      expect(page.body).not.toContain('/Subtype /Image');
      expect(readPdf(page.rawPayload).words.some((words) => /^[A-Z]{2}$/.test(words))).toBe(true);
    }
  });

  test('remembers the look', async () => {
    const talent = await createTalent(testApp().db);
    expect((await cardOf(talent)).look).toBe('paper');
    expect((await cardOf(talent, { look: 'ink' })).look).toBe('ink');
    expect((await cardOf(talent)).look).toBe('ink');
  });

  test('is drawn again only when its content changed, and the old files are removed', async () => {
    const { db, services, drain } = testApp();
    const talent = await createFullTalent(db);
    await cardOf(talent);
    const first = await rowOf(talent);
    await cardOf(talent);
    expect(await rowOf(talent)).toEqual(first);
    await db
      .updateTable('talent')
      .set({ about: 'Not on the card' })
      .where('account_id', '=', talent.id)
      .execute();
    await cardOf(talent);
    expect(await rowOf(talent)).toEqual(first);

    await db
      .updateTable('talent')
      .set({ headline: 'On the card' })
      .where('account_id', '=', talent.id)
      .execute();
    expect((await pdfOf(talent)).words).toContain('On the card');
    const second = await rowOf(talent);
    expect(second?.pdf_key).not.toBe(first?.pdf_key);
    await drain();
    expect(await services.storage.inspect(first?.pdf_key ?? '')).toBeUndefined();
    expect(await services.storage.inspect(first?.picture_key ?? '')).toBeUndefined();
    expect(await services.storage.inspect(second?.pdf_key ?? '')).toBeDefined();
  });

  test('two presses at once get the same card', async () => {
    const talent = await createTalent(testApp().db);
    const [one, other] = await Promise.all([cardOf(talent), cardOf(talent)]);
    const key = (url: string) => url.split('?')[0];
    expect(key(one.pdf_url)).toBe(key(other.pdf_url));
    expect((await download(one.pdf_url)).statusCode).toBe(200);
  });

  test('a minor has one, without measurements', async () => {
    const { db } = testApp();
    const child = await createTalent(db, {
      account: { first_name: 'तारा', last_name: 'श्रीवास्तव 🎭' },
      talent: { date_of_birth: '2015-05-05', completed_at: null, playing_age_min: 9, playing_age_max: 12 },
    });
    await db.insertInto('talent_body').values({ talent_id: child.id, eye_color_id: 1 }).execute();
    const { words } = await pdfOf(child);
    expect(words).toEqual(expect.arrayContaining(['9–12', 'Eyes']));
    expect(words.filter((said) => ['Height', 'Weight', 'Bust', 'Waist', 'Hips'].includes(said))).toEqual([]);
    expect((await cardOf(child)).pdf_url).toContain('saveAs=comp-card.pdf');
  });

  test('is forbidden for guests, recruiters and others; a frozen talent still has their own', async () => {
    const { db, as } = testApp();
    const talent = await createTalent(db);
    const frozen = await createTalent(db, { account: { frozen_at: new Date(), frozen_reason: 'Test' } });
    expect((await requestCard(talent.id, {})).statusCode).toBe(401);
    expect((await requestCard(talent.id, await as(await createRecruiter(db)))).statusCode).toBe(403);
    expect((await requestCard(talent.id, await as(frozen))).statusCode).toBe(404);
    expect((await requestCard(frozen.id, await as(frozen))).statusCode).toBe(200);
    expect(await rowOf(talent)).toBeUndefined();
  });

  test('knows three looks and no other field', async () => {
    const talent = await createTalent(testApp().db);
    const headers = await testApp().as(talent);
    const answer = await requestCard(talent.id, headers, { look: 'velvet' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ errors: [{ field: 'look' }] });
    expect((await requestCard(talent.id, headers, { name: 'Somebody Else' })).statusCode).toBe(400);
  });

  test('drawing is rate limited; drawn cards stay available', async () => {
    const { db, services } = testApp();
    const talent = await createTalent(db);
    await cardOf(talent);
    for (let drawn = 1; drawn < 40; drawn += 1) {
      await services.limits.take(`comp-card:${talent.id}`, { max: 40, seconds: 3600 });
    }
    const headers = await testApp().as(talent);
    const answer = await requestCard(talent.id, headers, { look: 'ink' });
    expect(answer.statusCode).toBe(429);
    expect(answer.headers['retry-after']).toBeDefined();
    expect((await requestCard(talent.id, headers)).statusCode).toBe(200);
  });
});

describe('the files of comp cards', () => {
  test('are removed after a week; the look stays', async () => {
    const { db, services, drain } = testApp();
    const [old, fresh] = [await createTalent(db), await createTalent(db)];
    await cardOf(old, { look: 'ink' });
    await cardOf(fresh);
    const before = await rowOf(old);
    await db
      .updateTable('comp_card')
      .set({ made_at: new Date(Date.now() - 8 * 24 * 60 * 60 * 1000) })
      .where('talent_id', '=', old.id)
      .execute();
    await addJob(db, { name: tidyJob, payload: {} });
    await drain();
    expect(await rowOf(old)).toMatchObject({ look: 'ink', pdf_key: null, picture_key: null });
    expect(await services.storage.inspect(before?.pdf_key ?? '')).toBeUndefined();
    expect((await rowOf(fresh))?.pdf_key).not.toBeNull();
    expect((await cardOf(old)).look).toBe('ink');
  });

  test('go with the account', async () => {
    const { db, services, drain } = testApp();
    const talent = await createTalent(db);
    await cardOf(talent);
    const card = await rowOf(talent);
    await db
      .updateTable('account')
      .set({ closed_at: new Date(Date.now() - 100 * 24 * 60 * 60 * 1000) })
      .where('id', '=', talent.id)
      .execute();
    await addJob(db, { name: eraseDueJob, payload: {} });
    await drain();
    expect(await rowOf(talent)).toBeUndefined();
    for (const key of [card?.pdf_key, card?.picture_key]) {
      expect(await services.storage.inspect(key ?? '')).toBeUndefined();
    }
  });
});
